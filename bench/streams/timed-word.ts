const letters = 'abcdefghij';
const pattern = /\bzt([a-j]{13})\b/g;

/** A word that says when it was sent, in letters alone: digits would be figures that are judged and marked. */
export function timedWord(atMs: number): string {
  return `zt${String(atMs).replaceAll(/\d/g, (digit) => letters[Number(digit)] ?? '')}`;
}

/** When the timed words of a text were sent, in milliseconds since 1970. */
export function timesIn(text: string): number[] {
  return [...text.matchAll(pattern)].map(([, word = '']) =>
    Number([...word].map((letter) => letters.indexOf(letter)).join('')),
  );
}
