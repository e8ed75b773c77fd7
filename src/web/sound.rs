//! Sounds made by the browser as they are needed: noise and a few tones, no files.

use std::cell::RefCell;

use rules::event::Event;
use wasm_bindgen::JsValue;
use web_sys::{
    AudioBuffer, AudioContext, AudioContextState, AudioNode, AudioScheduledSourceNode, BiquadFilterType, GainNode,
    OscillatorType,
};

use crate::hearing::{Cue, cues};
use crate::prefs::Sound;

/// Seconds between the cues of one step.
const APART: f64 = 0.28;
/// Seconds of noise kept to cut from.
const NOISE: f64 = 0.25;

thread_local! {
    static STUDIO: RefCell<Option<Studio>> = const { RefCell::new(None) };
}

/// Plays what is to be heard of these events, if sound is on.
pub fn hear(sound: Sound, events: &[Event]) {
    play(sound, &cues(events));
}

/// Plays cues one after the other.
pub fn play(sound: Sound, cues: &[Cue]) {
    let loudness = match sound {
        Sound::Off => return,
        Sound::Quiet => 0.2,
        Sound::Full => 0.7,
    };
    STUDIO.with_borrow_mut(|studio| {
        if studio.is_none() {
            *studio = Studio::open().ok();
        }
        let Some(studio) = studio else { return };
        for (at, cue) in cues.iter().enumerate() {
            // where sound does not work the game goes on in silence
            let _ = studio.play(*cue, at as f64 * APART, loudness);
        }
    });
}

struct Studio {
    context: AudioContext,
    noise: AudioBuffer,
}

/// A burst of noise: when, how long, and the band of it that is let through.
struct Burst {
    at: f64,
    length: f64,
    filter: BiquadFilterType,
    frequency: f32,
    loudness: f32,
}

/// A tone that dies away: when, how long, how high.
struct Tone {
    at: f64,
    length: f64,
    shape: OscillatorType,
    from: f32,
    to: f32,
    loudness: f32,
}

impl Studio {
    fn open() -> Result<Studio, JsValue> {
        let context = AudioContext::new()?;
        let rate = context.sample_rate();
        let samples: Vec<f32> =
            (0..(NOISE * f64::from(rate)) as usize).map(|_| js_sys::Math::random() as f32 * 2.0 - 1.0).collect();
        let noise = context.create_buffer(1, samples.len() as u32, rate)?;
        noise.copy_to_channel(&samples, 0)?;
        Ok(Studio { context, noise })
    }

    fn play(&self, cue: Cue, after: f64, loudness: f32) -> Result<(), JsValue> {
        if self.context.state() == AudioContextState::Suspended {
            drop(self.context.resume()?);
        }
        let out = self.context.create_gain()?;
        out.gain().set_value(loudness);
        out.connect_with_audio_node(&self.context.destination())?;
        let now = self.context.current_time() + 0.01 + after;
        match cue {
            Cue::Roll => {
                for (at, frequency) in [(0.0, 2100.0), (0.06, 1700.0), (0.11, 2400.0), (0.18, 1900.0), (0.26, 1500.0)] {
                    let filter = BiquadFilterType::Bandpass;
                    self.burst(&out, Burst { at: now + at, length: 0.045, filter, frequency, loudness: 0.9 })?;
                }
            }
            Cue::Place => {
                let filter = BiquadFilterType::Bandpass;
                self.burst(&out, Burst { at: now, length: 0.02, filter, frequency: 950.0, loudness: 0.8 })?;
                let shape = OscillatorType::Sine;
                self.tone(&out, Tone { at: now, length: 0.11, shape, from: 210.0, to: 120.0, loudness: 0.9 })?;
            }
            Cue::Card => {
                let filter = BiquadFilterType::Highpass;
                self.burst(&out, Burst { at: now, length: 0.12, filter, frequency: 3200.0, loudness: 0.35 })?;
            }
            Cue::Seven => {
                for (pitch, loudness) in [(98.0, 0.6), (196.0, 0.3), (233.0, 0.2), (392.0, 0.1)] {
                    let shape = OscillatorType::Sine;
                    self.tone(&out, Tone { at: now, length: 1.6, shape, from: pitch, to: pitch, loudness })?;
                }
            }
            Cue::Turn => self.notes(&out, now, &[523.3, 659.3])?,
            Cue::Win => self.notes(&out, now, &[392.0, 523.3, 659.3, 784.0])?,
        }
        Ok(())
    }

    fn notes(&self, out: &GainNode, at: f64, pitches: &[f32]) -> Result<(), JsValue> {
        for (n, &pitch) in pitches.iter().enumerate() {
            let at = at + 0.15 * n as f64;
            let shape = OscillatorType::Triangle;
            self.tone(out, Tone { at, length: 0.4, shape, from: pitch, to: pitch, loudness: 0.4 })?;
        }
        Ok(())
    }

    fn burst(&self, out: &GainNode, burst: Burst) -> Result<(), JsValue> {
        let filter = self.context.create_biquad_filter()?;
        filter.set_type(burst.filter);
        filter.frequency().set_value(burst.frequency);
        filter.connect_with_audio_node(&self.fading(out, burst.at, burst.length, burst.loudness)?)?;
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(&self.noise));
        source.connect_with_audio_node(&filter)?;
        source.start_with_when(burst.at)?;
        AudioScheduledSourceNode::stop_with_when(&source, burst.at + burst.length)
    }

    fn tone(&self, out: &GainNode, tone: Tone) -> Result<(), JsValue> {
        let source = self.context.create_oscillator()?;
        source.set_type(tone.shape);
        source.frequency().set_value_at_time(tone.from, tone.at)?;
        source.frequency().exponential_ramp_to_value_at_time(tone.to, tone.at + tone.length)?;
        source.connect_with_audio_node(&self.fading(out, tone.at, tone.length, tone.loudness)?)?;
        source.start_with_when(tone.at)?;
        AudioScheduledSourceNode::stop_with_when(&source, tone.at + tone.length)
    }

    /// What makes a sound begin softly enough not to click, and die away.
    fn fading(&self, out: &GainNode, at: f64, length: f64, loudness: f32) -> Result<AudioNode, JsValue> {
        const SILENCE: f32 = 0.0001;
        let gain = self.context.create_gain()?;
        gain.gain().set_value_at_time(SILENCE, at)?;
        gain.gain().exponential_ramp_to_value_at_time(loudness, at + 0.004)?;
        gain.gain().exponential_ramp_to_value_at_time(SILENCE, at + length)?;
        gain.connect_with_audio_node(out)?;
        Ok(gain.into())
    }
}
