import {
  scoreMatrix,
  type MatrixCell,
  type MatrixCriterion,
  type MatrixResult,
} from '../findings/score-matrix.ts';
import {
  costWords,
  freeWords,
  higherWords,
  lowerWords,
  otherMoney,
  totalWords,
} from '../packs/vendors/offer-words.ts';
import type { Answer } from './read-answer.ts';
import type { OfferCell } from './read-offers.ts';
import type { WantedCriterion } from './read-wanted.ts';
import { commonUnit, inUnit } from './time-units.ts';

/** Why a criterion is not scored. */
type NotScored = 'words' | 'units' | 'mixed' | 'unclear' | 'direction' | 'weight' | 'total';

/** What an option answers to a criterion. */
export interface AnswerCell {
  readonly vendor: string;
  readonly criterion: string;
  readonly text: string;
  readonly answer: Answer;
}

export interface Weighed<C extends AnswerCell = OfferCell> {
  readonly vendors: readonly string[];
  /** Null where nothing can be scored. */
  readonly result: MatrixResult | null;
  /** The cell behind each value, by vendor and criterion. */
  readonly cellOf: (vendor: string, criterion: string) => C | undefined;
  readonly criteria: readonly string[];
  /** The same place with two answers: neither is used. */
  readonly conflicts: readonly { readonly first: C; readonly second: C }[];
  readonly notScored: readonly {
    readonly criterion: string;
    readonly why: NotScored;
    readonly weight: number;
  }[];
  /** Lines of the form that no criterion of the files has the name of. */
  readonly unknown: readonly string[];
  readonly weightsFrom: 'form' | 'file' | 'equal';
}

export const nameKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The criterion a line means: the same name, else the only one that holds all its words. */
export function criterionNamed(name: string, criteria: readonly string[]): string | null {
  const key = nameKey(name);
  const same = criteria.find((one) => nameKey(one) === key);
  if (same !== undefined) return same;
  const words = key.split(' ');
  const holding = criteria.filter((one) => words.every((word) => nameKey(one).split(' ').includes(word)));
  return holding.length === 1 ? (holding[0] ?? null) : null;
}

/**
 * The criterion a line goes on from: "Data residency EU" is about "Data residency". Null where none, or two, are named in it.
 */
export function criterionWithin(name: string, criteria: readonly string[]): string | null {
  const words = new Set(nameKey(name).split(' '));
  const within = criteria.filter((one) => {
    const own = nameKey(one).split(' ');
    return own.every((word) => words.has(word));
  });
  return within.length === 1 ? (within[0] ?? null) : null;
}

/** Nothing costs nothing in every unit: a bare zero has none. */
const unitsOf = (cells: readonly AnswerCell[]): ReadonlySet<string> =>
  new Set(
    cells.flatMap(({ answer }) =>
      answer.kind === 'number' && !(answer.value === 0 && answer.unit === '') ? [answer.unit] : [],
    ),
  );

function whyNot(criterion: string, cells: readonly AnswerCell[]): NotScored | null {
  const kinds = new Set(
    cells.map(({ answer }) => answer.kind).filter((kind) => kind !== 'empty' && kind !== 'conflict'),
  );
  if (kinds.has('unclear')) return 'unclear';
  const counted = ['number', 'points'].filter((kind) => kinds.has(kind as 'number'));
  if (counted.length === 0) return 'words';
  // A price "on request" is no answer, and no half of one.
  if (counted.length > 1 && !isPrice(criterion, cells)) return 'mixed';
  return unitsOf(cells).size > 1 ? 'units' : null;
}

const currency = /(?<!\p{L})(?:EUR|USD|GBP|CHF|[€$£])/u;

/** Named as one, or money that is not what a vendor earns, insures or gives. */
export function isPrice(criterion: string, cells: readonly AnswerCell[]): boolean {
  if (otherMoney.test(criterion)) return false;
  const units = [...unitsOf(cells), criterion];
  return costWords.any.test(criterion) || units.some((one) => currency.test(one));
}

/** Which way a criterion is better where the person does not say it; null where nothing does. */
export type DirectionOf = (criterion: string, cells: readonly AnswerCell[]) => 'higher' | 'lower' | null;

/** Of an offer less is better of costs and money, more of what the words say. */
function directionOfOffer(criterion: string, cells: readonly AnswerCell[]): ReturnType<DirectionOf> {
  if (cells.every(({ answer }) => answer.kind !== 'number')) return 'higher';
  if (lowerWords.test(criterion) || isPrice(criterion, cells)) return 'lower';
  return higherWords.test(criterion) ? 'higher' : null;
}

const placeOf = (vendor: string, criterion: string) => JSON.stringify([vendor, criterion]);

/** Names that differ in capitals and signs are one, as it is first written; of two answers to one question neither counts. */
function oneEach<C extends AnswerCell>(
  given: readonly C[],
): { cells: C[]; conflicts: { first: C; second: C }[] } {
  const names = new Map<string, string>();
  const named = (name: string) => {
    const key = nameKey(name) || name;
    if (!names.has(key)) names.set(key, name);
    return names.get(key) ?? name;
  };
  const byPlace = new Map<string, C>();
  const conflicts: { first: C; second: C }[] = [];
  for (const one of given) {
    const cell = { ...one, vendor: named(one.vendor), criterion: named(one.criterion) };
    const place = placeOf(cell.vendor, cell.criterion);
    const before = byPlace.get(place);
    if (before === undefined || before.answer.kind === 'empty') byPlace.set(place, cell);
    else if (cell.answer.kind !== 'empty' && !isSame(before, cell)) {
      conflicts.push({ first: before, second: cell });
      byPlace.set(place, { ...before, answer: { kind: 'conflict' } });
    }
  }
  return { cells: [...byPlace.values()], conflicts };
}

