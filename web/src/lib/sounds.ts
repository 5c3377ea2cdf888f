import { prefs } from './prefs.svelte';

/** Our own sounds, made on the spot: short, quiet, of wood and paper. */

let context: AudioContext | null = null;

/** What all sounds come from, once the page was touched: browsers let nothing be heard before. */
export function speaker(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

const audio = (): AudioContext | null => (prefs.sound ? speaker() : null);

/** Opens what sounds come from, which takes a tenth of a second: not a thing to do while cards fly. */
export function tuneUp(): void {
  audio();
}

/** At the usual volume sounds are as loud as they were made. */
export const loudness = (): number => prefs.volume / 0.7;

/** A stroke over paper: filtered noise. */
function rustle(length: number, pitch: number, volume: number, delay = 0): void {
  const at = audio();
  if (!at) return;
  const start = at.currentTime + delay;
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(at, { buffer });
  const filter = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(at, { gain: volume * loudness() }))
    .connect(at.destination);
  source.start(start);
}

/** A tap on wood: a tone that dies at once. */
function tap(pitch: number, length: number, volume: number, delay = 0): void {
  const at = audio();
  if (!at) return;
  const start = at.currentTime + delay;
  const tone = new OscillatorNode(at, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * loudness() + 0.0001, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(at.destination);
  tone.start(start);
  tone.stop(start + length);
}

const chord = (...pitches: number[]): void => pitches.forEach((pitch, i) => tap(pitch, 0.5, 0.05, i * 0.09));

const SOUNDS = {
  pick: () => rustle(0.05, 2400, 0.05),
  turn: () => chord(523, 659),
  refused: () => tap(160, 0.16, 0.06),
  deal: () => rustle(0.12, 2000, 0.06),
  draw: () => rustle(0.1, 2200, 0.06),
  'reveal-bids': () => [0, 0.07, 0.14].forEach((delay) => rustle(0.09, 1500, 0.09, delay)),
  'reveal-payments': () => [0, 0.09].forEach((delay) => rustle(0.09, 1500, 0.08, delay)),
  'reveal-tie-break': () => rustle(0.1, 1300, 0.09),
  take: () => chord(392, 523),
  leader: () => chord(523, 659, 784),
  pass: () => tap(220, 0.2, 0.04),
  shuffle: () => [0, 0.08, 0.16, 0.24].forEach((delay) => rustle(0.07, 1800, 0.07, delay)),
  end: () => chord(392, 494, 587, 784),
};
export type Sound = keyof typeof SOUNDS;

export function sound(name: Sound): void {
  SOUNDS[name]();
}
