import type { pieceEn } from './piece-en.ts';

export const pieceDe: typeof pieceEn = {
  label: (agent) => `Aus einem Beispielbericht · ${agent}`,
  explanation:
    'Jede Zahl zeigt die Formel und die Werte, aus denen sie stammt, und jede Aussage führt zu der Stelle, auf der sie beruht.',
};
