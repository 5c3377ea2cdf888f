import { cut, disc, ellipse, fine, flat, line, mirrored } from '../paper';

const FUR = '#c2905a';
const FUR_DARK = '#8f6236';
const FUR_LIGHT = '#e2b986';
const CREAM = '#fcebcb';
const PATCH = '#4a2c18';
const DARK = '#22130a';

const ear = (): string => cut(ellipse([57, 96], 11, 13), PATCH, 0.8);

const arm = (): string =>
  cut('M70 152C62 168 64 190 78 204C84 212 96 212 97 204C97 198 90 194 86 186C82 176 86 164 88 156Z', FUR, 0.8) +
  fine(line('M86 206V211M90.5 206V211', PATCH, 1.8));

const eye = (): string =>
  flat('M66 96C66 82 82 76 90 88C96 98 92 112 82 112C72 112 66 106 66 96Z', PATCH) +
  flat(disc([81, 96], 7.6), '#fff8e8') +
  flat(disc([82.5, 96], 5.8), DARK);

/** A far-off member of the family, looking the other way. */
const sentry = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  cut(
    'M-11 2C-15-20-9-38-5-46C-14-50-15-66-3-69C5-71 10-66 12-61L21-56C20-50 12-48 7-47C9-38 13-20 11 2Z',
    FUR_DARK,
    0.8,
  ) +
  flat('M0-62C4-64 8-61 8-58C6-55 0-56 0-62Z', PATCH) +
  '</g>';

/** The meerkat stands watch, and takes it very seriously. */
export const meerkat = (): string =>
  sentry(160, 206, 0.62) +
  mirrored(sentry(172, 224, 0.8)) +
  cut('M136 236C160 244 176 236 182 216C184 208 193 210 192 218C188 246 164 262 134 254Z', FUR, 0.8) +
  flat('M179 222C181 218 182 214 183 213C186 209 192 211 192 217C192 221 190 226 188.5 229Z', PATCH) +
  cut(
    'M100 120C126 120 132 144 134 164C137 190 146 208 146 232C146 254 126 264 100 264C74 264 54 254 54 232C54 208 63 190 66 164C68 144 74 120 100 120Z',
    FUR,
    1.1,
  ) +
  fine(
    line(
      'M136 178L128 182M140 192L130 197M143 206L132 211M145 221L134 226M64 178L72 182M60 192L70 197M57 206L68 211M55 221L66 226',
      FUR_DARK,
      4,
    ),
  ) +
  flat(
    'M100 138C116 138 120 164 122 186C125 210 128 222 124 240C120 254 112 260 100 260C88 260 80 254 76 240C72 222 75 210 78 186C80 164 84 138 100 138Z',
    CREAM,
  ) +
  arm() +
  mirrored(arm()) +
  ear() +
  mirrored(ear()) +
  cut(
    'M100 54C126 54 144 72 144 94C144 108 136 116 128 122C120 130 112 142 100 142C88 142 80 130 72 122C64 116 56 108 56 94C56 72 74 54 100 54Z',
    FUR_LIGHT,
    1.1,
  ) +
  flat('M100 54C112 54 122 58 130 65C120 68 108 74 100 86C92 74 80 68 70 65C78 58 88 54 100 54Z', FUR) +
  eye() +
  mirrored(eye()) +
  flat(disc([84.5, 93.5], 2.2) + disc([120, 93.5], 2.2), '#fff') +
  cut('M100 96C110 96 116 108 120 118C122 128 112 140 100 140C88 140 78 128 80 118C84 108 90 96 100 96Z', CREAM, 0.5) +
  cut('M90 115C94 110 106 110 110 115C110 122 104 126 100 126C96 126 90 122 90 115Z', DARK, 0.4) +
  line('M100 126V131M92 132C96 136 104 136 108 132', DARK, 2.2) +
  fine(flat('M94 114C97 112 101 112 103 113.5C101 116 96 117 94 114Z', '#7a5a48'));
