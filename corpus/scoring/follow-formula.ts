import type { SourceRow } from './source-rows.ts';

type Tables = readonly (readonly SourceRow[])[];

const token = /\s*(?:(\d+(?:\.\d+)?)|(sum|mean|min|max|count)?\[([^\]|]+)(?:\|([^\]]+))?\]|([-+*/()]))/y;

/** The cell of the row of that name in a column, or of all such rows that say the same; NaN where there is none, or they differ. */
function cellOf(tables: Tables, row: string, column: string): number {
  const found = tables.flat().flatMap(({ cells }) => {
    const isNamed = Object.values(cells).some((cell) => String(cell) === row);
    const cell = cells[column];
    return isNamed && typeof cell === 'number' ? [cell] : [];
  });
  return new Set(found).size === 1 ? (found[0] ?? Number.NaN) : Number.NaN;
}

function over(word: string, tables: Tables, column: string): number {
  const filled = tables.flat().flatMap(({ cells }) => {
    const cell = cells[column] ?? null;
    return cell === null ? [] : [cell];
  });
  // Names are counted too.
  if (word === 'count') return filled.length;
  const values = filled.filter((cell) => typeof cell === 'number');
  const sum = values.reduce((total, value) => total + value, 0);
  if (word === 'mean') return sum / values.length;
  if (word === 'min') return Math.min(...values);
  return word === 'max' ? Math.max(...values) : sum;
}

/**
 * The value of a formula over tables: "100 * ([Profit|2025] - [Tax|2025]) / [Revenue|2025]" or "sum[Tonnes] / count[Tonnes]".
 * Written apart from what the product computes with. Throws for what is no formula.
 */
export function followFormula(formula: string, tables: Tables): number {
  const parts: (number | string)[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < formula.trimEnd().length) {
    const found = token.exec(formula);
    if (found === null) throw new Error(`“${formula}” is no formula.`);
    const [, number, word, row = '', column, sign] = found;
    if (number !== undefined) parts.push(Number(number));
    else if (sign !== undefined) parts.push(sign);
    else parts.push(word === undefined ? cellOf(tables, row, column ?? '') : over(word, tables, row));
  }
  const value = sumAt(parts);
  if (parts.length > 0) throw new Error(`“${formula}” does not end.`);
  return value;
}

function sumAt(parts: (number | string)[]): number {
  let value = productAt(parts);
  while (parts[0] === '+' || parts[0] === '-') value += (parts.shift() === '+' ? 1 : -1) * productAt(parts);
  return value;
}

function productAt(parts: (number | string)[]): number {
  let value = factorAt(parts);
  while (parts[0] === '*' || parts[0] === '/') {
    const sign = parts.shift();
    const factor = factorAt(parts);
    value = sign === '*' ? value * factor : value / factor;
  }
  return value;
}

function factorAt(parts: (number | string)[]): number {
  const part = parts.shift();
  if (typeof part === 'number') return part;
  if (part === '-') return -factorAt(parts);
  if (part !== '(') return Number.NaN;
  const value = sumAt(parts);
  return parts.shift() === ')' ? value : Number.NaN;
}
