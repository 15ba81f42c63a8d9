import type { NumberColumn, Column, RowKind, TextColumn } from './table.ts';
import { timeTotals } from './time-totals.ts';

const totalOnly =
  /^(?:grand |sub-?|over-?all )?(?:totals?|sums?|subtotals?)[\s:.]*$|^(?:summen?|gesamt(?:summe)?|insgesamt|zwischensumme|gesamtergebnis|total|alle|all|overall|average|avg\.?|mean|median|durchschnitt|mittelwert|Σ|∑|Ø)[\s:.]*$|^(?:(?:sub-?total|total|amount|balance|sum)[\s,:]*)?(?:carried|brought)[\s-]+(?:forward|over|down)(?:\s+(?:to|from)\s+(?:page|p\.)\s*\d+)?[\s:.…]*$|^(?:zwischen)?übertrag(?:\s+(?:von|auf|aus|nach)\s+(?:seite|s\.)\s*\d+)?[\s:.…]*$/i;
const totalWords =
  /^(?:grand[- ])?totals?\b|\btotals?$|^sum\s|^(?:gesamt|summe|insgesamt)\b|\b(?:gesamt|insgesamt|summe|ergebnis)$|^(?:average|mean|median|avg\.?|durchschnitt|mittelwert|Ø)\s|^(?:all\s\p{L}+s|alle\s\p{L}+(?:en|e|er|n|s))$|\b(?:average|mean|median|avg\.?|durchschnitt|mittelwert)$/iu;
/** Nothing is called so but what it is. */
const partOnly = /\b(?:sub[- ]?totals?|(?:zwischen|teil)summen?)\b/i;

/** True for the label of a total or mean. */
export const isTotalWord = (text: string) =>
  totalOnly.test(text) || partOnly.test(text) || totalWords.test(text);

/** True for a label that is nothing but the word for a total: "Summe:" and not "AVG Internet". */
export const isTotalAlone = (text: string) => totalOnly.test(text);

/** A column as words. */
type Words = Pick<TextColumn, 'codes' | 'words'>;

