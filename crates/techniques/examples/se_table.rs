//! Compares our SE ratings with a table: `se_table TABLE.csv [MAX_ER]`.
use std::time::Instant;

use novena_techniques::SeRater;

fn main() {
    let file = std::env::args().nth(1).unwrap();
    let most: f64 = std::env::args()
        .nth(2)
        .map_or(20.0, |most| most.parse().unwrap());
    let text = std::fs::read_to_string(file).unwrap();
    let mut rater = SeRater::new();
    let (mut right, mut total) = (0, 0);
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let want: Vec<u16> = fields[1..4]
            .iter()
            .map(|field| (field.parse::<f64>().unwrap() * 10.0).round() as u16)
            .collect();
        if f64::from(want[0]) / 10.0 > most {
            continue;
        }
        let started = Instant::now();
        let got = rater.rate(&fields[0].parse().unwrap());
        let took = started.elapsed();
        total += 1;
        if [got.er, got.ep, got.ed] == want[..] {
            right += 1;
        } else {
            println!(
                "{} want {want:?} got {got:?} {} {took:?}",
                fields[0], fields[4]
            );
        }
        if took.as_millis() > 1000 {
            println!("{} {:?} took {took:?}", fields[0], want);
        }
    }
    println!("{right} of {total}");
}
