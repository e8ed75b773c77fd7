//! Angles, in degrees. In a browser its own functions work them out, so that they need not be downloaded.

/// Sine and cosine.
pub fn sin_cos(degrees: f32) -> (f32, f32) {
    let angle = f64::from(degrees).to_radians();
    (by::sin(angle) as f32, by::cos(angle) as f32)
}

/// The angle of a direction against the x axis, towards the y axis: from -180 to 180.
pub fn of(x: f32, y: f32) -> f32 {
    by::atan2(f64::from(y), f64::from(x)).to_degrees() as f32
}

#[cfg(target_arch = "wasm32")]
mod by {
    pub use js_sys::Math::{atan2, cos, sin};
}

#[cfg(not(target_arch = "wasm32"))]
mod by {
    pub fn sin(angle: f64) -> f64 {
        angle.sin()
    }

    pub fn cos(angle: f64) -> f64 {
        angle.cos()
    }

    pub fn atan2(y: f64, x: f64) -> f64 {
        y.atan2(x)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn angles_grow_from_x_towards_y() {
        for (x, y, angle) in
            [(1.0, 0.0, 0.0), (0.0, 2.0, 90.0), (-3.0, 0.0, 180.0), (0.0, -1.0, -90.0), (5.0, 5.0, 45.0)]
        {
            assert_eq!(of(x, y), angle);
        }
        let (sin, cos) = sin_cos(30.0);
        assert!((sin - 0.5).abs() < 1e-6 && (cos - 0.866_025_4).abs() < 1e-6);
    }
}
