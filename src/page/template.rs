//! What never changes of a view: `view!` writes it as one text, which takes a fraction of the room that structures would.

use super::part::Part;

/// An element with all that is inside it, as it is written at one place in the source.
#[derive(Clone, Copy)]
pub struct Template {
    /// Another for every place in the source.
    pub place: u32,
    pub made: &'static str,
}

/// What comes next in a template.
pub enum Next {
    Element(&'static str),
    /// An element of a drawing.
    Drawing(&'static str),
    /// A name and a value that never change.
    Attribute(&'static str, &'static str),
    /// Something that a hole is for.
    Part(Part),
    Text(&'static str),
    /// A view fills it.
    Hole,
    /// The element begun last is whole.
    End,
}

const ELEMENT: u8 = 1;
const DRAWING: u8 = 2;
const ATTRIBUTE: u8 = 3;
const VALUE: u8 = 4;
const PART: u8 = 5;
const TEXT: u8 = 6;
const HOLE: u8 = 7;

/// Reads a template.
pub struct Reader(pub &'static str);

impl Reader {
    /// The text up to the next letter that means something.
    fn words(&mut self) -> &'static str {
        let end = self.0.bytes().position(|byte| (ELEMENT..=8).contains(&byte)).unwrap_or(self.0.len());
        let (words, rest) = self.0.split_at(end);
        self.0 = rest;
        words
    }

    fn letter(&mut self) -> Option<u8> {
        let letter = *self.0.as_bytes().first()?;
        self.0 = &self.0[1..];
        Some(letter)
    }
}

impl Iterator for Reader {
    type Item = Next;

    fn next(&mut self) -> Option<Next> {
        Some(match self.letter()? {
            ELEMENT => Next::Element(self.words()),
            DRAWING => Next::Drawing(self.words()),
            ATTRIBUTE => {
                let name = self.words();
                let value =
                    if self.0.as_bytes().first() == Some(&VALUE) { self.letter().map(|_| self.words()) } else { None };
                Next::Attribute(name, value.unwrap_or_default())
            }
            PART => Next::Part(Part::of(self.words())),
            TEXT => Next::Text(self.words()),
            HOLE => Next::Hole,
            _ => Next::End,
        })
    }
}
