/** Sounds of a table, synthesized from noise and a few tones. */
export type Sound = 'slide' | 'flip' | 'dice' | 'guns' | 'refused' | 'hit' | 'loss' | 'capture' | 'bell';

interface Knock {
  /** Seconds after the sound begins. */
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  /** Middle of the noise band, in hertz. */
  readonly pitch: number;
  readonly width: number;
}

const knock = (at: number, pitch: number, loud: number, length = 0.06, width = 1.2): Knock => ({
  at,
  length,
  loud,
  pitch,
  width,
});

/** Knocks of filtered noise: card, wood, a shot and far-off guns. */
const KNOCKS: Readonly<Partial<Record<Sound, readonly Knock[]>>> = {
  slide: [knock(0, 900, 0.1, 0.16, 0.5), knock(0.14, 420, 0.22)],
  flip: [knock(0, 1800, 0.14, 0.04), knock(0.06, 700, 0.2)],
  dice: [0, 0.07, 0.12, 0.2, 0.26, 0.38].map((at, i) => knock(at, 1300 - 120 * i, 0.3 - 0.03 * i, 0.045, 3)),
  guns: [knock(0, 70, 0.7, 0.5, 0.8), knock(0.22, 60, 0.5, 0.6, 0.8), knock(0.5, 55, 0.35, 0.7, 0.8)],
  hit: [knock(0, 2400, 0.5, 0.05, 0.6), knock(0.03, 160, 0.6, 0.22, 0.9)],
  loss: [knock(0, 2400, 0.4, 0.05, 0.6), knock(0.03, 130, 0.5, 0.3, 0.9)],
  refused: [knock(0, 180, 0.3, 0.09), knock(0.11, 150, 0.25, 0.09)],
};

interface Note {
  /** Seconds after the sound begins. */
  readonly at: number;
  /** Hertz. */
  readonly pitch: number;
  readonly loud: number;
  readonly length: number;
}

const note = (at: number, pitch: number, loud: number, length: number): Note => ({ at, pitch, loud, length });

/** Tones: a bell for the player's turn, two that rise for ground that is taken, two that fall for whoever is lost. */
const NOTES: Readonly<Partial<Record<Sound, readonly Note[]>>> = {
  bell: [note(0, 392, 0.12, 1.4), note(0, 784, 0.06, 1.4), note(0, 1176, 0.03, 1.4)],
  capture: [note(0, 330, 0.1, 0.35), note(0.16, 494, 0.1, 0.7), note(0.16, 988, 0.03, 0.7)],
  loss: [note(0.2, 220, 0.12, 0.5), note(0.42, 165, 0.12, 0.9)],
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function oneSecondOfNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function fading(audio: AudioContext, from: number, loud: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + length);
  gain.connect(audio.destination);
  return gain;
}

function playKnock(audio: AudioContext, buffer: AudioBuffer, { at, length, loud, pitch, width }: Knock): void {
  const from = audio.currentTime + at;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = width;
  source.connect(band).connect(fading(audio, from, loud, length));
  source.start(from, Math.random() * (1 - length), length);
}

function playNote(audio: AudioContext, { at, pitch, loud, length }: Note): void {
  const from = audio.currentTime + at;
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(fading(audio, from, loud, length));
  tone.start(from);
  tone.stop(from + length);
}

/** A browser that has no audio, or refuses it before the first click, stays silent. */
export function make(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  noise ??= oneSecondOfNoise(context);
  for (const each of KNOCKS[sound] ?? []) playKnock(context, noise, each);
  for (const each of NOTES[sound] ?? []) playNote(context, each);
}
