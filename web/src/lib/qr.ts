/** A small QR encoder: bytes, error correction level M, versions 1 to 10 (up to 213 bytes), enough for any link of
 * ours. Written from ISO/IEC 18004. */

interface Version {
  /** Data codewords in each block. */
  blocks: number[];
  /** Error correction codewords a block. */
  correction: number;
  /** Centres of the alignment patterns. */
  align: number[];
}

const VERSIONS: Version[] = [
  { blocks: [16], correction: 10, align: [] },
  { blocks: [28], correction: 16, align: [6, 18] },
  { blocks: [44], correction: 26, align: [6, 22] },
  { blocks: [32, 32], correction: 18, align: [6, 26] },
  { blocks: [43, 43], correction: 24, align: [6, 30] },
  { blocks: [27, 27, 27, 27], correction: 16, align: [6, 34] },
  { blocks: [31, 31, 31, 31], correction: 18, align: [6, 22, 38] },
  { blocks: [38, 38, 39, 39], correction: 22, align: [6, 24, 42] },
  { blocks: [36, 36, 36, 37, 37], correction: 22, align: [6, 26, 46] },
  { blocks: [43, 43, 43, 43, 44], correction: 26, align: [6, 28, 50] },
];
const LEVEL_M = 0;

// The field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i += 1) {
  EXP[i] = x;
  EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const at = (list: ArrayLike<number>, i: number): number => list[i] ?? 0;
const times = (a: number, b: number): number => (a && b ? at(EXP, at(LOG, a) + at(LOG, b)) : 0);

function generator(degree: number): number[] {
  let poly = [1];
  for (let i = 0; i < degree; i += 1)
    poly = [...poly, 0].map((_, j) => at(poly, j) ^ times(j ? at(poly, j - 1) : 0, at(EXP, i)));
  return poly;
}

function correctionOf(data: readonly number[], degree: number): number[] {
  const divisor = generator(degree);
  const rest = [...data, ...new Array<number>(degree).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const factor = at(rest, i);
    for (let j = 0; j <= degree; j += 1) rest[i + j] = at(rest, i + j) ^ times(at(divisor, j), factor);
  }
  return rest.slice(data.length);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function codewords(bytes: Uint8Array, number: number, { blocks, correction }: Version): number[] {
  const capacity = sum(blocks);
  const bits: number[] = [];
  const push = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i -= 1) bits.push((value >> i) & 1);
  };
  push(4, 4);
  push(bytes.length, number < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xec ^ 0x11) data.push(pad);

  let start = 0;
  const parts = blocks.map((size) => data.slice(start, (start += size)));
  const checks = parts.map((part) => correctionOf(part, correction));
  const longest = Math.max(...blocks);
  const woven: number[] = [];
  for (let i = 0; i < longest; i += 1) for (const part of parts) if (i < part.length) woven.push(at(part, i));
  for (let i = 0; i < correction; i += 1) for (const check of checks) woven.push(at(check, i));
  return woven;
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

