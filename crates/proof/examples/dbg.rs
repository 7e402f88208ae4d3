use novena_formats::library::Case;
use novena_proof::library;
use novena_techniques::*;
use std::ops::ControlFlow;
fn main() {
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let case: Case = line.parse().unwrap();
        println!("{line}");
        let position = library::position(&case).unwrap();
        let t = library_technique(&case.code, &case.variant).unwrap();
        let _ = t.find(&position, &mut |step| {
            let links = step.exhibits(Role::Link).next();
            if let Some(Exhibit::Links(l)) = links {
                let mut s = l[0].from.to_string();
                for x in l {
                    s += if x.is_strong { "=" } else { "-" };
                    s += &x.to.to_string();
                    if let Some(set) = x.to.set {
                        if x.is_strong {
                            s += &format!("[{}:{}]", set.cells, set.digits);
                        }
                    }
                }
                println!("{} {step}\n     {s}", l.len());
            }
            ControlFlow::Continue(())
        });
    }
}
