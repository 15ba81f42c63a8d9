import { expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const heads = (claims: readonly string[]) => claims.filter((one) => one.startsWith('managing_director'));

it('C1 whoever has a day below "Ceased" holds the office no longer', () => {
  const table =
    'Name;Function;Appointed;Ceased\nJane Lund;Managing Director;2018-09-01;\nCarl Roe;Managing Director;2006-05-05;2018-08-31';
  expect(
    heads(ownClaims('Verdane Optics', { name: 'verdane optics directors.csv', table, language: 'en' })),
  ).toEqual([
    'managing_director Jane Lund 2018-09-01',
    'managing_director Carl Roe 2006-05-05 until 2018-08-31 former',
  ]);
});

it('C1 whoever has a day below „Ausgeschieden“ holds the office no longer', () => {
  const table =
    'Name;Funktion;Seit;Ausgeschieden\nEva Stark;Geschäftsführerin;2018-09-01;\nJan Kühn;Geschäftsführer;2006-05-05;2018-08-31';
  expect(
    heads(ownClaims('Verdane Optik', { name: 'verdane optik organe.csv', table, language: 'de' })),
  ).toEqual([
    'managing_director Eva Stark 2018-09-01',
    'managing_director Jan Kühn 2006-05-05 until 2018-08-31 former',
  ]);
});
