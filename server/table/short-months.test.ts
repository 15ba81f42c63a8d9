import { expect, it } from 'vitest';
import { columnOf, kindOf, tableOf, valuesOf } from './testing/describe-table.ts';

const periodsOf = (head: string, rows = 'Arden;100;200;300') =>
  tableOf(`${head}\n${rows}\nBelton;40;50;60`)
    .columns.slice(1)
    .map(({ period }) => (period?.kind === 'month' ? `${period.year}-${period.month}` : null));

it('heads with two digits of a year that follow each other month by month are months', () => {
  expect(periodsOf('Customer;Nov-24;Dec-24;Jan-25')).toEqual(['2024-11', '2024-12', '2025-1']);
  expect(periodsOf('Kunde;Mrz 25;Feb 25;Jan 25')).toEqual(['2025-3', '2025-2', '2025-1']);
});

it('heads that may be days, or of which one is missing, stay names', () => {
  expect(periodsOf('Customer;Mar-24;Mar-25;Mar-26')).toEqual([null, null, null]);
  expect(periodsOf('Customer;Jan-24;Feb-24;Apr-24')).toEqual([null, null, null]);
});

it('below months written in English a comma is before thousands, below German ones nothing says so', () => {
  const english = tableOf(
    'Customer;Mar-24;Apr-24;May-24\nArden;62,000;63,333;64,667\nBelton;8,700;8,800;8,900',
  );
  expect(valuesOf(columnOf(english, 'Mar-24'))).toEqual([62_000, 8700]);
  const german = tableOf('Kunde;Mai 24;Jun 24;Jul 24\nArden;62,000;63,333;64,667\nBelton;8,700;8,800;8,900');
  expect(kindOf(columnOf(german, 'Mai 24'))).toBe('doubtful unclear_mark');
});
