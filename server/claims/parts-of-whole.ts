import type { Token } from './tag-sentence.ts';

/**
 * The tokens up to "davon 611 in der Nordwaldt Service GmbH" behind `at`: whoever is named there has a part of the figure
 * and is not who it is of.
 */
export function beforeParts(tokens: readonly Token[], at: number): readonly Token[] {
  const part = tokens.findIndex(
    ({ lower }, i) =>
      i > at &&
      (/^(?:davon|darunter|including|thereof)$/.test(lower) ||
        (lower === 'of' && /^(?:which|whom|these|them)$/.test(tokens[i + 1]?.lower ?? ''))),
  );
  return part < 0 ? tokens : tokens.slice(0, part);
}
