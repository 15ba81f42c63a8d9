import { isShareBeside } from './attribute-rows.ts';
import { decideColumn } from './decide-column.ts';
import type { Decision, TableProof } from './decision.ts';
import { placeOf } from './doubt.ts';
import { pointsToNotes } from './id-names.ts';
import { areEnglishMonths, monthIn } from './mark-of-months.ts';
import { readHead, type ReadHead } from './read-head.ts';
import type { ColumnScan } from './scan-column.ts';

/** The columns of one table, each list in their order. */
interface Columns {
  readonly scans: readonly ColumnScan[];
  readonly heads: readonly ReadHead[];
  readonly names: readonly string[];
}

/** What is known before any cell is looked at; `mark` is that of other tables of the file. */
type Said = Pick<TableProof, 'unit' | 'isByRow' | 'isTorn' | 'mark'>;

/**
 * Decides all columns of a table. A mark that no cell proves may follow from what a column counts ("money has no third
 * decimal"); it then holds for the others too, as one proven by a cell does.
 */
export function decideColumns(columns: Columns, said: Said): Decision[] {
  const { scans, heads } = columns;
  const hasPeriods = heads.some(({ period }) => period !== null);
  const isPointer = (i: number) => hasPeriods && pointsToNotes(heads[i]?.plainName ?? '');
  const proofFor = (scan: ColumnScan, proof: TableProof) =>
    isShareBeside(scan, scans, heads) ? { ...proof, isByRow: false } : proof;
  const decide = (proof: TableProof) =>
    scans.map((scan, i) =>
      isPointer(i)
        ? ({ kind: 'text' } as const)
        : decideColumn(scan, heads[i] ?? readHead(''), proofFor(scan, proof)),
    );
  const telling = withoutColumns(columns, isPointer);
  const proof = proofOf(telling, said);
  const decisions = decide(proof);
  const mark =
    proof.mark ??
    derivedMark(
      telling,
      decisions.filter((_, i) => !isPointer(i)),
    );
  const isOpen = decisions.some((one) => one.kind === 'doubtful' && one.doubt === 'unclear_mark');
  return isOpen && mark !== null && proof.mark === null ? decide({ ...proof, mark }) : decisions;
}

function withoutColumns({ scans, heads, names }: Columns, isLeft: (i: number) => boolean): Columns {
  const kept = <T>(all: readonly T[]) => all.filter((_, i) => !isLeft(i));
  return { scans: kept(scans), heads: kept(heads), names: kept(names) };
}

/** The mark that columns without a proving cell were read with; null when they disagree, or cells prove both. */
function derivedMark({ scans, names }: Columns, decisions: readonly Decision[]): TableProof['mark'] {
  if (scans.some(({ marks }) => marks.size > 0)) return null;
  const found = decisions.flatMap((one, i) =>
    one.kind === 'number' && one.evidence !== null
      ? [{ value: one.mark, evidence: `column “${names[i] ?? ''}”: ${one.evidence}` }]
      : [],
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? (found[0] ?? null) : null;
}

/** What all columns together prove of marks and dates: only what none of them contradicts. */
function proofOf({ scans, names, heads }: Columns, { unit, isByRow, isTorn, mark }: Said): TableProof {
  const told = <Value extends string>(
    of: (scan: ColumnScan) => ReadonlyMap<Value, { row: number; text: string }>,
  ) => {
    const all = scans.flatMap((scan, i) =>
      scan.texts * 2 > scan.texts + scan.numbers + scan.dates
        ? []
        : [...of(scan)].map(([value, seen]) => ({
            value,
            evidence: `column “${names[i] ?? ''}”, ${placeOf(scan, seen)}`,
          })),
    );
    return new Set(all.map(({ value }) => value)).size === 1 ? (all[0] ?? null) : null;
  };
  return {
    mark: scans.some(({ marks }) => marks.size > 0) ? told((scan) => scan.marks) : mark,
    order: told((scan) => scan.orders),
    unit,
    isByRow,
    isTorn,
    hasPeriods: heads.some(({ period }) => period !== null),
    hasEnglishHeads: areEnglishMonths(
      names.filter((_, i) => heads[i]?.period?.kind === 'month').flatMap((name) => monthIn(name) ?? []),
    ),
    labels: scans.find(({ texts, numbers }) => texts > 0 && numbers === 0),
  };
}
