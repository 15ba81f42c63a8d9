import { nothingAbove, readTable, type Above } from './read-table.ts';
import type { RawGrid } from './raw-grid.ts';
import type { Table } from './table.ts';
import { unitOfLines } from './title-lines.ts';

/** Of one sheet, or of one file of separated values. */
const areOfOne = (a: RawGrid, b: RawGrid) => a.sheet === b.sheet && a.name === b.name;

/** The decimal mark that cells of these tables prove; null when none does, or two are proven. */
function provenMark(tables: readonly (Table | null)[]): Above['mark'] {
  const proven = tables.flatMap((table) =>
    (table?.columns ?? []).flatMap((column) =>
      column.kind === 'number' && column.proof !== null && column.evidence !== null
        ? [{ value: column.mark, evidence: column.evidence }]
        : [],
    ),
  );
  return new Set(proven.map(({ value }) => value)).size === 1 ? (proven[0] ?? null) : null;
}

const namesOf = ({ columns }: Table) => JSON.stringify(columns.slice(1).map(({ name }) => name));

const statement =
  /(?<!\p{L})(?:balance sheet|statements? of|(?:income|cash ?flow|profit and loss) (?:statement|account)|p&l|bilanz|aktiva|passiva|gewinn- und verlustrechnung|guv|kapitalflussrechnung)(?!\p{L})/iu;

const isStatement = ({ columns, titleLines }: Table) =>
  [columns[0]?.name ?? '', ...titleLines].some((text) => statement.test(text));

/** Both are lines of statements, or headed alike: what the first says of all its numbers holds for the second. */
const areAlike = (a: Table, b: Table) =>
  (a.rowUnits !== null && (b.rowUnits !== null || isStatement(b))) || namesOf(a) === namesOf(b);

const saidUnit = ({ titleLines, columns }: Table) =>
  unitOfLines([...titleLines, columns[0]?.kind === 'text' ? columns[0].name : '']);

/**
 * Reads the grids of a file as typed tables. A file that holds several one below the other says once for all what its amounts
 * are in and on which day its year ended, and writes all its decimals alike: what a part leaves open is taken from those above,
 * its decimal mark from all.
 */
export function readParts(grids: readonly RawGrid[]): (Table | null)[] {
  const alone = grids.map((grid) => readTable(grid));
  if (grids.length < 2) return alone;
  let above: Above = nothingAbove;
  return alone.map((table, i) => {
    const grid = grids[i] as RawGrid;
    const before = grids[i - 1];
    const last = alone[i - 1] ?? null;
    if (before === undefined || !areOfOne(before, grid)) above = nothingAbove;
    const mark = provenMark(alone.filter((_, at) => areOfOne(grids[at] as RawGrid, grid)));
    if (table === null) return null;
    const isAlike = last !== null && areAlike(last, table);
    const own = saidUnit(table);
    const read = readTable(grid, {
      mark,
      unit: isAlike && own === null ? above.unit : null,
      titleLines: isAlike ? above.titleLines : [],
    });
    above = {
      mark,
      unit: own ?? (isAlike ? above.unit : null),
      titleLines: table.titleLines.length > 0 ? table.titleLines : above.titleLines,
    };
    return read;
  });
}
