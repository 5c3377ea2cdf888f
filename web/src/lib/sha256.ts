/** SHA-256, written from FIPS 180-4. Browsers have their own, but keep it from pages that come over plain HTTP, such as
 * those of a server in the same house. */

const ROUNDS = 64;
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits behind the point. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const K = Int32Array.from(primes(ROUNDS), (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

const at = (list: Int32Array, i: number): number => list[i] ?? 0;
const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message, a one, zeros, and its length in bits. */
function padded(message: Uint8Array): DataView {
  const size = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 4, message.length * 8);
  return view;
}

function schedule(block: DataView, from: number): Int32Array {
  const w = new Int32Array(ROUNDS);
  for (let i = 0; i < 16; i += 1) w[i] = block.getInt32(from + 4 * i);
  for (let i = 16; i < ROUNDS; i += 1) {
    const early = at(w, i - 15);
    const late = at(w, i - 2);
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    w[i] = at(w, i - 16) + low + at(w, i - 7) + high;
  }
  return w;
}

function compress(state: Int32Array, w: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + at(K, i) + at(w, i)) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = at(state, i) + word));
}

export function ownSha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const state = START.slice();
  const blocks = padded(message);
  for (let from = 0; from < blocks.byteLength; from += BLOCK) compress(state, schedule(blocks, from));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export async function sha256(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const message = new TextEncoder().encode(text);
  // The types do not know that it can be missing.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', message)) : ownSha256(message);
}

export async function hexSha256(text: string): Promise<string> {
  return Array.from(await sha256(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
