import type { Claim } from '../claims/claim.ts';
import type { Attribute } from '../packs/attribute.ts';
import { isSameValue, timeOf } from './compare-claims.ts';

/** What was expected of one figure and time, newest first. */
export interface Guidance {
  readonly attribute: string;
  readonly time: string;
  readonly statements: readonly {
    readonly claim: Claim;
    /** `undated`: whether it is newer or older than the others cannot be told. */
    readonly state: 'latest' | 'superseded' | 'undated' | 'only';
  }[];
}

/** Expectations by figure and time: the latest dated one holds, older ones are superseded. */
export function guidanceOf(claims: readonly Claim[], attributes: readonly Attribute[]): Guidance[] {
  const byTime = new Map<string, Claim[]>();
  for (const claim of claims) {
    const attribute = attributes.find((one) => one.id === claim.attribute);
    if (
      claim.polarity !== 'expected' ||
      claim.voice === 'rumour' ||
      claim.part !== null ||
      claim.value.kind !== 'quantity' ||
      attribute === undefined
    )
      continue;
    const key = `${claim.attribute}|${timeOf(claim, attribute)}`;
    const known = byTime.get(key) ?? [];
    if (!known.some((one) => one.saidOn === claim.saidOn && isSameValue(one.value, claim.value)))
      byTime.set(key, [...known, claim]);
  }
  return [...byTime].map(([key, found]) => {
    const ordered = [...found].sort((a, b) => ((a.saidOn ?? '') < (b.saidOn ?? '') ? 1 : -1));
    const [attribute = '', time = ''] = key.split('|');
    const isOneValue = ordered.every((claim) => isSameValue(claim.value, ordered[0]?.value ?? claim.value));
    return {
      attribute,
      time,
      statements: ordered.map((claim, i) => ({
        claim,
        state:
          ordered.length === 1 || isOneValue
            ? ('only' as const)
            : claim.saidOn === null
              ? ('undated' as const)
              : i === 0
                ? ('latest' as const)
                : ('superseded' as const),
      })),
    };
  });
}
