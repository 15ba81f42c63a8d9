import { limitWords } from '../packs/vendors/offer-words.ts';
import { readNumberCell, valueOf } from '../table/read-number.ts';
import { criterionNamed, nameKey, type AnswerCell, type Weighed } from './criteria.ts';
import type { OfferCell } from './read-offers.ts';

/** A line of what a vendor must have: a name, and a limit where one is said. */
export interface MustHave {
  readonly text: string;
  readonly name: string;
  readonly limit: { readonly side: 'least' | 'most'; readonly value: number } | null;
}

export interface MustHaveCheck<C extends AnswerCell = OfferCell> {
  readonly mustHave: MustHave;
  readonly vendor: string;
  readonly status: 'verified' | 'not verified' | 'for review';
  readonly why: 'yes' | 'no' | 'partly' | 'words' | 'empty' | 'unknown';
  readonly cell: C | null;
}

/** Reads a line each: "ISO 27001", "uptime at least 99.9 %". */
export function readMustHaves(text: string): MustHave[] {
  return text
    .split(/[;\n]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      for (const side of ['least', 'most'] as const) {
        const match = new RegExp(`${limitWords[side].source}(\\d[\\d.,]*)`, 'iu').exec(line);
        const cell = match === null ? null : readNumberCell(match[1] ?? '');
        if (match === null || cell === null || cell.mark === 'unclear') continue;
        const value = valueOf(cell, cell.mark === 'none' ? '.' : cell.mark);
        return { text: line, name: line.slice(0, match.index).trim(), limit: { side, value } };
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
    const criterion = criterionNamed(mustHave.name, weighed.criteria);
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
      return { mustHave, vendor, cell, ...judged(cell, mustHave.limit) };
    });
  });
}

function judged({ answer }: AnswerCell, limit: MustHave['limit']): Pick<MustHaveCheck, 'status' | 'why'> {
  if (answer.kind === 'number' && limit !== null) {
    const isMet = limit.side === 'least' ? answer.value >= limit.value : answer.value <= limit.value;
    return isMet ? { status: 'verified', why: 'yes' } : { status: 'not verified', why: 'no' };
  }
  if (answer.kind === 'points' && limit === null) {
    if (answer.value === 1) return { status: 'verified', why: 'yes' };
    return answer.value === 0
      ? { status: 'not verified', why: 'no' }
      : { status: 'for review', why: 'partly' };
  }
  return { status: 'for review', why: 'words' };
}
