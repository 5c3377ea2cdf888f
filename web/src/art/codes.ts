/** The short names of the rules, as the server sends them. */
export const SPECIES = ['pe', 'sq', 'ea', 'ib', 'li', 'me'] as const;
export type Species = (typeof SPECIES)[number];

export function isSpecies(code: string): code is Species {
  return (SPECIES as readonly string[]).includes(code);
}

export const HABITATS = ['F', 'S', 'M', 'W'] as const;
export type Habitat = (typeof HABITATS)[number];
export type NaturalHabitat = Exclude<Habitat, 'W'>;

export const VALUES = [1, 2, 3, 4] as const;
export type Value = (typeof VALUES)[number];

export type HabitatCode = `${Habitat}${Value}`;
export const REFILL = 'R';
export type HandCode = HabitatCode | typeof REFILL;

export const TOKEN_VALUES = [1, 2, 4, 8] as const;
export type TokenValue = (typeof TOKEN_VALUES)[number];

/** Points in as few tokens as can be. */
export function tokensOf(points: number): TokenValue[] {
  const tokens: TokenValue[] = [];
  let rest = points;
  for (const value of [...TOKEN_VALUES].reverse()) for (; rest >= value; rest -= value) tokens.push(value);
  return tokens;
}

export const HOME: Record<Species, NaturalHabitat> = { pe: 'F', sq: 'F', ea: 'M', ib: 'M', li: 'S', me: 'S' };

export function habitatOf(card: HabitatCode): Habitat {
  return card[0] as Habitat;
}

export function valueOf(card: HabitatCode): Value {
  return Number(card[1]) as Value;
}
