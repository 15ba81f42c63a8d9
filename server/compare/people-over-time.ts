import type { Claim } from '../claims/claim.ts';
import { nameKey } from '../claims/legal-forms.ts';
import { departure } from '../claims/people-claims.ts';
import type { Role } from '../packs/attribute.ts';

/** A person in a role with everything said of it. */
export interface Holding {
  readonly name: string;
  readonly role: string;
  readonly state: 'current' | 'former' | 'announced';
  /** Another source still, or already, says otherwise. */
  readonly isDisputed: boolean;
  readonly since: string | null;
  readonly until: string | null;
  readonly claims: readonly Claim[];
  /** Claims that the person leaves, is said to leave, or denies it. */
  readonly leaving: readonly Claim[];
}

/** People by role over time: who holds it, held it, will hold it. What is rumoured or negated makes nobody a holder. */
export function peopleOverTime(claims: readonly Claim[], roles: readonly Role[]): Holding[] {
  const leaving = claims.filter((claim) => claim.attribute === departure);
  const holdings = roles.flatMap((role): Holding[] => {
    const byName = new Map<string, Claim[]>();
    for (const claim of claims)
      if (
        claim.attribute === role.id &&
        claim.value.kind === 'text' &&
        claim.voice === 'own' &&
        claim.polarity !== 'negated' &&
        claim.polarity !== 'denied'
      ) {
        const key = nameKey(claim.value.text);
        const said = byName.get(key);
        if (said === undefined) byName.set(key, [claim]);
        else said.push(claim);
      }
    return [...byName].map(([key, said]) =>
      holding(
        role,
        said,
        leaving.filter((claim) => claim.value.kind === 'text' && nameKey(claim.value.text) === key),
      ),
    );
  });
  const bySeat = settleSeats(holdings, roles);
  // A director is named again by the exact office.
  return bySeat.filter(
    (one) =>
      one.role !== 'director' ||
      !bySeat.some((other) => other.role !== 'director' && nameKey(other.name) === nameKey(one.name)),
  );
}

function holding(role: Role, claims: readonly Claim[], leaving: readonly Claim[]): Holding {
  const [first] = claims;
  const former = claims.filter((claim) => claim.polarity === 'former');
  const stated = claims.filter((claim) => claim.polarity === 'stated');
  const expected = claims.filter((claim) => claim.polarity === 'expected');
  const state =
    former.length > 0
      ? 'former'
      : stated.length > 0
        ? 'current'
        : expected.length > 0
          ? 'announced'
          : 'former';
  return {
    name: first?.value.kind === 'text' ? first.value.text : '',
    role: role.id,
    state,
    isDisputed: former.length > 0 && stated.length > 0,
    since:
      (state === 'announced' ? expected : claims.filter((claim) => claim.polarity !== 'former')).find(
        (claim) => claim.asOf !== null,
      )?.asOf ?? null,
    until:
      claims.find((claim) => claim.until !== null)?.until ??
      leaving.find((claim) => claim.voice === 'own' && /^(?:expected|former)$/.test(claim.polarity))?.asOf ??
      null,
    claims,
    leaving,
  };
}

/** Of several current holders of a seat for one, the one with the latest beginning holds it when every one is dated. */
function settleSeats(holdings: readonly Holding[], roles: readonly Role[]): Holding[] {
  const single = new Set(roles.filter((role) => role.isSingle).map((role) => role.id));
  return holdings.map((one) => {
    const rivals = holdings.filter((other) => other.role === one.role && other.state === 'current');
    if (!single.has(one.role) || one.state !== 'current' || rivals.length < 2) return one;
    const areDated = rivals.every((other) => other.since !== null);
    const latest = rivals.reduce((top, other) => ((other.since ?? '') > (top.since ?? '') ? other : top));
    if (areDated && rivals.filter((other) => other.since === latest.since).length === 1)
      return one === latest ? one : { ...one, state: 'former', until: one.until ?? latest.since };
    return { ...one, isDisputed: true };
  });
}
