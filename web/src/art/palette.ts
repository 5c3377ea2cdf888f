import type { Habitat } from './codes';

/** Colours of printed things. Cards are paper: they keep these in every theme. */
export const PAPER = '#fdf6e6';

export interface HabitatColours {
  sky: string;
  glow: string;
  far: string;
  middle: string;
  near: string;
  deep: string;
  ink: string;
}

export const HABITAT_COLOURS: Record<Habitat, HabitatColours> = {
  F: {
    sky: '#d5e3b6',
    glow: '#f3f4d6',
    far: '#a9c992',
    middle: '#6fa274',
    near: '#417a56',
    deep: '#24543c',
    ink: '#17402c',
  },
  S: {
    sky: '#fde9bd',
    glow: '#f9cb72',
    far: '#f0bf6d',
    middle: '#e09e43',
    near: '#c27826',
    deep: '#8d4f16',
    ink: '#69360a',
  },
  M: {
    sky: '#e2ecf1',
    glow: '#f8fbfc',
    far: '#bfd0db',
    middle: '#8da8bb',
    near: '#5f7e97',
    deep: '#3a546b',
    ink: '#263c50',
  },
  W: {
    sky: '#f0d9e8',
    glow: '#fbeef4',
    far: '#d3a3c4',
    middle: '#a86594',
    near: '#7a3c6b',
    deep: '#552449',
    ink: '#431a39',
  },
};
