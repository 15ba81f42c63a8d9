import { byCode } from '@loupe/shared/lib/text-order';
import type { YearEnd } from '../claims/business-year.ts';
import type { Claim } from '../claims/claim.ts';
import { guidanceChange } from '../claims/guidance-claims.ts';
import type { OutlookTalk } from '../claims/outlook-talk.ts';
import { periodKey } from '../claims/periods.ts';
import type { Attribute } from '../packs/attribute.ts';
import { isSameValue, timeOf } from './compare-claims.ts';
import { mayOutdate } from './outdated.ts';

interface GuidanceStatement {
  readonly claim: Claim;
  /**
   * `undated`: whether it is newer or older than the others cannot be determined. `changed`, `withdrawn`: a document says
   * so later, and gives no new value that was read. `outdated`: a later sentence that was not read speaks of it.
   */
  readonly state: 'latest' | 'superseded' | 'undated' | 'only' | 'changed' | 'withdrawn' | 'outdated';
  /** The sentence that changed it, or may have overtaken it. */
  readonly by?: Pick<Claim, 'place'>;
}

/** What was expected of one figure and time, newest first. */
export interface Guidance {
  readonly attribute: string;
  readonly time: string;
  readonly statements: readonly GuidanceStatement[];
}

/** Expectations by figure and time: the latest dated one holds, older ones are superseded. */
export function guidanceOf(
  claims: readonly Claim[],
  attributes: readonly Attribute[],
  yearEnd: YearEnd,
  talk: readonly OutlookTalk[] = [],
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
  const expected = [...byTime.values()].flat();
  return [...byTime].map(([key, found]) => {
    const [attribute = '', time = ''] = key.split('|');
    // What a source says it changed to is newer than what it was, dated or not.
    const ordered = found.toSorted(
      (a, b) => byCode(b.saidOn ?? '', a.saidOn ?? '') || Number(b.isRestated) - Number(a.isRestated),
    );
    const statements = statesOf(ordered, changes, time).map((one): GuidanceStatement => {
      if (one.state !== 'only' && one.state !== 'latest') return one;
      const newer = mayOutdate(one.claim, time, talk, expected);
      return newer === null ? one : { ...one, state: 'outdated', by: newer };
    });
    return { attribute, time, statements };
  });
}

/** A budget ends no forecast; a forecast, and a later budget, ends a budget. */
function statesOf(ordered: readonly Claim[], changes: readonly Claim[], time: string): GuidanceStatement[] {
  const budgets = ordered.filter(({ basis }) => basis !== undefined);
  const forecasts = ordered.filter(({ basis }) => basis === undefined);
  const [forecast] = forecasts;
  if (forecast === undefined || budgets.length === 0) return inOrder(ordered, changes, time);
  const ofBudgets = inOrder(budgets, changes, time).map((one): GuidanceStatement => {
    const { saidOn } = one.claim;
    if (isSameValue(one.claim.value, forecast.value)) return one;
    if (saidOn === null || forecast.saidOn === null)
      return { ...one, state: forecast.isRestated ? 'superseded' : 'undated' };
    return saidOn > forecast.saidOn ? one : { ...one, state: 'superseded' };
  });
  return [...inOrder(forecasts, changes, time), ...ofBudgets];
}

function inOrder(ordered: readonly Claim[], changes: readonly Claim[], time: string): GuidanceStatement[] {
  const isOneValue = ordered.every((claim) => isSameValue(claim.value, ordered[0]?.value ?? claim.value));
  const last = changeAfter(ordered, changes, time);
  return ordered.map((claim, i) => ({
    claim,
    ...(last !== null && i === 0 && { by: last.by }),
    state:
      last !== null && i === 0
        ? last.state
        : ordered.length === 1 || isOneValue
          ? ('only' as const)
          : i === 0 && (claim.saidOn !== null || claim.isRestated)
            ? ('latest' as const)
            : claim.saidOn === null && ordered[0]?.isRestated !== true
              ? ('undated' as const)
              : ('superseded' as const),
  }));
}

/** What became of the newest expectation, when a document says later that it was changed or withdrawn. */
function changeAfter(
  ordered: readonly Claim[],
  changes: readonly Claim[],
  time: string,
): { readonly state: 'changed' | 'withdrawn'; readonly by: Claim } | null {
  const [newest] = ordered;
  // A new value was read: nothing is open.
  if (newest === undefined || newest.isRestated) return null;
  const later = changes.filter(
    (change) =>
      (change.value.kind !== 'quantity' || isSameValue(change.value, newest.value)) &&
      (change.period === null || periodKey(change.period) === time) &&
      (change.saidOn === null || newest.saidOn === null || change.saidOn > newest.saidOn),
  );
  const withdrawal = later.find(({ value }) => value.kind !== 'text' || value.text === 'withdrawn');
  if (withdrawal !== undefined) return { state: 'withdrawn', by: withdrawal };
  const [by] = later;
  return by === undefined ? null : { state: 'changed', by };
}
