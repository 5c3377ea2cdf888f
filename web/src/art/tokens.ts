import type { TokenValue } from './codes';
import { digit } from './digits';
import { PAPER } from './palette';
import { cut, disc, flat, tufts } from './paper';

export const TOKEN_SIZE = { width: 64, height: 64 };

interface Coin {
  rim: string;
  edge: string;
  ink: string;
}

const COINS: Record<TokenValue, Coin> = {
  1: { rim: disc([32, 31], 25), edge: '#c98d4b', ink: '#6b3d12' },
  2: { rim: tufts([32, 31], 10, 24, 28), edge: '#6d9fae', ink: '#24505f' },
  4: { rim: tufts([32, 31], 16, 25, 29), edge: '#c0603a', ink: '#7a2d12' },
  8: { rim: tufts([32, 31], 24, 24, 30), edge: '#dba12c', ink: '#6b4405' },
};

export function tokenArt(value: TokenValue): string {
  const { rim, edge, ink } = COINS[value];
  return (
    cut(rim, edge, 0.7) +
    cut(disc([32, 31], 19), PAPER, 0.35) +
    flat(disc([32, 31], 19), PAPER) +
    digit(value, 32, 31, 23, ink, 12)
  );
}
