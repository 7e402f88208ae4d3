use novena_generator::*;
fn cpu() -> f64 {
    let s = std::fs::read_to_string("/proc/self/schedstat").unwrap();
    s.split(' ').next().unwrap().parse::<f64>().unwrap() / 1e9
}
fn main() {
    let mut n = 0;
    let t = cpu();
    let mut g = 0;
    for i in 0..200 {
        let b = bunch(&Shape::default(), 1, i);
        n += b.puzzles.len();
        g += b
            .puzzles
            .iter()
            .map(|m| m.puzzle.givens().len())
            .sum::<usize>();
    }
    println!(
        "minimal {:.0}/s mean givens {:.3}",
        n as f64 / (cpu() - t),
        g as f64 / n as f64
    );
    let t = cpu();
    let n = FullGrids::new(Random::new(1)).take(100_000).count();
    println!("grids {:.0}/s", n as f64 / (cpu() - t));
    let t = cpu();
    let mut r = Random::new(1);
    for _ in 0..2000 {
        full_grid(&mut r);
    }
    println!("full_grid {:.0}/s", 2000. / (cpu() - t));
}
