import type { Lesson } from '../learn/lesson';
import type { ExampleName } from './contents';
import data from './scenes.json';

/** The worked examples, played by the real rules. */
export function sceneOf(name: ExampleName): Lesson {
  return data[name] as unknown as Lesson;
}