const isSame = (a: AnswerCell, b: AnswerCell): boolean =>
  a.text.trim() === b.text.trim() ||
  (JSON.stringify(a.answer) === JSON.stringify(b.answer) && a.answer.kind !== 'words');

/** Prices that add up others of the same offers. */
function totalsBeside(criteria: readonly string[], cells: readonly AnswerCell[]): string[] {
  const prices = criteria.filter((one) =>
    isPrice(
      one,
      cells.filter(({ criterion }) => criterion === one),
    ),
  );
  const totals = prices.filter((one) => totalWords.test(one));
  return totals.length < prices.length ? totals : [];
}

/** Answers to one question in one unit of time, and prices that are waived or included as the nothing they cost. */
function alike<C extends AnswerCell>(cells: readonly C[]): C[] {
  const byCriterion = Map.groupBy(cells, ({ criterion }) => criterion);
  return cells.map((cell): C => {
    const own = byCriterion.get(cell.criterion) ?? [];
    const { answer } = cell;
    if (answer.kind !== 'number') {
      const isFree = freeWords.test(cell.text.trim()) && own.some((one) => one.answer.kind === 'number');
      return isFree && isPrice(cell.criterion, own)
        ? { ...cell, answer: { kind: 'number', value: 0, unit: '' } }
        : cell;
    }
    const unit = commonUnit([...unitsOf(own)]);
    const value = unit === null ? null : inUnit(answer.value, answer.unit, unit);
    return value === null || unit === null ? cell : { ...cell, answer: { kind: 'number', value, unit } };
  });
}

/**
 * Scores the vendors by what their files say; a line of the form gives a criterion its weight and direction. Where it gives
 * none, `directionOf` says which way is better: of an offer money is a price, of other things it need not be.
 */
export function weigh<C extends AnswerCell>(
  { cells: given, weights }: { readonly cells: readonly C[]; readonly weights: ReadonlyMap<string, number> },
  wanted: readonly WantedCriterion[],
  directionOf: DirectionOf = directionOfOffer,
): Weighed<C> {
  const { cells: written, conflicts } = oneEach(given);
  const cells = alike(written);
  const vendors = [...new Set(cells.map(({ vendor }) => vendor))];
  const criteria = [...new Set(cells.map(({ criterion }) => criterion))];
  const byPlace = new Map(cells.map((cell) => [placeOf(cell.vendor, cell.criterion), cell]));
  const cellOf = (vendor: string, criterion: string) => byPlace.get(placeOf(vendor, criterion));
  const named = wanted.map((line) => ({ line, criterion: criterionNamed(line.name, criteria) }));
  const lineOf = new Map(
    named.flatMap(({ line, criterion }) => (criterion === null ? [] : [[criterion, line] as const])),
  );
  const isChosen = [...lineOf.values()].some(({ weight }) => weight !== null);
  const weightsFrom = isChosen ? 'form' : weights.size > 0 ? 'file' : 'equal';
  const weightOf = (criterion: string) =>
    weightsFrom === 'form'
      ? (lineOf.get(criterion)?.weight ?? 0)
      : weightsFrom === 'file'
        ? (weights.get(criterion) ?? 0)
        : 1;
  const totals = totalsBeside(criteria, cells);
  const notScored: { criterion: string; why: NotScored; weight: number }[] = [];
  const scored = criteria.flatMap((criterion): MatrixCriterion[] => {
    if (weightOf(criterion) === 0) {
      notScored.push({ criterion, why: 'weight', weight: 0 });
      return [];
    }
    const own = vendors.flatMap((vendor) => cellOf(vendor, criterion) ?? []);
    if (totals.includes(criterion) && !lineOf.has(criterion)) {
      notScored.push({ criterion, why: 'total', weight: weightOf(criterion) });
      return [];
    }
    const better = lineOf.get(criterion)?.better ?? directionOf(criterion, own);
    const why = whyNot(criterion, own) ?? (better === null ? 'direction' : null);
    if (why !== null || better === null) {
      notScored.push({ criterion, why: why ?? 'direction', weight: weightOf(criterion) });
      return [];
    }
    const isPoints = own.every(({ answer }) => answer.kind !== 'number');
    return [
      {
        id: criterion,
        name: criterion,
        weight: weightOf(criterion),
        better,
        scale: isPoints ? 'given' : 'range',
      },
    ];
  });
  const values = vendors.flatMap((option) =>
    scored.map(({ id, scale }): MatrixCell => {
      const answer = cellOf(option, id)?.answer;
      const counted = scale === 'given' ? 'points' : 'number';
      return { option, criterion: id, value: answer?.kind === counted ? answer.value : null };
    }),
  );
  const canScore = vendors.length > 1 && scored.length > 0;
  return {
    vendors,
    criteria,
    conflicts,
    cellOf,
    notScored,
    weightsFrom,
    unknown: named.filter(({ criterion }) => criterion === null).map(({ line }) => line.name),
    result: canScore ? scoreMatrix(vendors, scored, values) : null,
  };
}