/** The label of a total without the words for it: "North" of "North total"; empty when there is nothing else. */
const nameInTotal = (text: string) =>
  text
    .replace(
      /\b(?:grand|sub)?[- ]?totals?\b|\b(?:sum|average|mean|median|avg|gesamt|insgesamt|summe|ergebnis|durchschnitt|mittelwert|all|alle|of|for|von|für)\b|Ø|[:.]/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether a value is the sum of others, each rounded in its last decimal. */
function isSum(value: number, sum: number, count: number, decimals: number): boolean {
  const tolerance = Math.max(0.5 * 10 ** -decimals * (count + 1), Math.abs(sum) * 1e-9);
  return Math.abs(value - sum) <= tolerance;
}

/** Whether the row is the sum of the records above it: since the last total, or of all. Null when no column can tell. */
export function provesTotal(
  columns: readonly Pick<NumberColumn, 'values' | 'decimals'>[],
  kinds: readonly RowKind[],
  row: number,
): boolean | null {
  let isTold = false;
  for (const { values, decimals } of columns) {
    const value = values[row] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    let sum = 0;
    let count = 0;
    let isSince = true;
    for (let above = row - 1; above >= 0; above -= 1) {
      if (kinds[above] !== 'record') {
        if (isSince && count > 1 && isSum(value, sum, count, decimals)) return true;
        isSince = false;
        continue;
      }
      const part = values[above] ?? Number.NaN;
      if (Number.isNaN(part)) continue;
      sum += part;
      count += 1;
    }
    if (count < 2) continue;
    if (isSum(value, sum, count, decimals) && value !== 0) return true;
    isTold = true;
  }
  return isTold ? false : null;
}

/** Rows of which a text says that they are a total, found by the words of the columns and not by every row. */
function candidates(texts: readonly Words[], rowCount: number): number[] {
  const found = new Set<number>();
  for (const { codes, words } of texts) {
    const marked = new Set(words.flatMap((word, code) => (isTotalWord(word) ? [code] : [])));
    if (marked.size === 0) continue;
    for (let row = 0; row < rowCount; row += 1) if (marked.has(codes[row] ?? 0)) found.add(row);
  }
  return [...found].sort((a, b) => a - b);
}

function labelOf(texts: readonly Words[], row: number): string {
  for (const { codes, words } of texts) {
    const word = words[codes[row] ?? 0] ?? '';
    if (word !== '') return word;
  }
  return '';
}

/** The columns behind the first text of a row, and whether numbers or days are before it. */
function behindLabel(
  columns: readonly Column[],
  row: number,
): { behind: readonly Column[]; isFirst: boolean } {
  const isFilled = (column: Column) =>
    column.kind === 'number' || column.kind === 'date'
      ? !Number.isNaN(column.values[row] ?? Number.NaN)
      : (column.codes[row] ?? 0) !== 0;
  const at = columns.findIndex((column) => column.kind === 'text' && isFilled(column));
  return { behind: columns.slice(at + 1), isFirst: !columns.slice(0, at).some(isFilled) };
}

const additiveOf = (columns: readonly Column[]) =>
  columns
    .filter((column) => column.kind === 'number')
    .filter(({ unit }) => unit.kind !== 'percent' && unit.kind !== 'rate');

/** Tells whether a row that may be a total is one. */
function totalTeller(
  columns: readonly Column[],
  texts: readonly Words[],
  isPartial: boolean,
): (kinds: readonly RowKind[], row: number) => boolean {
  const names = new Set((texts[0]?.words ?? []).map((word) => word.toLowerCase()));
  return (kinds, row) => {
    const label = labelOf(texts, row);
    const name = nameInTotal(label);
    const isNamedAfter = isTotalWord(label) && name !== '' && names.has(name);
    const { behind, isFirst } = behindLabel(columns, row);
    const isAlone = totalOnly.test(label) && isFirst;
    const isPart = texts.some(({ codes, words }) => partOnly.test(words[codes[row] ?? 0] ?? ''));
    return (
      isNamedAfter || isAlone || isPart || isPartial || provesTotal(additiveOf(behind), kinds, row) === true
    );
  };
}

/**
 * Tells totals and section rows from records; null when all are records. A word such as "Summe" alone is believed, and
 * "Subtotal" wherever it stands; a name with one only where the rest of it names other rows ("North", "North total") or
 * when it is the sum of the rows above ("Total Energies" is not). A last row without a name is a total when all its
 * numbers are sums. Of a sheet with hidden rows (`isPartial`) sums cannot be proven: there the words are believed, so
 * that no total passes for a record. `totalRows`: a column of days says "Total" there. A quarter below its months is a total too. `saysMissing`: a cell of the row holds a word such as "n/a", so that it is a record.
 */
export function findRowKinds(
  columns: readonly Column[],
  rowCount: number,
  {
    isAttributes,
    isPartial,
    saysMissing,
    totalRows,
  }: {
    readonly isAttributes: boolean;
    readonly isPartial: boolean;
    readonly saysMissing: (row: number) => boolean;
    readonly totalRows: ReadonlySet<number>;
  },
): RowKind[] | null {
  const plain = columns.filter((column) => column.kind === 'text');
  // Days beside months, or beside "Total", are words like others here.
  const texts = columns.flatMap((column): readonly Words[] =>
    column.kind === 'text' || (column.kind === 'doubtful' && column.doubt === 'mixed_types') ? [column] : [],
  );
  const numbers = columns.filter((column) => column.kind === 'number');
  if ((texts.length === 0 && totalRows.size === 0) || numbers.length === 0) return null;
  const sections =
    rowCount > 100_000 ? [] : sectionRows(columns, plain, rowCount).filter((row) => !saysMissing(row));
  const timed = new Set(isAttributes ? [] : timeTotals(texts, rowCount));
  const named = isAttributes
    ? []
    : [...new Set([...candidates(texts, rowCount), ...timed, ...totalRows])].sort((a, b) => a - b);
  const last = rowCount - 1;
  const isOpenEnd = !isAttributes && rowCount > 2 && labelOf(texts, last) === '' && !named.includes(last);
  if (sections.length === 0 && named.length === 0 && !isOpenEnd) return null;
  const kinds = Array.from({ length: rowCount }, (): RowKind => 'record');
  for (const row of sections) kinds[row] = 'section';
  const isTotal = totalTeller(columns, texts, isPartial);
  // Each is added up from all rows above; more of them than a report has are names of things.
  const most = Math.max(20, Math.ceil(2e8 / Math.max(1, rowCount * numbers.length)));
  for (const row of named.slice(0, most)) {
    // Beside another text ("North", "Q1") the row may be all that is written of it: there its sum has to prove it.
    const isTime = timed.has(row) && texts.length === 1;
    if (kinds[row] !== 'section' && (isTime || totalRows.has(row) || isTotal(kinds, row)))
      kinds[row] = 'total';
  }
  if (isOpenEnd && (isPartial || isUnnamedTotal(additiveOf(columns), kinds, last))) kinds[last] = 'total';
  return kinds.every((kind) => kind === 'record') ? null : kinds;
}

function isUnnamedTotal(columns: readonly NumberColumn[], kinds: readonly RowKind[], row: number): boolean {
  const filled = columns.filter(({ values }) => !Number.isNaN(values[row] ?? Number.NaN));
  return filled.length > 0 && filled.every((column) => provesTotal([column], kinds, row) === true);
}

/** Rows with a name and nothing else, between others that have numbers. */
function sectionRows(columns: readonly Column[], texts: readonly Words[], rowCount: number): number[] {
  const numbers = columns.filter((column) => column.kind !== 'text');
  const isBare = (row: number) =>
    numbers.every((column) =>
      column.kind === 'doubtful' ? column.codes[row] === 0 : Number.isNaN(column.values[row] ?? Number.NaN),
    ) && texts.filter(({ codes }) => (codes[row] ?? 0) !== 0).length === 1;
  const rows: number[] = [];
  for (let row = 0; row < rowCount - 1; row += 1)
    if (isBare(row) && texts.length < columns.length && (texts[0]?.codes[row] ?? 0) !== 0) rows.push(row);
  // Where most rows have nothing but a name, they are records with gaps.
  return rows.length * 2 > rowCount ? [] : rows;
}
