import type { ColumnCells } from './column-cells.ts';
import { countOf, joinScale, readLabel, saysUnit, takesTitleUnit, type ReadHead } from './read-head.ts';
import { isScaleOnly } from './read-unit.ts';
import { CellReader, unitKey, type ColumnScan } from './scan-column.ts';
import { unitOfKey } from './decide-column.ts';
import type { Unit } from './unit.ts';

/** Rows of statements, in English and German: what is in such a row is not of one kind with the row below. */
const attribute =
  /^(?:(?:net|gross|operating|total|adjusted|consolidated) )*(?:revenues?|sales|turnover|costs?|cost of (?:sales|goods sold)|expenses?|ebita?|ebitda|ebt|profit|loss|income|earnings|margin|(?:total )?assets|liabilities|equity|debt|cash(?: flow)?|capex|dividend|eps|headcount|employees|fte|tax(?:es)?|depreciation|free cash flow)\b|^(?:umsatz(?:erlöse)?|erlöse|materialaufwand|personalaufwand|aufwendungen|kosten|rohertrag|betriebsergebnis|ergebnis|jahresüberschuss|gewinn|verlust|bilanzsumme|eigenkapital|fremdkapital|verbindlichkeiten|liquide mittel|mitarbeiter|beschäftigte|investitionen|abschreibungen|steuern|eigenkapitalquote|marge)\b/i;

const mostRows = 2_000;

const isNumeric = (scan: ColumnScan) => scan.numbers > 0 && scan.numbers >= scan.texts;

export interface RowLabels {
  readonly texts: readonly string[];
  readonly heads: readonly (ReadHead | null)[];
  /** Units that the numbers of each row say, as `unitKey` writes them. */
  readonly keys: readonly ReadonlySet<string>[];
}

const isNamedCount = (head: ReadHead) =>
  head.unit !== null && JSON.stringify(countOf(head.plainName)) === JSON.stringify(head.unit);

/** Labels of the rows and the units said in their cells; null for a table that is too long or has no labels of its own for each row. */
function readLabels(labels: ColumnScan, numbers: readonly ColumnScan[]): RowLabels | null {
  const { cells } = labels;
  if (cells.length > mostRows || cells.length < 2) return null;
  const texts = Array.from({ length: cells.length }, (_, row) => (cells.load(row) ? cells.string() : ''));
  const filled = texts.filter((text) => text !== '');
  if (new Set(filled).size < filled.length * 0.9) return null;
  const reader = new CellReader();
  return {
    texts,
    heads: texts.map((text) => (text === '' ? null : readLabel(text))),
    keys: texts.map((_, row) => new Set(numbers.flatMap((scan) => keyOf(scan.cells, row, reader) ?? []))),
  };
}

function keyOf(cells: ColumnCells, row: number, reader: CellReader): string | null {
  if (!cells.load(row)) return null;
  if (typeof cells.native === 'number') {
    const format = cells.grid.format(cells.rows[row] ?? 0, cells.column);
    return format?.isPercent ? 'percent' : format?.currency ? `money ${format.currency}` : 'bare';
  }
  const read = cells.native === null ? reader.read(cells.string()) : null;
  return read?.kind === 'number' ? unitKey(read.number) : null;
}

const isPercents = ({ units }: ColumnScan) => units.size === 1 && units.has('percent');

/** Percentages with numbers of other things among them: "6.6 %" and, for people, "172". */
const holdsPercents = ({ units }: ColumnScan) =>
  units.has('percent') && [...units.keys()].every((key) => ['percent', 'points', 'bare'].includes(key));

/**
 * "Change | 4.5 %" beside columns that hold other things: its sign is that of the column, and says nothing of the rows.
 * So it is where some of its cells have none, and it alone is below no year.
 */
export function isShareBeside(
  scan: ColumnScan,
  scans: readonly ColumnScan[],
  heads: readonly ReadHead[],
): boolean {
  const others = scans.filter((other) => other !== scan && isNumeric(other));
  if (isPercents(scan)) return others.some((other) => !isPercents(other));
  const periodOf = (one: ColumnScan) => heads[scans.indexOf(one)]?.period ?? null;
  return (
    holdsPercents(scan) &&
    periodOf(scan) === null &&
    others.length > 0 &&
    others.every((other) => periodOf(other) !== null)
  );
}

/** Whether a row says two currencies, measures or things counted ("2 days" beside "6 hours"): its numbers are of no one unit. */
export const hasTornRow = ({ keys }: RowLabels): boolean =>
  keys.some((said) => [...said].filter((key) => /^(?:money|measure|count) /.test(key)).length > 1);

/**
 * The labels of a table whose rows are attributes: at least two are words of statements, or they say units of their own,
 * or the cells of each row agree on a unit and rows differ. Null when rows are records.
 */
export function findAttributes(scans: readonly ColumnScan[], heads: readonly ReadHead[]): RowLabels | null {
  const first = scans.findIndex((scan) => scan.texts > 0);
  const labels = scans[first];
  const numbers = scans.filter((scan, i) => i > first && isNumeric(scan));
  if (labels === undefined || labels.numbers > 0 || numbers.length === 0) return null;
  if (
    scans.some(
      (scan, i) => i !== first && scan.texts > 0 && !isNumeric(scan) && scan.texts < labels.texts / 2,
    )
  )
    return null;
  const read = readLabels(
    labels,
    numbers.filter((scan) => !isShareBeside(scan, scans, heads)),
  );
  if (read === null) return null;
  const areColumnsOpen = scans.every((scan, i) => !isNumeric(scan) || heads[i]?.unit === null);
  const said = read.heads.flatMap((head) => (head === null ? [] : [head]));
  const explicit = read.texts.filter(saysUnit);
  const words = said.filter(
    (head) => attribute.test(head.plainName) || (areColumnsOpen && isNamedCount(head)),
  );
  const single = read.keys.filter((keys) => keys.size > 0);
  const rowKeys = new Set(single.map((keys) => [...keys].filter((key) => key !== 'bare').join()));
  // In several columns each row keeps its unit; a sign in the first row alone is one of the whole column.
  const kinds = [...rowKeys].filter((key) => key !== '');
  const isByCells =
    areColumnsOpen &&
    numbers.length > 1 &&
    (kinds.length > 1 || (rowKeys.size > 1 && rowKeys.has('percent'))) &&
    single.every((keys) => keys.size === 1 || (keys.size === 2 && keys.has('bare') && !keys.has('percent')));
  return explicit.length > 0 || words.length >= 2 || isByCells ? read : null;
}

/** The unit of each row, null where that of the column holds. */
export function unitsOfRows({ heads, keys }: RowLabels, title: Unit | null): (Unit | null)[] {
  return heads.map((head, row) => {
    const isOfTitle = head === null || takesTitleUnit(head.plainName);
    const own = [...(keys[row] ?? [])].filter((key) => key !== 'bare');
    const cell = own.length === 1 ? unitOfKey(own[0] ?? '') : null;
    const said = head?.unit ?? null;
    if (own.length > 1) return { kind: 'none' };
    if (cell !== null && (said === null || said.kind === 'count'))
      return isOfTitle ? withTitle(cell, title) : cell;
    if (said !== null) return isOfTitle ? withTitle(said, title) : said;
    return isOfTitle ? null : { kind: 'none' };
  });
}

function withTitle(unit: Unit, title: Unit | null): Unit {
  if (title === null || unit.kind !== 'money' || unit.scale !== 1) return unit;
  if (isScaleOnly(title)) return joinScale(unit, title) ?? unit;
  return title.kind === 'money' && title.currency === unit.currency ? title : unit;
}
