import type { Species } from '../codes';
import { eagle } from './eagle';
import { ibex } from './ibex';
import { lion } from './lion';
import { meerkat } from './meerkat';
import { peacock } from './peacock';
import { squirrel } from './squirrel';

/** Drawn when they are asked for: a page that shows none of them does not wait for them. */
export const ANIMALS: Record<Species, () => string> = {
  pe: peacock,
  sq: squirrel,
  ea: eagle,
  ib: ibex,
  li: lion,
  me: meerkat,
};
