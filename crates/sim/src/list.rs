//! `sim list`.

use rules::catalog::{SCENARIOS, Scenario};
use serde_json::{Value, json};

use crate::table::Table;

/// Lists the scenarios that can be played.
#[derive(clap::Args)]
pub struct Args {
    /// Print JSON: an array of objects with id, players, points and modules
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> String {
    if args.json {
        let all: Vec<Value> = SCENARIOS.iter().map(to_json).collect();
        return format!("{:#}\n", Value::from(all));
    }
    let mut table = Table::new(&["scenario", "players", "points", "modules"]);
    for scenario in SCENARIOS {
        let (least, most) = (scenario.players.start(), scenario.players.end());
        let (min, max) = (scenario.targets.start(), scenario.targets.end());
        table.row([
            scenario.id.to_string(),
            if least == most { least.to_string() } else { format!("{least}-{most}") },
            format!("{} ({min}-{max})", scenario.target),
            if scenario.modules.is_empty() { "-".to_string() } else { scenario.modules.join(" ") },
        ]);
    }
    table.print()
}

fn to_json(scenario: &Scenario) -> Value {
    json!({
        "id": scenario.id,
        "players": scenario.players.clone().collect::<Vec<u8>>(),
        "points": scenario.target,
        "points_range": [scenario.targets.start(), scenario.targets.end()],
        "modules": scenario.modules,
    })
}
