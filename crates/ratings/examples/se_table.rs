//! Compares our SE ratings (numbers and names) with a table: `se_table TABLE.csv [MAX_ER]`.
use std::time::{Duration, Instant};

use novena_ratings::SeRater;

fn main() {
    let file = std::env::args().nth(1).unwrap();
    let most: f64 = std::env::args()
        .nth(2)
        .map_or(20.0, |most| most.parse().unwrap());
    let text = std::fs::read_to_string(file).unwrap();
    let mut rater = SeRater::new();
    let (mut right, mut total, mut named, mut with_name) = (0, 0, 0, 0);
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split(',').collect();
        let want: Vec<f64> = fields[1..4]
            .iter()
            .map(|field| field.parse().unwrap())
            .collect();
        if want[0] > most {
            continue;
        }
        let started = Instant::now();
        let got = rater.rate(&fields[0].parse().unwrap());
        let took = started.elapsed();
        total += 1;
        let ratings = [got.er, got.ep, got.ed].map(|tenths| f64::from(tenths) / 10.0);
        if want[..] == ratings {
            right += 1;
        } else {
            println!("{} want {want:?} got {ratings:?}", fields[0]);
        }
        let name = got.hardest.map(|name| name.to_string()).unwrap_or_default();
        if !fields[4].is_empty() {
            with_name += 1;
            if name == fields[4] {
                named += 1;
            } else {
                println!("{} want {} got {name}", fields[0], fields[4]);
            }
        }
        if took > Duration::from_secs(1) {
            println!("{} {want:?} {name} took {took:?}", fields[0]);
        }
    }
    println!("{right} of {total} ratings, {named} of {with_name} names");
}
