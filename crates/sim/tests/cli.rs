//! `sim` as a program: what it prints, and the exit codes that `--help` documents.

use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::{Value, json};

fn sim(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_sim")).args(args).output().expect("sim runs")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("text")
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("text")
}

/// What a command prints as JSON, having succeeded.
fn json(args: &[&str]) -> Value {
    let output = sim(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", stderr(&output));
    serde_json::from_str(&stdout(&output)).expect("JSON")
}

/// Asserts that a command fails with this exit code, says why on standard error and prints nothing.
fn fails(args: &[&str], code: i32, why: &str) {
    let output = sim(args);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {}", stderr(&output));
    assert!(stderr(&output).contains(why), "{args:?}: {}", stderr(&output));
    assert_eq!(stdout(&output), "", "{args:?}");
}

/// A file of a test, with its own name so that tests do not meet.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file can be written");
    path.to_str().expect("a plain path").to_string()
}

const GREEDY: [&str; 5] = ["play", "--scenario", "base", "--players", "3"];

#[test]
fn help_names_every_command_every_option_and_the_exit_codes() {
    let all = stdout(&sim(&["--help"]));
    for word in ["list", "map", "play", "replay", "position", "bench", "Exit codes", "  0 ", "  1 ", "  2 ", "  3 "] {
        assert!(all.contains(word), "{word}");
    }
    for (command, options) in [
        ("list", &["--json"][..]),
        ("map", &["--players", "--seed", "--board", "--harbours", "--json"]),
        (
            "play",
            &[
                "--scenario",
                "--players",
                "--variant",
                "--option",
                "--policy",
                "--games",
                "--seed",
                "--check",
                "--max-steps",
                "--record",
                "--json",
            ],
        ),
        ("replay", &["FILE", "--json"]),
        ("position", &["FILE", "--apply", "--seed", "--json"]),
        ("bench", &["--round", "--rounds", "--json"]),
    ] {
        let text = stdout(&sim(&[command, "--help"]));
        options.iter().for_each(|option| assert!(text.contains(option), "{command} {option}"));
    }
}

#[test]
fn the_base_game_is_listed_for_3_and_4_players_to_10_points() {
    let base = &json(&["list", "--json"])[0];
    assert_eq!(base["id"], "base");
    assert_eq!(base["players"], json!([3, 4]));
    assert_eq!(base["points"], 10);
    assert_eq!(base["modules"], json!([]));
    assert!(stdout(&sim(&["list"])).contains("base"));
}

#[test]
fn the_base_map_has_the_hexes_numbers_and_harbours_of_the_book() {
    let map = json(&["map", "base", "--players", "4", "--json"]);
    let hexes = map["hexes"].as_array().unwrap();
    assert_eq!(hexes.len(), 19);
    assert!(hexes.iter().all(|hex| hex["zone"] == "island"));
    let at = |q: i64, r: i64| hexes.iter().find(|hex| hex["q"] == q && hex["r"] == r).unwrap();
    assert_eq!((&at(0, 0)["terrain"], &at(0, 0)["number"]), (&json!("desert"), &Value::Null));
    assert_eq!((&at(0, -2)["terrain"], &at(0, -2)["number"]), (&json!("mountains"), &json!(10)));
    assert_eq!((&map["robber"]["q"], &map["robber"]["r"]), (&json!(0), &json!(0)));
    assert_eq!(map["pirate"], Value::Null);
    let terrain = json!({ "forest": 4, "pasture": 4, "fields": 4, "hills": 3, "mountains": 3, "desert": 1 });
    assert_eq!(map["counts"]["terrain"], terrain);
    let numbers = json!({ "2": 1, "3": 2, "4": 2, "5": 2, "6": 2, "8": 2, "9": 2, "10": 2, "11": 2, "12": 1 });
    assert_eq!(map["counts"]["numbers"], numbers);
    let harbours = json!({ "generic": 4, "brick": 1, "lumber": 1, "wool": 1, "grain": 1, "ore": 1 });
    assert_eq!(map["counts"]["harbours"], harbours);
    assert_eq!(map["harbours"].as_array().unwrap().len(), 9);
    assert!(map["harbours"][0]["side"].is_u64());
}

#[test]
fn what_a_map_deals_is_null() {
    let map = json(&["map", "into-the-unknown", "--players", "4", "--json"]);
    assert_eq!(map["id"], "into-the-unknown-4");
    let hexes = map["hexes"].as_array().unwrap();
    assert_eq!(hexes.len(), 63);
    let hidden: Vec<&Value> = hexes.iter().filter(|hex| hex["number"].is_null() && hex["terrain"].is_null()).collect();
    assert_eq!(hidden.len(), 27);
    assert!(hexes.iter().any(|hex| hex["terrain"].is_null() && hex["number"] == 11), "home land has its numbers");
    let marker = &map["markers"][0];
    assert_eq!((&marker["name"], &marker["kind"]), (&json!("treasures"), &json!("corner")));
    assert_eq!(marker["places"].as_array().unwrap().len(), 20);
}

