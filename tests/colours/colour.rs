//! Colour arithmetic: contrast, colour vision, difference.

#[derive(Clone, Copy, Debug)]
pub struct Colour([f64; 3]);

impl Colour {
    /// From `#RRGGBB`.
    pub fn parse(text: &str) -> Option<Colour> {
        let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
        let part = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).ok().map(|value| f64::from(value) / 255.0);
        Some(Colour([part(0)?, part(2)?, part(4)?]))
    }

    /// In linear light.
    fn linear(self) -> [f64; 3] {
        self.0.map(|v| if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) })
    }

    fn from_linear(light: [f64; 3]) -> Colour {
        Colour(light.map(|v| {
            let v = v.clamp(0.0, 1.0);
            if v <= 0.0031308 { 12.92 * v } else { 1.055 * v.powf(1.0 / 2.4) - 0.055 }
        }))
    }

    fn luminance(self) -> f64 {
        let [r, g, b] = self.linear();
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    fn lab(self) -> [f64; 3] {
        let [r, g, b] = self.linear();
        let x = (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047;
        let y = 0.2126729 * r + 0.7151522 * g + 0.0721750 * b;
        let z = (0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883;
        let f = |t: f64| if t > 216.0 / 24389.0 { t.cbrt() } else { (24389.0 / 27.0 * t + 16.0) / 116.0 };
        [116.0 * f(y) - 16.0, 500.0 * (f(x) - f(y)), 200.0 * (f(y) - f(z))]
    }
}

/// WCAG's contrast ratio.
pub fn contrast(a: Colour, b: Colour) -> f64 {
    let (a, b) = (a.luminance(), b.luminance());
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Kinds of eyes.
#[derive(Clone, Copy, Debug)]
pub enum Eyes {
    Full,
    Protan,
    Deutan,
    Tritan,
    Grey,
}

impl Eyes {
    pub const ALL: [Eyes; 5] = [Eyes::Full, Eyes::Protan, Eyes::Deutan, Eyes::Tritan, Eyes::Grey];

    /// What such eyes see: Machado, Oliveira and Fernandes (2009) at full strength, in linear light.
    pub fn see(self, colour: Colour) -> Colour {
        let matrix = match self {
            Eyes::Full => return colour,
            Eyes::Grey => [[0.2126, 0.7152, 0.0722]; 3],
            Eyes::Protan => {
                [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
            }
            Eyes::Deutan => {
                [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
            }
            Eyes::Tritan => {
                [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
            }
        };
        let light = colour.linear();
        Colour::from_linear(matrix.map(|row| row.iter().zip(light).map(|(m, v)| m * v).sum()))
    }
}

/// CIEDE2000: about 2 is just visible, below 10 is hard to tell on a board.
pub fn difference(a: Colour, b: Colour) -> f64 {
    lab_difference(a.lab(), b.lab())
}

fn lab_difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let sevenths = |c: f64| (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let g = 0.5 * (1.0 - sevenths((a1.hypot(b1) + a2.hypot(b2)) / 2.0));
    let (a1, a2) = (a1 * (1.0 + g), a2 * (1.0 + g));
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let (h1, h2) = (b1.atan2(a1).to_degrees().rem_euclid(360.0), b2.atan2(a2).to_degrees().rem_euclid(360.0));
    let grey = c1 * c2 == 0.0;
    let turn = if grey { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let hue = 2.0 * (c1 * c2).sqrt() * (turn.to_radians() / 2.0).sin();
    let (light, chroma) = ((l1 + l2) / 2.0, (c1 + c2) / 2.0);
    let mean = match (h1 + h2) / 2.0 {
        _ if grey => h1 + h2,
        mean if (h1 - h2).abs() <= 180.0 => mean,
        mean => (mean + 180.0).rem_euclid(360.0),
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(mean - 30.0) + 0.24 * cos(2.0 * mean) + 0.32 * cos(3.0 * mean + 6.0)
        - 0.20 * cos(4.0 * mean - 63.0);
    let off = (light - 50.0).powi(2);
    let (sl, sc) = (1.0 + 0.015 * off / (20.0 + off).sqrt(), 1.0 + 0.045 * chroma);
    let sh = 1.0 + 0.015 * chroma * t;
    let swing = 60.0 * (-((mean - 275.0) / 25.0).powi(2)).exp();
    let rotation = -2.0 * sevenths(chroma) * swing.to_radians().sin();
    let (dl, dc, dh) = ((l2 - l1) / sl, (c2 - c1) / sc, hue / sh);
    (dl * dl + dc * dc + dh * dh + rotation * dc * dh).sqrt()
}

#[test]
fn contrast_runs_from_1_to_21() {
    let (black, white) = (Colour([0.0; 3]), Colour([1.0; 3]));
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    assert_eq!(contrast(white, white), 1.0);
}

#[test]
fn differences_agree_with_the_published_test_pairs() {
    // Sharma, Wu and Dalal (2005), table 1: pairs 1, 7, 17 and 25
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.3669),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ];
    for (a, b, expected) in pairs {
        let figure = lab_difference(a, b);
        assert!((figure - expected).abs() < 1e-4, "{figure} instead of {expected}");
    }
}
