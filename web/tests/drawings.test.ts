import { expect, test, vi } from 'vitest';
import { addressOf, animalDrawing, backDrawing, leaderDrawing, refillDrawing, showing } from '../src/art/drawings';

const yields = vi.hoisted((): (() => void)[] => []);
vi.mock('../src/lib/yieldToBrowser', () => ({
  yieldToBrowser: () => new Promise<void>((resolve) => yields.push(resolve)),
}));

const image = (): HTMLImageElement => ({ src: '' }) as HTMLImageElement;

async function turn(): Promise<void> {
  yields.shift()?.();
  await new Promise((resolve) => setTimeout(resolve));
}

test('pictures are drawn one at a time, in the order in which they are wanted', async () => {
  const [lion, ibex] = [image(), image()];
  showing(animalDrawing('li'))(lion);
  showing(animalDrawing('ib'))(ibex);
  expect([lion.src, ibex.src]).toEqual(['', '']);
  await turn();
  expect(lion.src).toMatch(/^blob:/);
  expect(ibex.src).toBe('');
  await turn();
  expect(ibex.src).toMatch(/^blob:/);
});

test('equal cards come together, and one that was drawn before comes at once', async () => {
  const [first, second, later] = [image(), image(), image()];
  showing(backDrawing('animal'))(first);
  showing(backDrawing('animal'))(second);
  await turn();
  expect(first.src).toMatch(/^blob:/);
  expect(second.src).toBe(first.src);
  showing(backDrawing('animal'))(later);
  expect(later.src).toBe(first.src);
  expect(addressOf(backDrawing('animal'))).toBe(first.src);
});

test('an image that has gone, or shows something else by now, gets no old picture', async () => {
  const [gone, turned] = [image(), image()];
  showing(refillDrawing())(gone)();
  showing(leaderDrawing('pe', 'icon'))(turned)();
  showing(leaderDrawing('pe', 'text'))(turned);
  await turn();
  await turn();
  expect(gone.src).toBe('');
  expect(turned.src).toBe(addressOf(leaderDrawing('pe', 'text')));
});