class Grid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(private readonly number: number) {
    this.size = 17 + 4 * number;
    this.dark = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.fixed = this.dark.map((row) => [...row]);
  }

  set(row: number, column: number, dark: boolean): void {
    const line = this.dark[row];
    if (!line || column < 0 || column >= this.size) return;
    line[column] = dark;
    (this.fixed[row] as boolean[])[column] = true;
  }

  isDark(row: number, column: number): boolean {
    return this.dark[row]?.[column] ?? false;
  }

  isFixed(row: number, column: number): boolean {
    return this.fixed[row]?.[column] ?? true;
  }

  drawPatterns(align: readonly number[]): void {
    for (let i = 0; i < this.size; i += 1) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, this.size - 4],
      [this.size - 4, 3],
    ] as const)
      this.square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
    const last = align.length - 1;
    align.forEach((row, i) =>
      align.forEach((column, j) => {
        const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
        if (!corner) this.square(row, column, 2, (ring) => ring !== 1);
      }),
    );
    this.drawFormat(0);
    this.drawVersion();
  }

  private square(row: number, column: number, reach: number, dark: (ring: number) => boolean): void {
    for (let r = -reach; r <= reach; r += 1)
      for (let c = -reach; c <= reach; c += 1) this.set(row + r, column + c, dark(Math.max(Math.abs(r), Math.abs(c))));
  }

  drawFormat(mask: number): void {
    const data = (LEVEL_M << 3) | mask;
    let rest = data;
    for (let i = 0; i < 10; i += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i += 1) this.set(i, 8, bit(i));
    this.set(7, 8, bit(6));
    this.set(8, 8, bit(7));
    this.set(8, 7, bit(8));
    for (let i = 9; i < 15; i += 1) this.set(8, 14 - i, bit(i));
    for (let i = 0; i < 8; i += 1) this.set(8, this.size - 1 - i, bit(i));
    for (let i = 8; i < 15; i += 1) this.set(this.size - 15 + i, 8, bit(i));
    this.set(this.size - 8, 8, true);
  }

  private drawVersion(): void {
    if (this.number < 7) return;
    let rest = this.number;
    for (let i = 0; i < 12; i += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.number << 12) | rest;
    for (let i = 0; i < 18; i += 1) {
      const dark = ((bits >> i) & 1) === 1;
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(a, b, dark);
      this.set(b, a, dark);
    }
  }

  fill(words: readonly number[]): void {
    let place = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        const upward = ((right + 1) & 2) === 0;
        const row = upward ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.isFixed(row, column)) continue;
          (this.dark[row] as boolean[])[column] = ((at(words, place >> 3) >> (7 - (place & 7))) & 1) === 1;
          place += 1;
        }
      }
    }
  }

  turn(mask: number): void {
    const turns = MASKS[mask] as (row: number, column: number) => boolean;
    for (let row = 0; row < this.size; row += 1)
      for (let column = 0; column < this.size; column += 1)
        if (!this.isFixed(row, column) && turns(row, column))
          (this.dark[row] as boolean[])[column] = !this.isDark(row, column);
  }

  /** How hard the pattern is to read; the mask with the least is used. */
  penalty(): number {
    let found = 0;
    const lines = [...this.dark, ...this.dark.map((_, i) => this.dark.map((row) => row[i] ?? false))];
    for (const line of lines) {
      const text = line.map((dark) => (dark ? '1' : '0')).join('');
      for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) found += run.length - 2;
      for (const finder of ['10111010000', '00001011101'])
        for (let i = text.indexOf(finder); i >= 0; i = text.indexOf(finder, i + 1)) found += 40;
    }
    let darks = 0;
    for (let row = 0; row < this.size; row += 1)
      for (let column = 0; column < this.size; column += 1) {
        const dark = this.isDark(row, column);
        if (dark) darks += 1;
        const square = [this.isDark(row, column + 1), this.isDark(row + 1, column), this.isDark(row + 1, column + 1)];
        if (row + 1 < this.size && column + 1 < this.size && square.every((one) => one === dark)) found += 3;
      }
    return found + 10 * Math.floor(Math.abs((darks * 100) / this.size ** 2 - 50) / 5);
  }
}

/** The pattern of a text, row by row; true is dark. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex(({ blocks }, i) => bytes.length + (i < 9 ? 2 : 3) <= sum(blocks));
  const version = VERSIONS[index];
  if (!version) throw new RangeError('too long for a QR code');
  const grid = new Grid(index + 1);
  grid.drawPatterns(version.align);
  grid.fill(codewords(bytes, index + 1, version));
  const scores = MASKS.map((_, mask) => {
    grid.turn(mask);
    grid.drawFormat(mask);
    const score = grid.penalty();
    grid.turn(mask);
    return score;
  });
  const best = scores.indexOf(Math.min(...scores));
  grid.turn(best);
  grid.drawFormat(best);
  return grid.dark;
}

/** The pattern as one SVG path of unit squares. */
export function qrPath(rows: readonly boolean[][]): string {
  return rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}
