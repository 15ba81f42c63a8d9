import type { PartByPart } from '../part-by-part.ts';
import { stackRecords } from '../table/stack-records.ts';
import type { AskedTable, Candidate, Outcome } from './ask-candidate.ts';
import { dateColumns } from './reading.ts';

/** Sheets or files of one form below each other, and the column of what they are called. */
export interface StackedCandidate extends Candidate {
  readonly made: number | null;
}

const headsOf = ({ table }: AskedTable) =>
  table.columns.map(({ name, kind }) => `${kind} ${name}`).join('\u0000');
const documentOf = ({ id }: AskedTable) => id.replace(/#\d+$/, '');

/** Sheets belong together with those of their workbook, files with other files. */
const formOf = (one: AskedTable) =>
  `${one.table.place.sheet === null ? '' : documentOf(one)}\u0000${headsOf(one)}`;

const nameOf = ({ name, table }: AskedTable) => table.place.sheet ?? name;

/** Tables of one form as one: a sheet for each year, a file for each month. */
export function* stackedTables(
  singles: readonly (Candidate & { readonly sources: readonly [AskedTable] })[],
): PartByPart<StackedCandidate[]> {
  const forms = Map.groupBy(singles, ({ sources: [one] }) => formOf(one));
  const stacks: StackedCandidate[] = [];
  for (const alike of forms.values()) {
    const parts = alike.map(({ sources: [one], records }) => ({ name: nameOf(one), records }));
    const isOfFiles = alike.some(({ sources: [one] }) => one.table.place.sheet === null);
    const stack = yield* stackRecords(parts);
    // Files whose names are no times have nothing that says they belong together.
    const isNamed = stack?.made != null && stack.records.table.columns[stack.made]?.kind === 'text';
    if (stack === null || (isOfFiles && isNamed)) continue;
    const elsewhere = new Set(alike.flatMap((one) => [...(one.elsewhere ?? [])]));
    stacks.push({ sources: alike.map(({ sources: [one] }) => one), elsewhere, ...stack });
  }
  return stacks;
}

/** True when a question to a stack speaks of what its parts are called, or of time: else it may be one of each part. */
export function speaksOfParts({ made }: StackedCandidate, { read: { reading } }: Outcome): boolean {
  const columns = made === null ? dateColumns(reading) : [made];
  const { filters, groups, range, sides } = reading;
  const said = [
    ...filters.map(({ column }) => column),
    ...groups.map(({ column }) => column),
    ...[range, sides].flatMap((one) => (one === null ? [] : [one.a.column])),
  ];
  return (
    reading.sequence !== null ||
    reading.asksWhen ||
    reading.saysAllTime ||
    said.some((column) => columns.includes(column))
  );
}
