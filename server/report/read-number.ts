import { readNumber, type DecimalMark } from '@loupe/shared/lib/printed-number';
import type { Cell, Inline } from './blocks.ts';

/** The cell with its number when all of it but citations is one. */
export function withNumber(text: readonly Inline[], mark: DecimalMark): Cell {
  const said = text.filter(({ kind }) => kind !== 'citation');
  const isPlain = said.every(({ kind }) => kind === 'text' || kind === 'figure');
  const words = isPlain ? said.map((inline) => ('text' in inline ? inline.text : '')).join('') : '';
  const number = readNumber(words, mark);
  return number ? { text, number } : { text };
}
