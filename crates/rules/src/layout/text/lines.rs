//! A layout's text as statements: keyword, words and drawn rows, each with its line and column.

use crate::layout::{LayoutError, Problem};

/// A word and where it stands.
#[derive(Clone, Copy)]
pub struct Word<'a> {
    pub text: &'a str,
    pub line: u32,
    pub column: u32,
}

impl Word<'_> {
    pub fn error(&self, what: Problem) -> LayoutError {
        LayoutError { line: self.line, column: self.column, what }
    }
    pub fn expected(&self, what: &'static str) -> LayoutError {
        self.error(Problem::Expected(what))
    }
    pub fn unknown(&self) -> LayoutError {
        self.error(Problem::Unknown(self.text.into()))
    }
}

/// A drawn row: its letter and its cells.
pub struct Row<'a> {
    pub letter: Word<'a>,
    pub cells: Vec<Word<'a>>,
}

/// A keyword, the words behind it and the rows under it.
pub struct Statement<'a> {
    pub keyword: Word<'a>,
    pub words: Vec<Word<'a>>,
    pub rows: Vec<Row<'a>>,
}

const HEADER: [&str; 2] = ["farshore", "layout"];
const VERSION: &str = "1";

/// The statements of a text, without its header.
pub fn statements(text: &str) -> Result<Vec<Statement<'_>>, LayoutError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut statements: Vec<Statement> = Vec::new();
    let mut begun = false;
    for (number, line) in (1u32..).zip(text.lines()) {
        let words = words(line, number);
        let Some(first) = words.first().copied() else { continue };
        if !begun {
            header(&words)?;
            begun = true;
        } else if line.starts_with(char::is_whitespace) {
            let statement = statements.last_mut().ok_or_else(|| first.expected("a keyword at the margin"))?;
            if !statement.rows.is_empty() {
                return Err(first.error(Problem::RowLetter(next_letter(statement))));
            }
            statement.words.extend(words);
        } else if is_row(first.text) {
            let statement = statements.last_mut().filter(|s| takes_rows(s.keyword.text));
            let statement = statement.ok_or_else(|| first.error(Problem::StrayRow))?;
            if !first.text.starts_with(next_letter(statement)) {
                return Err(first.error(Problem::RowLetter(next_letter(statement))));
            }
            if let Some(before) = line.find('\t') {
                let column = line[..before].chars().count() as u32 + 1;
                return Err(LayoutError { line: number, column, what: Problem::Tab });
            }
            statement.rows.push(Row { letter: first, cells: words[1..].to_vec() });
        } else {
            statements.push(Statement { keyword: first, words: words[1..].to_vec(), rows: Vec::new() });
        }
    }
    if !begun {
        return Err(LayoutError { line: 1, column: 1, what: Problem::NoHeader });
    }
    Ok(statements)
}

fn header(words: &[Word]) -> Result<(), LayoutError> {
    let [one, two, version, rest @ ..] = words else { return Err(words[0].error(Problem::NoHeader)) };
    if [one.text, two.text] != HEADER {
        return Err(one.error(Problem::NoHeader));
    }
    if version.text != VERSION {
        return Err(version.error(Problem::Version(version.text.into())));
    }
    match rest.first() {
        Some(word) => Err(word.error(Problem::Surplus(word.text.into()))),
        None => Ok(()),
    }
}

fn takes_rows(keyword: &str) -> bool {
    matches!(keyword, "map" | "zones")
}

fn is_row(word: &str) -> bool {
    matches!(word.as_bytes(), [b'A'..=b'Z'])
}

/// The letter the next row of a statement must have; after Z there is none, which is said as `Z` again.
fn next_letter(statement: &Statement) -> char {
    ('A'..='Z').nth(statement.rows.len()).unwrap_or('Z')
}

/// The words of a line up to a remark. Commas separate like spaces; a colon is a word of its own.
fn words(line: &str, number: u32) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut open: Option<(usize, u32)> = None;
    let mut close = |open: &mut Option<(usize, u32)>, end: usize| {
        if let Some((start, column)) = open.take() {
            words.push(Word { text: &line[start..end], line: number, column });
        }
    };
    for (column, (at, c)) in (1u32..).zip(line.char_indices()) {
        let separates = c.is_whitespace() || c == ',';
        if separates || c == ':' || (c == '#' && open.is_none()) {
            close(&mut open, at);
        }
        if c == '#' && open.is_none() {
            return words;
        }
        if c == ':' {
            close(&mut Some((at, column)), at + 1);
        } else if !separates && open.is_none() {
            open = Some((at, column));
        }
    }
    close(&mut open, line.len());
    words
}
