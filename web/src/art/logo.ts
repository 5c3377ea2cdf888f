import { PAPER } from './palette';
import { cut, flat } from './paper';
import { PAW } from './powers';
import { pine } from './scenes';

export const LOGO_SIZE = { width: 150, height: 124 };

const SHEET = 'M-30-44H30Q36-44 36-38V38Q36 44 30 44H-30Q-36 44-36 38V-38Q-36-44-30-44Z';
const INSET = 'M-27-38H27Q30-38 30-35V35Q30 38 27 38H-27Q-30 38-30 35V-35Q-30-38-27-38Z';

function sheet(x: number, y: number, turn: number, colour: string, content: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${cut(SHEET, PAPER, 1.2)}${flat(INSET, colour)}${content}</g>`;
}

/** Three cards in a hand: the forest, the mountain, and what lives between them. */
export function logoPicture(): string {
  return (
    sheet(42, 66, -17, '#3f7a56', flat(pine([0, 30], 46, 62), '#c3dba3')) +
    sheet(108, 66, 17, '#5f7e97', flat('M-30 34L-8-22L6 4L14-8L30 22V35Q30 38 27 38H-27Q-30 38-30 34Z', '#e2ecf1')) +
    sheet(75, 60, 0, '#eaa53c', `<g transform="scale(1.55)">${flat(PAW, '#6b340b')}</g>`)
  );
}
