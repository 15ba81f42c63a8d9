import { numberText } from '../../../tools/number-text.ts';
import type { readingEn } from './reading-en.ts';

const whole = (value: number) => numberText(value, 0);

/** Schritte, die mehrere Dateien einer langen Liste lesen. */
export const readingDe: typeof readingEn = {
  together: (from, to, all) =>
    from === to
      ? `Datei ${whole(from)} von ${whole(all)} lesen`
      : `Dateien ${whole(from)} bis ${whole(to)} von ${whole(all)} lesen`,
};
