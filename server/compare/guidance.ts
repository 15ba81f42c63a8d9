import type { YearEnd } from '../claims/business-year.ts';
import type { Claim } from '../claims/claim.ts';
import { guidanceChange } from '../claims/guidance-claims.ts';
import { periodKey } from '../claims/periods.ts';
import type { Attribute } from '../packs/attribute.ts';
import { isSameValue, timeOf } from './compare-claims.ts';

/** What was expected of one figure and time, newest first. */
export interface Guidance {
  readonly attribute: string;
  readonly time: string;
  readonly statements: readonly {
    readonly claim: Claim;
    /**
     * `undated`: whether it is newer or older than the others cannot be told. `changed`, `withdrawn`: a document says
     * so later, and gives no new value that was read.
     */
    readonly state: 'latest' | 'superseded' | 'undated' | 'only' | 'changed' | 'withdrawn';
  }[];
}

/** Expectations by figure and time: the latest dated one holds, older ones are superseded. */
export function guidanceOf(
  claims: readonly Claim[],
  attributes: readonly Attribute[],
  yearEnd: YearEnd,
): Guidance[] {
  const byTime = new Map<string, Claim[]>();
  for (const claim of claims) {
    const attribute = attributes.find((one) => one.id === claim.attribute);
    if (
      claim.polarity !== 'expected' ||
      // What analysts expect is no guidance.
      claim.voice !== 'own' ||
      claim.part !== null ||
      claim.value.kind !== 'quantity' ||
      attribute === undefined
    )
      continue;
    const key = `${claim.attribute}|${timeOf(claim, attribute, yearEnd)}`;
    const known = byTime.get(key) ?? [];
    if (!known.some((one) => one.saidOn === claim.saidOn && isSameValue(one.value, claim.value)))
      byTime.set(key, [...known, claim]);
  }
  const changes = claims.filter((claim) => claim.attribute === guidanceChange && claim.polarity === 'stated');
  return [...byTime].map(([key, found]) => {
    // What a source says it changed to is newer than what it was, dated or not.
    const ordered = found.toSorted(
      (a, b) => (b.saidOn ?? '').localeCompare(a.saidOn ?? '') || Number(b.isRestated) - Number(a.isRestated),
    );
    const [attribute = '', time = ''] = key.split('|');
    const isOneValue = ordered.every((claim) => isSameValue(claim.value, ordered[0]?.value ?? claim.value));
    const last = changeAfter(ordered, changes, time);
    return {
      attribute,
      time,
      statements: ordered.map((claim, i) => ({
        claim,
        state:
          last !== null && i === 0
            ? last
            : ordered.length === 1 || isOneValue
              ? ('only' as const)
              : i === 0 && (claim.saidOn !== null || claim.isRestated)
                ? ('latest' as const)
                : claim.saidOn === null && ordered[0]?.isRestated !== true
                  ? ('undated' as const)
                  : ('superseded' as const),
      })),
    };
  });
}

/** What became of the newest expectation, when a document says later that it was changed or withdrawn. */
function changeAfter(
  ordered: readonly Claim[],
  changes: readonly Claim[],
  time: string,
): 'changed' | 'withdrawn' | null {
  const [newest] = ordered;
  // A new value was read: nothing is open.
  if (newest === undefined || newest.isRestated) return null;
  const later = changes.filter(
    (change) =>
      (change.value.kind !== 'quantity' || isSameValue(change.value, newest.value)) &&
      (change.period === null || periodKey(change.period) === time) &&
      (change.saidOn === null || newest.saidOn === null || change.saidOn > newest.saidOn),
  );
  if (later.length === 0) return null;
  return later.some(({ value }) => value.kind !== 'text' || value.text === 'withdrawn')
    ? 'withdrawn'
    : 'changed';
}
