import { cellText } from '../claims/cell-text.ts';
import {
  answerHeads,
  besideHeads,
  criterionHeads,
  vendorHeads,
  weightHeads,
} from '../packs/vendors/offer-words.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import { readNumberCell, type DecimalMark } from '../table/read-number.ts';
import type { Column } from '../table/table.ts';
import type { Unit } from '../table/unit.ts';
import { readAnswer, type Answer } from './read-answer.ts';

/** What a vendor answers to one criterion, with its cell. */
export interface OfferCell {
  readonly vendor: string;
  readonly criterion: string;
  readonly text: string;
  readonly answer: Answer;
  readonly source: DocumentTable;
  readonly row: number;
  readonly column: Column;
}

export interface Offers {
  readonly cells: readonly OfferCell[];
  /** Weights that a file gives, by criterion. */
  readonly weights: ReadonlyMap<string, number>;
  /** Tables whose shape says neither vendors nor criteria. */
  readonly unread: readonly DocumentTable[];
}

/** A table with what is needed to read it. */
export interface OfferTable {
  readonly source: DocumentTable;
  /** What the sheet of one vendor is called after. */
  readonly name: string;
  /** The decimal mark of its document; null where none is proven. */
  readonly mark: DecimalMark | null;
}

type Found = Pick<Offers, 'cells' | 'weights'>;

const bare = (name: string): string => name.trim().replace(/[:*]+$/u, '');

/**
 * Offers of vendors from tables of three shapes: vendors in rows, criteria in rows with a column for each vendor, or the
 * sheet of one vendor with a criterion and its answer in each row.
 */
export function readOffers(tables: readonly OfferTable[]): Offers {
  const read = tables.map((table) => ({ table, found: readOne(table) }));
  return {
    cells: read.flatMap(({ found }) => found?.cells ?? []),
    weights: new Map(read.flatMap(({ found }) => [...(found?.weights ?? [])])),
    unread: read.filter(({ found }) => found === null).map(({ table }) => table.source),
  };
}

function readOne(offer: OfferTable): Found | null {
  const { columns, rowCount } = offer.source.table;
  const [first, ...rest] = columns;
  if (first === undefined || rest.length === 0 || rowCount === 0) return null;
  if (vendorHeads.test(bare(first.name))) return vendorsInRows(offer, first, rest);
  const answers = rest.filter(({ name }) => !besideHeads.test(bare(name)) && !weightHeads.test(bare(name)));
  const label = criterionHeads.test(bare(first.name))
    ? first
    : columns.find(({ name }) => criterionHeads.test(bare(name)));
  const [only, second] = answers.filter((one) => one !== label);
  if (only !== undefined && second === undefined) {
    const isSheet = label !== undefined || answerHeads.test(bare(only.name));
    return isSheet ? criteriaInRows(offer, label ?? first, [{ column: only, vendor: offer.name }]) : null;
  }
  if (label === undefined && first.kind !== 'text') return null;
  const others = answers.filter((one) => one !== label);
  return criteriaInRows(
    offer,
    label ?? first,
    others.map((column) => ({ column, vendor: bare(column.name) })),
  );
}

function cellOf(
  { source, mark }: OfferTable,
  at: { readonly vendor: string; readonly criterion: string; readonly row: number; readonly column: Column },
  ofRow: Unit | null = null,
): OfferCell {
  const { column, row } = at;
  const text = cellText(column, row);
  return { ...at, text, answer: answerAt({ column, row, text, mark, ofRow }), source };
}

interface AnswerPlace {
  readonly column: Column;
  readonly row: number;
  readonly text: string;
  readonly mark: DecimalMark | null;
  /** The unit of the row where rows are attributes; null where that of the column holds. */
  readonly ofRow: Unit | null;
}

/** A number of a column of numbers as it was read there; else what the cell says by itself. */
function answerAt({ column, row, text, mark, ofRow }: AnswerPlace): Answer {
  if (column.kind !== 'number') return inUnit(readAnswer(text, mark), ofRow);
  const value = column.values[row] ?? Number.NaN;
  if (Number.isNaN(value)) return { kind: 'empty' };
  const unit =
    column.unit.kind === 'percent' || ofRow?.kind === 'none' ? column.unit : (ofRow ?? column.unit);
  return inUnit({ kind: 'number', value, unit: '' }, unit);
}

/** A number without a unit of its own in that of its row or column. */
function inUnit(answer: Answer, unit: Unit | null): Answer {
  if (answer.kind !== 'number' || answer.unit !== '' || unit === null) return answer;
  const scale = unit.kind === 'money' ? unit.scale : 1;
  return { ...answer, value: answer.value * scale, unit: wordOf(unit) ?? '' };
}

/** A unit as an answer would write it behind its number; null where it says none. */
function wordOf(unit: Unit): string | null {
  if (unit.kind === 'money') return unit.currency;
  if (unit.kind === 'percent') return '%';
  const behind = unit.kind === 'measure' ? unit.symbol : unit.kind === 'count' ? unit.of : null;
  const said = behind === null ? null : readAnswer(`1 ${behind}`, null);
  return said?.kind === 'number' ? said.unit : null;
}

function vendorsInRows(offer: OfferTable, first: Column, rest: readonly Column[]): Found {
  const { table } = offer.source;
  const criteria = rest.filter(({ name }) => !besideHeads.test(bare(name)));
  const cells = rowsOf(offer.source).flatMap((row) => {
    const vendor = cellText(first, row).trim();
    if (vendor === '') return [];
    return criteria.map((column) => cellOf(offer, { vendor, criterion: bare(column.name), row, column }));
  });
  return { cells: table.rowCount === 0 ? [] : cells, weights: new Map() };
}

function criteriaInRows(
  offer: OfferTable,
  label: Column,
  vendors: readonly { readonly column: Column; readonly vendor: string }[],
): Found {
  const { columns, rowUnits } = offer.source.table;
  const weightColumn = columns.find(({ name }) => weightHeads.test(bare(name)));
  const weights = new Map<string, number>();
  const marks = new Map(vendors.map(({ column }) => [column, markOf(column, rowsOf(offer.source))]));
  const cells = rowsOf(offer.source).flatMap((row) => {
    const criterion = bare(cellText(label, row));
    if (criterion === '') return [];
    const weight = weightColumn === undefined ? null : readAnswer(cellText(weightColumn, row), offer.mark);
    if (weight?.kind === 'number' && weight.value >= 0) weights.set(criterion, weight.value);
    const ofRow = rowUnits?.[row] ?? null;
    return vendors.map(({ column, vendor }) =>
      cellOf(
        { ...offer, mark: offer.mark ?? marks.get(column) ?? null },
        { vendor, criterion, row, column },
        ofRow,
      ),
    );
  });
  return { cells, weights };
}

/** The decimal mark that the answers of one vendor prove, who writes all of them; null when none does, or two are proven. */
function markOf(column: Column, rows: readonly number[]): DecimalMark | null {
  const proven = rows.flatMap((row) => {
    const mark = readNumberCell(cellText(column, row).trim())?.mark;
    return mark === '.' || mark === ',' ? [mark] : [];
  });
  return new Set(proven).size === 1 ? (proven[0] ?? null) : null;
}

const rowsOf = ({ table }: DocumentTable): number[] =>
  Array.from({ length: table.rowCount }, (_, row) => row).filter(
    (row) => (table.rowKinds?.[row] ?? 'record') === 'record',
  );
