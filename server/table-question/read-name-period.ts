import { columnName, type Reading } from './reading.ts';

const periods: readonly { readonly said: RegExp; readonly named: RegExp }[] = [
  {
    said: /^(?:im jahr|pro jahr|per year|a year|each year|jahrlich|yearly|annually)$/,
    named: /^jahres|annual|yearly|per year|pro jahr|\bp\.? ?a\.?\b/i,
  },
  {
    said: /^(?:im monat|pro monat|per month|a month|each month|monatlich|monthly)$/,
    named: /^monats|monthly|per month|pro monat/i,
  },
];

/** "What does she pay a year" of an annual fee: the name of the quantity says it already. Only at the end of a question. */
export function readNamePeriod(reading: Reading, at: number): number {
  const { tokens, measures } = reading;
  const [column, ...more] = [...new Set(measures.flat())];
  const rest = tokens
    .slice(at)
    .map(({ folded }) => folded)
    .join(' ');
  const own = periods.find(({ said }) => said.test(rest));
  if (column === undefined || more.length > 0 || own === undefined) return 0;
  return own.named.test(columnName(reading, column)) ? tokens.length - at : 0;
}
