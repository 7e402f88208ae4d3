use novena_core::Puzzle; use novena_generator::{NewPuzzle, Practice}; use novena_kernel::{Verdict, Wave}; use novena_techniques::Kind;
fn main() { let t = std::fs::read_to_string("crates/generator/data/practice.txt").unwrap();
 for l in t.lines() { if l.starts_with('#') { println!("{l}"); continue; } let mut w = l.split(' '); let id = w.next().unwrap(); let k: Kind = id.parse().unwrap(); let mut out = vec![id.to_owned()]; let mut n=0; let mut bad=0;
  for p in w { n+=1; let puzzle: Puzzle = p.parse().unwrap(); if let Verdict::Unique(solution) = Wave::new().verdict(&puzzle).0 { if Practice::of(&NewPuzzle{puzzle,solution}, k).is_some() { out.push(p.into()); } else {bad+=1;} } }
  if bad>0 { eprintln!("{id}: {bad} of {n} gone"); }
  println!("{}", out.join(" ")); } }
