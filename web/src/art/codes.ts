import { HABITAT_OF, SPECIES, type Habitat, type HabitatCode, type Species, type Value, VALUE_OF } from '../protocol';

/** The short names of the rules, as the server sends them. */
export { HABITATS, NATURAL_HABITAT, REFILL, SPECIES, VALUES } from '../protocol';
export type { CardCode, Habitat, HabitatCode, Species, Value } from '../protocol';

export type NaturalHabitat = Exclude<Habitat, 'W'>;

export function isHabitatCode(code: string): code is HabitatCode {
  return code in HABITAT_OF;
}

export function isSpecies(code: string): code is Species {
  return SPECIES.some((species) => species === code);
}

export const TOKEN_VALUES = [1, 2, 4, 8] as const;
export type TokenValue = (typeof TOKEN_VALUES)[number];

/** Points in as few tokens as can be. */
export function tokensOf(points: number): TokenValue[] {
  const tokens: TokenValue[] = [];
  let rest = points;
  for (const value of [...TOKEN_VALUES].reverse()) for (; rest >= value; rest -= value) tokens.push(value);
  return tokens;
}

export const habitatOf = (card: HabitatCode): Habitat => HABITAT_OF[card];
export const valueOf = (card: HabitatCode): Value => VALUE_OF[card];
