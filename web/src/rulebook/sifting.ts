/** What of the rules page answers a search: the passages in which most of its words are found. */
import { NATURAL_HABITAT, SPECIES, type Species } from '../art/codes';
import { t } from '../i18n/index.svelte';
import { spoken } from '../text/richText';
import { SECTIONS, type Block, type Section } from './contents';
import { sceneOf } from './scenes';
import { hits, type Pattern } from './search';

interface Passage {
  /** What it is called within its block. */
  name: string;
  texts: string[];
}

const one = (name: string, ...texts: string[]): Passage => ({ name, texts });

function passagesOf(block: Block): Passage[] {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return [one(block.id, t(block.id))];
    case 'list':
      return block.ids.map((id) => one(id, t(id)));
    case 'cards':
      return block.items.map(({ id }) => one(id, t(id)));
    case 'species':
      return SPECIES.map((species) => one(species, ...textsOfSpecies(species)));
    case 'example':
      return [one(block.name, t(`example-${block.name}`), ...sceneOf(block.name).beats.map(({ text }) => t(text)))];
    case 'ruling': {
      const id = `ruling-${block.ruling}`;
      return [one(block.ruling, block.ruling, t(`${id}.name`), t(id), t(`${id}.why`))];
    }
  }
}

/** With the sentence above the list, which says what of each species is told there. */
function textsOfSpecies(species: Species): string[] {
  const own = ['', '.leader-name', '.power'].map((part) => t(`species-${species}${part}`));
  return [...own, t(`habitat-${NATURAL_HABITAT[species]}`), t('rulebook-cards-home')];
}

/** The titles and the passages that answer best, by name; everything where nothing is looked for. */
export class Sieve {
  private readonly best: number;

  constructor(private readonly patterns: readonly Pattern[]) {
    const sections = patterns.length ? SECTIONS : [];
    const scores = sections.flatMap(({ id, blocks }) =>
      blocks.flatMap((block) => passagesOf(block).map((passage) => this.score(id, passage))),
    );
    this.best = Math.max(0, ...scores);
  }

  /** How many words are found in a passage and the title above it, and one of them at least in the passage itself. */
  private score(section: string, { texts }: Passage): number {
    const passage = texts.map((text) => spoken(text, 'rules')).join(' ');
    return hits(passage, this.patterns) && hits(`${t(section)} ${passage}`, this.patterns);
  }

  /** The names of what is left of a block. */
  left(section: string, block: Block): string[] {
    const passages = passagesOf(block);
    if (this.patterns.length === 0) return passages.map(({ name }) => name);
    if (this.best === 0) return [];
    return passages.filter((passage) => this.score(section, passage) === this.best).map(({ name }) => name);
  }

  /** What of a block is shown; null: nothing. */
  sift(section: Section['id'], block: Block): Block | null {
    const left = this.left(section, block);
    if (left.length === 0) return null;
    if (this.patterns.length === 0) return block;
    if (block.kind === 'list') return { ...block, ids: left, ordered: false };
    if (block.kind === 'cards') return { ...block, items: block.items.filter(({ id }) => left.includes(id)) };
    if (block.kind === 'species') return { ...block, only: SPECIES.filter((species) => left.includes(species)) };
    return block;
  }
}

export function countPassages(block: Block): number {
  if (block.kind === 'species') return block.only?.length ?? SPECIES.length;
  return passagesOf(block).length;
}
