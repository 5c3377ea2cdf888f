import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HABITATS, SPECIES, TOKEN_VALUES, VALUES } from '../src/art/codes';
import { CORNER, SPREAD, UPPER } from '../src/art/habitats';
import { logoPicture } from '../src/art/logo';
import { picture } from '../src/art/paper';
import {
  animalPicture,
  backPicture,
  habitatPicture,
  leaderPicture,
  refillPicture,
  speciesPicture,
  tokenPicture,
} from '../src/art/pictures';

const pictures: [string, string][] = [
  ...SPECIES.map((species): [string, string] => [`animal ${species}`, animalPicture(species)]),
  ...SPECIES.map((species): [string, string] => [`icon of ${species}`, speciesPicture(species)]),
  ...SPECIES.map((species): [string, string] => [`Leader ${species}, icons`, leaderPicture(species, 'icon')]),
  ...SPECIES.map((species): [string, string] => [`Leader ${species}, text`, leaderPicture(species, 'text')]),
  ...HABITATS.flatMap((habitat) =>
    VALUES.map((value): [string, string] => [`${habitat}${value}`, habitatPicture(`${habitat}${value}`, habitat)]),
  ),
  ...TOKEN_VALUES.map((value): [string, string] => [`token ${value}`, tokenPicture(value)]),
  ['animal back', backPicture('animal')],
  ['habitat back', backPicture('habitat')],
  ['Refill Hand', refillPicture()],
  ['logo', picture(logoPicture())],
];

describe.each(pictures)('the picture %s', (_, svg) => {
  it('has no ids that could collide, and reaches for nothing outside itself', () => {
    expect(svg).not.toMatch(/\sid=|url\(|href=|<image|<script|data:/);
  });

  it('has only real coordinates', () => {
    expect(svg).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it('closes every element that it opens', () => {
    const open: string[] = [];
    for (const [, closing, name, , selfClosing] of svg.matchAll(/<(\/?)([a-z]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!selfClosing && name) open.push(name);
    }
    expect(open).toEqual([]);
  });
});

it('a letter that is no letter cannot break the card', () => {
  expect(habitatPicture('F1', '<b>&"')).toContain('&#60;b&#62;&#38;&#34;');
});

it('all pictures together stay below 250 kB compressed', () => {
  const sum = pictures.reduce((bytes, [, svg]) => bytes + gzipSync(svg).length, 0);
  expect(sum).toBeLessThan(250_000);
});

it('does not put the letter of a Habitat card over its number, in any size', () => {
  const badgeRadius = 25;
  for (const { badge, scale, tag, tagSize } of [CORNER, UPPER, SPREAD])
    expect(badge[1] + badgeRadius * scale).toBeLessThanOrEqual(tag[1] - tagSize + 1);
});
