import { cellText } from '../claims/cell-text.ts';
import {
  answerHeads,
  besideHeads,
  criterionHeads,
  vendorHeads,
  weightHeads,
} from '../packs/vendors/offer-words.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import type { DecimalMark } from '../table/read-number.ts';
import type { Column } from '../table/table.ts';
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
  /** Lines of the text it stands in, where a unit behind a number can be seen. */
  readonly lines: readonly string[];
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
  { source, mark, lines }: OfferTable,
  at: { readonly vendor: string; readonly criterion: string; readonly row: number; readonly column: Column },
): OfferCell {
  const { column, row } = at;
  const text = cellText(column, row);
  return {
    ...at,
    text,
    answer: withUnit(
      answerAt(column, row, text, mark),
      lines.filter((line) => line.includes(at.criterion)),
    ),
    source,
  };
}

/** The word that stands behind a bare number in the lines that name its criterion: "2 days" beside "6 hours" are two units. */
function withUnit(answer: Answer, lines: readonly string[]): Answer {
  if (answer.kind !== 'number' || answer.unit !== '') return answer;
  const written = String(answer.value).replace('.', '[.,]');
  const pattern = new RegExp(`(?<!\\d)(?<!\\d[.,])${written}(?:[.,]0+)?[ \\u00a0]+(\\p{L}+)`, 'u');
  const word = lines.map((line) => pattern.exec(line)?.[1]).find((one) => one !== undefined);
  if (word === undefined) return answer;
  const said = readAnswer(`1 ${word}`, null);
  return said.kind === 'number' ? { ...answer, unit: said.unit } : answer;
}

/** A number of a column of numbers as it was read there; else what the cell says by itself. */
function answerAt(column: Column, row: number, text: string, mark: DecimalMark | null): Answer {
  if (column.kind !== 'number') return readAnswer(text, mark);
  const value = column.values[row] ?? Number.NaN;
  if (Number.isNaN(value)) return { kind: 'empty' };
  const { unit } = column;
  if (unit.kind === 'money') return { kind: 'number', value: value * unit.scale, unit: unit.currency };
  if (unit.kind === 'percent') return { kind: 'number', value, unit: '%' };
  return { kind: 'number', value, unit: unit.kind === 'measure' ? unit.symbol : '' };
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
  const cells = rowsOf(offer.source).flatMap((row) => {
    const criterion = bare(cellText(label, row));
    if (criterion === '') return [];
    const weight = weightColumn === undefined ? null : readAnswer(cellText(weightColumn, row), offer.mark);
    if (weight?.kind === 'number' && weight.value >= 0) weights.set(criterion, weight.value);
    const unit = rowUnits?.[row] ?? null;
    return vendors.map(({ column, vendor }) => {
      const cell = cellOf(offer, { vendor, criterion, row, column });
      if (unit === null || cell.answer.kind !== 'number') return cell;
      const said = unit.kind === 'money' ? unit.currency : unit.kind === 'percent' ? '%' : cell.answer.unit;
      return { ...cell, answer: { ...cell.answer, unit: said } };
    });
  });
  return { cells, weights };
}

const rowsOf = ({ table }: DocumentTable): number[] =>
  Array.from({ length: table.rowCount }, (_, row) => row).filter(
    (row) => (table.rowKinds?.[row] ?? 'record') === 'record',
  );