#[test]
fn a_map_with_a_seed_is_dealt_and_the_same_seed_deals_the_same() {
    let dealt = |seed| json(&["map", "base", "--players", "3", "--board", "balanced", "--seed", seed, "--json"]);
    assert_eq!(dealt("5"), dealt("5"));
    assert_ne!(dealt("5")["hexes"], dealt("6")["hexes"]);
    assert_eq!(dealt("5")["counts"]["terrain"], dealt("6")["counts"]["terrain"]);
}

#[test]
fn a_map_in_text_shows_terrain_numbers_and_counts() {
    let text = stdout(&sim(&["map", "new-shores", "--players", "4"]));
    for word in ["mountain", "gold", "robber", "pirate", "42 tiles", "4 generic", "islet-nw"] {
        assert!(text.contains(word), "{word}: {text}");
    }
}

#[test]
fn games_that_are_played_give_their_counts() {
    let args = [&GREEDY[..], &["--games", "4", "--seed", "7", "--json"]].concat();
    let played = json(&args);
    let mut keys: Vec<&str> = played.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    assert_eq!(keys, ["finished", "games", "seconds", "steps", "steps_per_second", "turns", "wins"]);
    assert_eq!((&played["games"], &played["finished"]), (&json!(4), &json!(4)));
    let wins: u64 = played["wins"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(wins, 4);
    assert!(played["turns"].as_f64().unwrap() > 10.0);
    let again = json(&args);
    for key in ["steps", "turns", "wins"] {
        assert_eq!(again[key], played[key], "{key}");
    }
}

#[test]
fn random_and_greedy_games_keep_every_invariant() {
    for policy in ["random", "greedy"] {
        let options = ["--policy", policy, "--check", "--option", "board=random", "--option", "harbours=shuffled"];
        let played = json(&[&GREEDY[..], &options, &["--max-steps", "400", "--json"]].concat());
        assert_eq!(played["games"], 1, "{policy}");
    }
}

#[test]
fn a_game_stopped_early_is_not_finished() {
    let played = json(&[&GREEDY[..], &["--max-steps", "20", "--games", "2", "--json"]].concat());
    assert_eq!((&played["games"], &played["finished"], &played["steps"]), (&json!(2), &json!(0), &json!(40)));
}

#[test]
fn a_record_replays_to_its_end_and_a_changed_one_does_not() {
    let path = file("game.txt", "");
    let played = json(&[&GREEDY[..], &["--seed", "3", "--record", &path, "--json"]].concat());
    let text = std::fs::read_to_string(&path).unwrap();
    let replayed = json(&["replay", &path, "--json"]);
    assert_eq!(replayed["lines"], played["steps"]);
    let winner = replayed["winners"][0].as_str().unwrap();
    assert_eq!(played["wins"][winner], 1);
    assert_eq!(replayed["seats"][winner]["points"], 10);
    let end = text.lines().last().unwrap();
    assert!(end.ends_with(replayed["digest"].as_str().unwrap()));
    assert!(stdout(&sim(&["replay", &path])).contains(&format!("{winner} won")));

    let other_end = file("other-end.txt", &text.replace(end, &end.replace("10, digest", "11, digest")));
    fails(&["replay", &other_end], 1, &format!("line {}", text.lines().count()));
    let illegal = file("illegal.txt", &text.replacen("\nA roll", "\nA end\nA roll", 1));
    fails(&["replay", &illegal], 1, "line 2: the dice come first");
    fails(&["replay", &file("no-record.txt", "nothing\n")], 1, "line 1: no header");
}

const POSITION: &str = r#"{ "scenario": "base", "players": 3, "board": "beginner", "turn": "A", "phase": "main",
    "dice": [3, 5], "seats": {
        "A": { "settlements": "C3n", "roads": "C3ne", "hand": "2 brick 2 lumber 1 wool 1 grain 1 ore" },
        "B": { "settlements": "E4s", "hand": "9 wool" }, "C": {} } }"#;

