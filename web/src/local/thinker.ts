/** The worker in which bots think that need their time, so that nobody at a table waits behind a thought. */
import { weightsOf } from '../lib/runtime';
import { bytesOf, discard, OWNED, SITE, startPython, type Place, type Python } from './python';

interface Asked {
  place: Place;
  binary: WebAssembly.Module;
  question: string;
}

let started: Promise<Python> | undefined;
let learned: Promise<void> | undefined;

/** What the learned bots know weighs as much as all the rest, so it comes when one of them plays, and is read once. */
async function bringWeights({ runtime, files }: Place, python: Python): Promise<void> {
  const weights = await bytesOf(files + weightsOf(runtime));
  const file = `${SITE}/wildcards/bots/master.weights`;
  python.FS.writeFile(file, weights, OWNED);
  python.pyimport('wildcards.bots.network_room').network_room();
  discard(python.FS, file);
}

async function answer({ place, binary, question }: Asked): Promise<string> {
  started ??= startPython(place, Promise.resolve(binary));
  const python = await started;
  const { level } = JSON.parse(question) as { level: string };
  if (place.runtime.learned.includes(level)) await (learned ??= bringWeights(place, python));
  return python.pyimport('wildcards.local.thinker').think(question) as string;
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  answer(data).then(
    (text) => postMessage({ answer: text }),
    (error: unknown) => postMessage({ failed: String(error) }),
  );
});
