import { expect, it } from 'vitest';
import { shortTitle } from './short-title.ts';

it('cuts a long title between words and says so', () => {
  expect(shortTitle('Ferris: low risk')).toBe('Ferris: low risk');
  const long =
    'Windfang Mobility: zu wenige Posten für ein Gesamturteil, 4 von 10 Kennzahlen berechnet, 4 Warnzeichen';
  expect(shortTitle(long)).toBe(
    'Windfang Mobility: zu wenige Posten für ein Gesamturteil, 4 von 10 Kennzahlen…',
  );
});
