import { expect, it } from 'vitest';
import { columnOf, kindOf, tableOf, valuesOf } from './testing/describe-table.ts';

it('a mark that follows from what one column counts holds for the whole table', () => {
  const table = tableOf('Hotel;Nights;Revenue (EUR thousand)\nAlba;26,889;6,877\nBrook;30,917;3,066');
  expect(valuesOf(columnOf(table, 'Nights'))).toEqual([26889, 30917]);
  expect(columnOf(table, 'Nights')).toMatchObject({
    evidence: 'column “Revenue (EUR thousand)”: money has no third decimal, line 2: 6,877',
  });
});

it('a mark that nothing proves, or that columns contradict, stays open', () => {
  expect(kindOf(columnOf(tableOf('Hotel;Nights\nAlba;26,889\nBrook;30,917'), 'Nights'))).toBe(
    'doubtful unclear_mark',
  );
  const torn = tableOf('Site;Yield;Staff;Cost (EUR thousand)\nA;2.889;12,480;3.066\nB;3.917;11,200;6.877');
  expect(kindOf(columnOf(torn, 'Yield'))).toBe('doubtful unclear_mark');
});

it('a sentence of the title says the unit of the column it names, and of no other', () => {
  const table = tableOf(
    'Revenue in thousand EUR. Nights as invoiced.;;\nHotel;Nights;Revenue\nAlba;889;877\nBrook;917;66',
  );
  expect(kindOf(columnOf(table, 'Revenue'))).toBe('number EUR 1000');
  expect(kindOf(columnOf(table, 'Nights'))).toBe('number none');
});

const beside = (head: string, rows: string) => {
  const table = tableOf(`${head}\n${rows}`);
  return [kindOf(columnOf(table, head.split(';')[1] ?? '')), valuesOf(columnOf(table, '2024 TEUR'))];
};

it('a column that points to notes proves nothing of how numbers are written', () => {
  const values = [120412, -29190];
  expect(beside(';Note;2024 TEUR', 'Revenue;3;120,412\nCosts;4,5;(29,190)')).toEqual(['text', values]);
  expect(beside(';Anhang;2024 TEUR', 'Umsatz;3;120.412\nKosten;4.5;-29.190')).toEqual(['text', values]);
  // Beside no times it may be a mark at school.
  expect(kindOf(columnOf(tableOf('Name;Note;Punkte\nA;3,5;12\nB;4,0;13'), 'Note'))).toBe('number none');
});