#[test]
fn a_position_shows_who_decides_what_is_legal_and_how_everyone_stands() {
    let path = file("position.json", POSITION);
    let shown = json(&["position", &path, "--json"]);
    assert_eq!(shown["decision"]["seats"], json!(["A"]));
    let legal: Vec<&str> = shown["legal"]["A"].as_array().unwrap().iter().map(|l| l.as_str().unwrap()).collect();
    for line in ["A road B3se", "A card", "A end"] {
        assert!(legal.contains(&line), "{line} in {legal:?}");
    }
    assert!(legal.iter().all(|line| !line.starts_with("A city")), "2 grain and 3 ore are missing");
    let a = &shown["seats"]["A"];
    assert_eq!(a["points"], 1);
    assert_eq!(a["longest_route"], 1);
    assert_eq!(a["hand"], "2 brick 2 lumber 1 wool 1 grain 1 ore");
    assert_eq!(a["pieces_left"], json!({ "road": 14, "settlement": 4, "city": 4 }));
    assert_eq!(a["awards"], json!([]));
    let text = stdout(&sim(&["position", &path]));
    assert!(text.contains("A road B3se") && text.contains("trade and build"), "{text}");
}

#[test]
fn lines_are_applied_with_or_without_what_chance_says() {
    let path = file("apply.json", POSITION);
    let lines = ["--apply", "A road B3se", "--apply", "A card = knight", "--apply", "A end", "--apply", "B roll = 3 4"];
    let shown = json(&[&["position", &path, "--json"][..], &lines].concat());
    assert_eq!(shown["applied"], json!(["A road B3se", "A card = knight", "A end", "B roll = 3 4"]));
    assert_eq!(shown["seats"]["A"]["cards"], json!(["fresh knight"]));
    assert_eq!(shown["decision"]["seats"], json!(["B"]), "nine cards are too many on a 7");
    assert!(shown["spaces"]["B"].as_str().unwrap().starts_with("B give 4 of 9 wool"));
    let after = file("after.json", &shown["position"].to_string());
    assert_eq!(json(&["position", &after, "--json"])["digest"], shown["digest"]);

    let drawn = json(&["position", &path, "--apply", "A end", "--apply", "B roll", "--json"]);
    assert!(drawn["applied"][1].as_str().unwrap().starts_with("B roll = "), "{}", drawn["applied"]);
}

#[test]
fn a_refused_line_says_why_and_exits_with_1() {
    let path = file("refused.json", POSITION);
    for (line, why) in [
        ("A city C3n", "1 grain 2 ore missing"),
        ("A settlement F2n", "no own road"),
        ("B end", "someone else"),
        ("A jump", "no action"),
        ("A road Z9ne", "no place"),
        ("A card = dice", "nothing that chance can say"),
        ("A card = brick", "chance said"),
        ("A end = 3 5", "chance said"),
    ] {
        fails(&["position", &path, "--apply", line], 1, why);
    }
    fails(&["position", &file("broken.json", "{")], 1, "not JSON");
    let twice = POSITION.replace("E4s", "C3n");
    fails(&["position", &file("twice.json", &twice)], 1, "taken twice");
}

#[test]
fn what_does_not_exist_exits_with_2_and_what_cannot_be_read_with_3() {
    let play = |more: &[&'static str]| [&["play", "--scenario", "base"][..], more].concat();
    fails(&["play", "--scenario", "nowhere", "--players", "3"], 2, "no scenario \"nowhere\"");
    fails(&play(&["--players", "7"]), 2, "not for 7 players");
    fails(&play(&["--players", "3", "--option", "board=round"]), 2, "board can't be \"round\"");
    fails(&play(&["--players", "3", "--option", "colour=red"]), 2, "no option \"colour\"");
    fails(&play(&["--players", "3", "--option", "board"]), 2, "NAME=VALUE");
    fails(&play(&["--players", "3", "--option", "target=16"]), 2, "choose from 8 to 15");
    fails(&play(&["--players", "3", "--variant", "frogs"]), 2, "no variant \"frogs\"");
    fails(&play(&["--players", "3", "--policy", "clever"]), 2, "clever");
    fails(&["map", "nowhere", "--players", "3"], 2, "no map \"nowhere\"");
    fails(&["map", "new-shores", "--players", "3"], 2, "no map");
    fails(&["replay", "/no/such/file"], 3, "/no/such/file");
    fails(&["position", "/no/such/file"], 3, "/no/such/file");
    fails(&play(&["--players", "3", "--record", "/no/such/folder/file"]), 3, "/no/such/folder");
}

#[test]
fn the_bench_gives_its_figures() {
    let figures = json(&["bench", "--round", "0.001", "--rounds", "1", "--json"]);
    for key in [
        "steps_per_second",
        "steps_per_second_balanced",
        "steps_per_second_checked",
        "steps_per_second_offers",
        "clone_ns",
        "list_ns",
        "longest_route_ns",
        "state_bytes",
        "steps_per_game",
        "actions_listed",
    ] {
        assert!(figures[key].as_f64().is_some_and(|n| n > 0.0), "{key}: {figures}");
    }
}
