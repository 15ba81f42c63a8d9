import type { Period } from './period.ts';
import type { Column } from './table.ts';

const fiscalName = /\b(?:fiscal|financial|business|FY)\b|gesch[aä]ftsjahr|wirtschaftsjahr|\bGJ\b/i;
const fiscalYear = /^(?:FY|GJ)\s?['’]?((?:19|20)?\d{2})$/i;

/** True for the name of a column of years or quarters of business. */
export const isFiscalName = (name: string) => fiscalName.test(name);

/** "Fiscal year" for periods of a business, so that an answer names them as what they are. */
export const periodName = (name: string, periods: readonly Period[]) =>
  periods.every((period) => 'isFiscal' in period && period.isFiscal) ? `Fiscal ${name.toLowerCase()}` : name;

/** A column of "FY2024" as one of years of business; null for any other. */
export function fiscalYears(column: Column): Column | null {
  if (column.kind !== 'text' || column.words.length < 2) return null;
  const years = column.words.map((word) => fiscalYear.exec(word)?.[1] ?? null);
  if (years.some((year, code) => code > 0 && year === null)) return null;
  const starts = years.map((year) =>
    year === null ? Number.NaN : Date.UTC(Number(year) + (year.length === 2 ? 2000 : 0), 0, 1),
  );
  const { plainName, at, period, codes } = column;
  const name = isFiscalName(column.name) ? column.name : `${column.name} (FY)`;
  const values = Float64Array.from(codes, (code) => starts[code] ?? Number.NaN);
  return {
    kind: 'date',
    name,
    plainName,
    at,
    period,
    values,
    precision: 'year',
    form: null,
    isUtc: false,
    evidence: null,
  };
}
