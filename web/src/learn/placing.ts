/** Where a speech bubble goes: near what it speaks of, and not over what is needed. Pixels of the window. */
export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export interface Tail {
  /** On which side of the bubble the thing lies. */
  side: 'up' | 'down' | 'left' | 'right';
  /** Where on the edge of the bubble, from its corner. */
  x: number;
  y: number;
}

export interface Spot {
  x: number;
  y: number;
  /** Null: the thing is not beside it, or words and buttons lie between. */
  tail: Tail | null;
}

/** What lies on the table. */
export interface Around {
  /** Words to read and buttons to press. */
  needed: readonly Box[];
  /** What the decision is about. */
  wanted: readonly Box[];
  /** What may be covered, but wholly rather than in part. */
  whole: readonly Box[];
}

const GAP = 14;
const EDGE = 6;
const STEP = 20;
/** Covering a pixel weighs as much as being this far away. */
const NEEDED = 3;
const WANTED = 0.6;
/** So does cutting a thing in two. */
const CUT = 60;
/** A tail points no farther than this. */
const REACH = 2 * GAP;
/** How far the tail stands out, and how far it keeps from the corners. */
const TAIL = 12;
const CORNER = 22;

export function place(bubble: Size, target: Box | null, around: Around, view: Box): Spot {
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
    ...[...around.needed, ...around.wanted].flatMap(({ y, height }) => [y - bubble.height - EDGE, y + height + EDGE]),
    ...around.whole.map((one) => middle(one).y - bubble.height / 2),
  ]);
  const wanted = target ? [grown(target), ...around.wanted] : around.wanted;
  let best = { x: least.x, y: least.y };
  let cheapest = Infinity;
  for (const y of ys) {
    for (const x of xs) {
      const box = { x, y, ...bubble };
      const cost =
        apart(box, wished) +
        Math.abs(middle(box).x - middle(wished).x) * 0.25 +
        covered(box, around.needed) * NEEDED +
        covered(box, wanted) * WANTED +
        around.whole.filter((one) => cuts(box, one)).length * CUT;
      if (cost < cheapest) [cheapest, best] = [cost, { x, y }];
    }
  }
  return { ...best, tail: target ? tailOf({ ...best, ...bubble }, target, around.needed) : null };
}

const covered = (box: Box, others: readonly Box[]): number => others.reduce((sum, one) => sum + overlap(box, one), 0);

/** Whether some of a thing is covered, and some that matters can still be seen. */
function cuts(box: Box, thing: Box): boolean {
  const share = overlap(box, thing) / (thing.width * thing.height);
  return share > 0.05 && share < 0.9;
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

function side(bubble: Box, target: Box): Tail['side'] | null {
  if (overlap(bubble, target) > 0 || apart(bubble, target) > REACH) return null;
  if (target.y >= bubble.y + bubble.height) return 'down';
  if (target.y + target.height <= bubble.y) return 'up';
  return target.x > bubble.x ? 'right' : 'left';
}

/** The tail points at the middle of the thing, or past it where words and buttons would lie under the tail. */
function tailOf(bubble: Box, target: Box, needed: readonly Box[]): Tail | null {
  const to = side(bubble, target);
  if (!to) return null;
  const along = to === 'up' || to === 'down' ? 'x' : 'y';
  const length = along === 'x' ? 'width' : 'height';
  const least = bubble[along] + CORNER;
  const most = bubble[along] + bubble[length] - CORNER;
  const middleOf = target[along] + target[length] / 2;
  const tries = [middleOf];
  for (let off = STEP / 2; off < target[length] / 2; off += STEP / 2) tries.push(middleOf - off, middleOf + off);
  for (const wished of tries) {
    const at = Math.min(Math.max(wished, least), most) - bubble[along];
    const across = to === 'down' ? bubble.height : to === 'right' ? bubble.width : 0;
    const tail = along === 'x' ? { side: to, x: at, y: across } : { side: to, x: across, y: at };
    if (covered(tipOf(bubble, tail), needed) === 0) return tail;
  }
  return null;
}

/** The place that a tail takes outside the bubble. */
export function tipOf(bubble: Box, { side, x, y }: Tail): Box {
  const sideways = side === 'left' || side === 'right';
  const width = sideways ? TAIL : 2 * TAIL;
  const height = sideways ? 2 * TAIL : TAIL;
  const left = { left: -TAIL, right: 0, up: -TAIL, down: -TAIL }[side];
  const top = { up: -TAIL, down: 0, left: -TAIL, right: -TAIL }[side];
  return { x: bubble.x + x + left, y: bubble.y + y + top, width, height };
}
