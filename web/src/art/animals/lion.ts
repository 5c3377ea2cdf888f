import { cut, disc, fine, flat, line, mirrored, tufts } from '../paper';

const MANE_DARK = '#7d3211';
const MANE = '#a94a17';
const MANE_LIGHT = '#cb6d22';
const FUR = '#eab35c';
const FUR_LIGHT = '#f4cd88';
const CREAM = '#fff1d2';
const DARK = '#43200f';

const eye = (): string =>
  flat('M69 127C73 117 86 115 93 126C87 132 76 133 69 127Z', CREAM) +
  flat(disc([82.5, 124.5], 6), DARK) +
  flat(disc([84.5, 122], 1.9), '#fff') +
  flat('M66 124C70 110 88 108 95 124C88 117 76 117 66 124Z', MANE);

/** The lion looks straight at you, in no hurry at all. */
export const lion = (): string =>
  cut('M46 290C46 232 62 204 100 204C138 204 154 232 154 290Z', '#d89a45') +
  cut(tufts([100, 132], 21, 74, 92, 4, 1.16), MANE_DARK, 1.2) +
  cut(tufts([100, 130], 19, 62, 79, -5, 1.16), MANE, 1) +
  cut(tufts([100, 128], 17, 50, 64, 6, 1.2), MANE_LIGHT, 0.9) +
  cut(disc([60, 86], 16) + disc([140, 86], 16), FUR, 0.9) +
  flat(disc([61, 88], 9) + disc([139, 88], 9), MANE) +
  cut(
    'M100 76C126 76 143 92 143 116C143 134 134 142 130 156C126 174 114 184 100 184C86 184 74 174 70 156C66 142 57 134 57 116C57 92 74 76 100 76Z',
    FUR,
    1,
  ) +
  flat('M88 84C90 100 90 124 84 146H116C110 124 110 100 112 84C104 80 96 80 88 84Z', FUR_LIGHT) +
  fine(flat('M97 78L100 100L103 78ZM86 80L92 97L91 79ZM114 80L108 97L109 79Z', MANE_LIGHT)) +
  eye() +
  mirrored(eye()) +
  cut('M84 172Q100 198 116 172Z', '#f1d6a4', 0.5) +
  cut(
    'M100 150C112 140 133 147 130 164C127 178 109 180 100 172C91 180 73 178 70 164C67 147 88 140 100 150Z',
    CREAM,
    0.7,
  ) +
  cut('M83 143C90 136 110 136 117 143C116 153 106 158 100 159C94 158 84 153 83 143Z', DARK, 0.5) +
  line('M100 158V170M100 171C96 177 88 177 84 173M100 171C104 177 112 177 116 173', DARK, 2.4) +
  fine(
    flat(
      disc([82, 161], 1.6) +
        disc([88, 166], 1.6) +
        disc([80, 168], 1.6) +
        disc([118, 161], 1.6) +
        disc([112, 166], 1.6) +
        disc([120, 168], 1.6),
      '#b98a4c',
    ) + flat('M90 141C95 139 99 139 102 140C98 143 93 144 90 141Z', '#8a5238'),
  );
