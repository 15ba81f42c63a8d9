import { byCode } from '@loupe/shared/lib/text-order';
import type { Claim, ClaimPlace } from '../claims/claim.ts';

/** The day on which a claim was written down, by its own words or by its document; null where nothing says it. */
export type DayOf = (claim: Claim) => string | null;

/** When and where somebody was last said to hold an office. */
export interface LastNamed {
  readonly day: string | null;
  readonly place: ClaimPlace;
}

const isOfPresent = ({ polarity }: Claim) => polarity === 'stated';

/** The latest of claims by the day they were written on; of several without a day, the first. */
export function lastNamed(claims: readonly Claim[], dayOf: DayOf): LastNamed | null {
  const [last] = claims
    .filter(isOfPresent)
    .map((claim) => ({ day: dayOf(claim), place: claim.place }))
    .toSorted((a, b) => byCode(b.day ?? '', a.day ?? ''));
  return last ?? null;
}

/** Every document says it before the day on which it begins: "was appointed with effect from 1 July". */
export const startsLater = (claims: readonly Claim[], dayOf: DayOf): boolean =>
  claims.every((claim) => {
    const day = dayOf(claim);
    return day !== null && claim.asOf !== null && claim.asOf > day.slice(0, claim.asOf.length);
  });

/** Acting by what is said last: whoever is named without it later, or confirmed from a later day on, is so no longer. */
export function isStillActing(claims: readonly Claim[], dayOf: DayOf): boolean {
  const timeOf = (claim: Claim) =>
    [claim.asOf, dayOf(claim)]
      .filter((day) => day !== null)
      .toSorted()
      .at(-1) ?? '';
  const acting = claims.filter(({ isActing }) => isActing === true);
  const lastActing = acting.map(timeOf).toSorted().at(-1);
  if (lastActing === undefined) return false;
  return !claims.some((claim) => claim.isActing !== true && timeOf(claim) > lastActing);
}
