import type { Figure } from '@loupe/shared/contract/run-events';
import { rowQuote } from '../../claims/table-rows.ts';
import type { StepHandle } from '../../engines/run-context.ts';
import type { DocumentTable } from '../../statements/read-statements.ts';
import type { Column } from '../../table/table.ts';
import { placeText } from '../../tools/place-text.ts';
import { cite, type Dossier } from './dossier.ts';

interface Cell {
  readonly source: DocumentTable;
  readonly row: number;
  readonly column: Column;
}

/** "sheet Balance, row 7, column 2025", as places are stored. */
function placeOf({ source: { table }, row, column }: Cell): string {
  const { sheet, lineWord } = table.place;
  const page = table.pages?.[row] ?? table.place.page;
  const where = sheet !== null ? `sheet ${sheet}, ` : page !== null ? `page ${page}, ` : '';
  return `${where}${lineWord} ${table.lines[row] ?? 0}, column ${column.name}`;
}

function dossierOfCell({ source }: Cell, dossiers: readonly Dossier[]): Dossier {
  const dossier = dossiers.find(({ key }) => key === source.document);
  if (dossier === undefined) throw new Error(`No document ${source.document} was read.`);
  return dossier;
}

/** The year of a column that is headed "Geschäftsjahr" or "Prior year": a title says it, the row does not. */
function yearBeside({ column: { name, period } }: Cell): string | undefined {
  const year = period?.kind === 'year' ? String(period.year) : period?.kind === 'span' ? period.to : null;
  return year === null || name.includes(year.slice(0, 4)) ? undefined : `${name}: ${year}`;
}

/** Numbers one cell as a source: the row is quoted, the cell is lit in the kept copy. */
export function citeCell(step: StepHandle, cell: Cell, dossiers: readonly Dossier[]): number {
  const line = Math.max(1, cell.source.table.lines[cell.row] ?? 1);
  const dossier = dossierOfCell(cell, dossiers);
  return cite(step, {
    dossier,
    place: placeOf(cell),
    quote: rowQuote(cell.source.table, cell.row, dossier.document),
    readAs: yearBeside(cell),
    cells: { kind: 'cells', table: cell.source.at, rows: [[line, line]], columns: [cell.column.name] },
  });
}

/** A cell as the input of a figure, with the place and the source it is read from. */
export function cellInput(
  step: StepHandle,
  cell: Cell,
  dossiers: readonly Dossier[],
  shown: { readonly name: string; readonly value: string },
): Figure['inputs'][number] {
  const from = `${dossierOfCell(cell, dossiers).name}, ${placeText(placeOf(cell))}`;
  return { ...shown, from, source_n: citeCell(step, cell, dossiers) };
}
