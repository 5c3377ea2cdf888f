/** Where a speech bubble goes: near what it speaks of, and not over what is needed. Pixels of the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
  /** On which side of the bubble the thing lies; null: nowhere in particular. */
  tail: 'up' | 'down' | 'left' | 'right' | null;
}

const GAP = 14;
const EDGE = 6;
const STEP = 20;
/** Covering a pixel of what is needed weighs as much as being this far away. */
const COVERED = 0.6;

export function place(bubble: { width: number; height: number }, target: Box | null, needed: Box[], view: Box): Spot {
  const least = { x: view.x + EDGE, y: view.y + EDGE };
  const most = {
    x: Math.max(least.x, view.x + view.width - bubble.width - EDGE),
    y: Math.max(least.y, view.y + view.height - bubble.height - EDGE),
  };
  const wished = target ?? { x: view.x + view.width / 2, y: view.y + view.height / 2, width: 0, height: 0 };
  const xs = candidates(least.x, most.x, [
    wished.x + wished.width / 2 - bubble.width / 2,
    wished.x - bubble.width - GAP,
    wished.x + wished.width + GAP,
  ]);
  const ys = candidates(least.y, most.y, [
    wished.y - bubble.height - GAP,
    wished.y + wished.height + GAP,
    wished.y + wished.height / 2 - bubble.height / 2,
  ]);
  const covering = target ? [grown(target), ...needed] : needed;
  let best = { x: least.x, y: least.y };
  let cheapest = Infinity;
  for (const y of ys) {
    for (const x of xs) {
      const box = { x, y, ...bubble };
      const covered = covering.reduce((sum, one) => sum + overlap(box, one), 0);
      const cost = apart(box, wished) + Math.abs(middle(box).x - middle(wished).x) * 0.25 + covered * COVERED;
      if (cost < cheapest) [cheapest, best] = [cost, { x, y }];
    }
  }
  return { ...best, tail: target ? side({ ...best, ...bubble }, target) : null };
}

function candidates(least: number, most: number, wished: number[]): number[] {
  const found = wished.map((one) => Math.min(Math.max(one, least), most));
  for (let at = least; at < most; at += STEP) found.push(at);
  return [...found, most];
}

export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** What is left to be seen of a box under others that lie below it or to its right. A DOMRect has nothing to spread. */
export function uncovered(box: Box, above: readonly Box[]): Box {
  let { width, height } = box;
  for (const other of above) {
    if (overlap(box, other) === 0) continue;
    if (other.y - box.y > box.height / 4) height = Math.min(height, other.y - box.y);
    else if (other.x > box.x) width = Math.min(width, other.x - box.x);
  }
  return { x: box.x, y: box.y, width, height };
}

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - GAP / 2,
  y: y - GAP / 2,
  width: width + GAP,
  height: height + GAP,
});

const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

/** The distance between the edges of two boxes. */
function apart(a: Box, b: Box): number {
  const x = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, 0);
  const y = Math.max(b.y - a.y - a.height, a.y - b.y - b.height, 0);
  return Math.hypot(x, y);
}

function side(bubble: Box, target: Box): Spot['tail'] {
  if (overlap(bubble, target) > 0) return null;
  if (target.y >= bubble.y + bubble.height) return 'down';
  if (target.y + target.height <= bubble.y) return 'up';
  return target.x > bubble.x ? 'right' : 'left';
}
