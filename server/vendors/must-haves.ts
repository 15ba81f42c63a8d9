import { limitWords } from '../packs/vendors/offer-words.ts';
import type { DecimalMark } from '../table/read-number.ts';
import { readAnswer } from './read-answer.ts';
import { criterionNamed, criterionWithin, nameKey, type AnswerCell, type Weighed } from './criteria.ts';
import { inUnit } from './time-units.ts';
import type { OfferCell } from './read-offers.ts';

/** A line of what a vendor must have: a name, and a limit where one is said. */
export interface MustHave {
  readonly text: string;
  readonly name: string;
  readonly limit: { readonly side: Side; readonly value: number; readonly unit: string } | null;
}

/** In the order in which they are looked for: "not above 5" is no "above 5". */
const sides = ['least', 'most', 'below', 'above'] as const;
type Side = (typeof sides)[number];

const keeps: Readonly<Record<Side, (value: number, limit: number) => boolean>> = {
  least: (value, limit) => value >= limit,
  most: (value, limit) => value <= limit,
  below: (value, limit) => value < limit,
  above: (value, limit) => value > limit,
};

export interface MustHaveCheck<C extends AnswerCell = OfferCell> {
  readonly mustHave: MustHave;
  readonly vendor: string;
  readonly status: 'verified' | 'not verified' | 'for review';
  readonly why: 'yes' | 'no' | 'partly' | 'words' | 'unit' | 'empty' | 'unknown';
  readonly cell: C | null;
}

/** Reads a line each: "ISO 27001", "uptime at least 99.9 %"; "200.000" is read by the `mark` of the person's language. */
export function readMustHaves(text: string, mark: DecimalMark | null = null): MustHave[] {
  return text
    .split(/[;\n]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      for (const side of sides) {
        const match = new RegExp(`${limitWords[side].source}(.*\\d.*)$`, 'iu').exec(line);
        const answer = match === null ? null : readAnswer(match[1] ?? '', mark);
        if (match === null || answer?.kind !== 'number') continue;
        const { value, unit } = answer;
        return { text: line, name: line.slice(0, match.index).trim(), limit: { side, value, unit } };
      }
      return { text: line, name: line, limit: null };
    })
    .filter(({ name }) => nameKey(name) !== '');
}

/** Each must-have of each vendor, by the cell that answers it. */
export function checkMustHaves<C extends AnswerCell>(
  mustHaves: readonly MustHave[],
  weighed: Weighed<C>,
): MustHaveCheck<C>[] {
  return mustHaves.flatMap((mustHave) => {
    const named = criterionNamed(mustHave.name, weighed.criteria);
    const criterion = named ?? criterionWithin(mustHave.name, weighed.criteria);
    return weighed.vendors.map((vendor): MustHaveCheck<C> => {
      const cell = criterion === null ? undefined : weighed.cellOf(vendor, criterion);
      if (cell === undefined || cell.answer.kind === 'empty')
        return {
          mustHave,
          vendor,
          cell: cell ?? null,
          status: 'not verified',
          why: criterion === null ? 'unknown' : 'empty',
        };
      // It asks for more than the criterion is called: whether the answer holds it is for a person to say.
      if (named === null) return { mustHave, vendor, cell, status: 'for review', why: 'words' };
      return { mustHave, vendor, cell, ...judged(cell, mustHave.limit) };
    });
  });
}

/** Whether a limit and an answer count the same: the unit may be in the name of the criterion. */
function areAlike(limit: string, answer: string, criterion: string): boolean {
  const named = (unit: string) => unit !== '' && nameKey(criterion).includes(unit.toLowerCase());
  if (limit === answer || limit === '') return true;
  return answer === '' && (named(limit) || (limit === '%' && criterion.includes('%')));
}

function judged(
  { answer, criterion }: AnswerCell,
  limit: MustHave['limit'],
): Pick<MustHaveCheck, 'status' | 'why'> {
  if (answer.kind === 'number' && limit !== null) {
    const isNothing = answer.value === 0 && answer.unit === '';
    const asked =
      isNothing || areAlike(limit.unit, answer.unit, criterion)
        ? limit.value
        : inUnit(limit.value, limit.unit, answer.unit);
    if (asked === null) return { status: 'for review', why: 'unit' };
    return keeps[limit.side](answer.value, asked)
      ? { status: 'verified', why: 'yes' }
      : { status: 'not verified', why: 'no' };
  }
  if (answer.kind === 'points' && limit === null) {
    if (answer.value === 1) return { status: 'verified', why: 'yes' };
    return answer.value === 0
      ? { status: 'not verified', why: 'no' }
      : { status: 'for review', why: 'partly' };
  }
  return { status: 'for review', why: 'words' };
}
