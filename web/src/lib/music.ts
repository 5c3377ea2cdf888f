/** A calm piece that never ends and is never the same: soft chords, and now and then a few plucked notes above them. */

const BAR_SECONDS = 7;
const QUIET = 0.035;
/** Each chord as half tones above the A below middle C; any may follow any, for all share the same five tones. */
const CHORDS = [
  [-12, -5, 0, 4],
  [-15, -3, 0, 4],
  [-10, -3, 2, 6],
  [-17, -5, -1, 4],
];
const TONES = [0, 2, 4, 7, 9, 12, 14, 16];
const pitch = (halfTones: number): number => 220 * 2 ** (halfTones / 12);
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

let timer: ReturnType<typeof setTimeout> | undefined;
let out: GainNode | null = null;

/** What it is heard from, once the page was touched, and how loud. */
interface Room {
  speaker: () => AudioContext | null;
  loudness: () => number;
}

/** Plays while somebody is there to hear it, until the function that it returns is called. */
export function keepPlaying(room: Room): () => void {
  const look = (): void => {
    if (document.hidden) stop();
    else if (!out) start(room);
  };
  look();
  const occasions = ['visibilitychange', 'pointerdown', 'keydown'];
  for (const occasion of occasions) document.addEventListener(occasion, look);
  return () => {
    for (const occasion of occasions) document.removeEventListener(occasion, look);
    stop();
  };
}

function start(room: Room): void {
  const at = room.speaker();
  if (!at) return;
  out = new GainNode(at, { gain: 0 });
  const echo = new DelayNode(at, { delayTime: 0.46, maxDelayTime: 1 });
  out.connect(at.destination);
  out
    .connect(echo)
    .connect(new GainNode(at, { gain: 0.35 }))
    .connect(at.destination);
  bar(at, out, room);
}

function stop(): void {
  clearTimeout(timer);
  out?.gain.setTargetAtTime(0, out.context.currentTime, 0.3);
  const fading = out;
  setTimeout(() => fading?.disconnect(), 2000);
  out = null;
}

function bar(at: AudioContext, to: GainNode, room: Room): void {
  to.gain.setTargetAtTime(room.loudness(), at.currentTime, 1);
  for (const tone of any(CHORDS))
    note(at, to, tone, { delay: Math.random() * 0.4, swell: 2.6, length: BAR_SECONDS + 2.5 });
  const plucked = Math.floor(Math.random() * 4);
  for (let i = 0; i < plucked; i += 1)
    note(at, to, any(TONES) + 12, { delay: 1 + i * 1.15 + Math.random() * 0.2, swell: 0.02, length: 2.4 });
  timer = setTimeout(() => bar(at, to, room), BAR_SECONDS * 1000);
}

interface Shape {
  delay: number;
  swell: number;
  length: number;
}

function note(at: AudioContext, to: AudioNode, tone: number, { delay, swell, length }: Shape): void {
  const start = at.currentTime + delay;
  const voice = new OscillatorNode(at, { type: swell > 1 ? 'sine' : 'triangle', frequency: pitch(tone) });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(QUIET, start + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(to);
  voice.start(start);
  voice.stop(start + length);
}
