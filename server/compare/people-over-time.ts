import type { Claim } from '../claims/claim.ts';
import { nameKey } from '../claims/legal-forms.ts';
import { departure } from '../claims/leaving-claims.ts';
import type { Role } from '../packs/attribute.ts';

/** A person in a role with everything said of it. */
export interface Holding {
  readonly name: string;
  readonly role: string;
  /** `leaving`: in office, and it is announced that that ends. */
  readonly state: 'current' | 'leaving' | 'former' | 'announced';
  /** Until somebody is appointed for good. */
  readonly isActing: boolean;
  /** Another source still, or already, says otherwise. */
  readonly isDisputed: boolean;
  /** One and the same source says otherwise too, or names another beside. */
  readonly isUncertain: boolean;
  readonly since: string | null;
  readonly until: string | null;
  readonly claims: readonly Claim[];
  /** Claims that the person leaves, is said to leave, or denies it. */
  readonly leaving: readonly Claim[];
}

/** "Until 31 December 2028" of a time to come: in office till then. */
function untilThen(claim: Claim, today: string): Claim {
  const { polarity, until } = claim;
  const isToCome = polarity === 'former' && until !== null && until > today.slice(0, until.length);
  return isToCome ? { ...claim, polarity: 'stated' } : claim;
}

/**
 * People by role over time, as of `today` (an ISO day): who holds it, held it, will hold it. What is rumoured or negated
 * makes nobody a holder.
 */
export function peopleOverTime(said: readonly Claim[], roles: readonly Role[], today: string): Holding[] {
  const claims = said.map((claim) => untilThen(claim, today));
  const leaving = claims.filter((claim) => claim.attribute === departure);
  const refused = claims.filter(
    ({ polarity, voice }) => voice === 'own' && (polarity === 'negated' || polarity === 'denied'),
  );
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
        const known = byName.get(key);
        if (known === undefined) byName.set(key, [claim]);
        else known.push(claim);
      }
    return [...byName].map(([key, ofPerson]) =>
      holding(
        role,
        ofPerson,
        leaving.filter((claim) => claim.value.kind === 'text' && nameKey(claim.value.text) === key),
        refused.filter(
          ({ attribute, value }) =>
            attribute === role.id && value.kind === 'text' && nameKey(value.text) === key,
        ),
      ),
    );
  });
  const bySeat = settleSeats(withLeads(holdings), roles);
  // A director is named again by the exact office.
  return bySeat.filter(
    (one) =>
      one.role !== 'director' ||
      !bySeat.some((other) => other.role !== 'director' && nameKey(other.name) === nameKey(one.name)),
  );
}

/** Who "has led the company since 2018" and holds an office by name led it in that office. */
function withLeads(holdings: readonly Holding[]): Holding[] {
  const isHead = ({ role }: Holding) => role === 'ceo' || role === 'managing_director';
  const ofSame = (one: Holding) => (other: Holding) => nameKey(other.name) === nameKey(one.name);
  return holdings.flatMap((one) => {
    if (one.role === 'head') return holdings.filter(isHead).some(ofSame(one)) ? [] : [one];
    const led = isHead(one)
      ? holdings.find((other) => other.role === 'head' && ofSame(one)(other))
      : undefined;
    return led === undefined
      ? [one]
      : [{ ...one, since: one.since ?? led.since, claims: [...one.claims, ...led.claims] }];
  });
}

/** `refused`: claims that this person does not hold the role. */
function holding(
  role: Role,
  claims: readonly Claim[],
  leaving: readonly Claim[],
  refused: readonly Claim[],
): Holding {
  const [first] = claims;
  const former = claims.filter((claim) => claim.polarity === 'former');
  const stated = claims.filter((claim) => claim.polarity === 'stated');
  const expected = claims.filter((claim) => claim.polarity === 'expected');
  const state =
    former.length > 0 || (stated.length > 0 && hasLeft(leaving))
      ? 'former'
      : stated.length > 0
        ? isToLeave(leaving)
          ? 'leaving'
          : 'current'
        : expected.length > 0
          ? 'announced'
          : 'former';
  return {
    name: first?.value.kind === 'text' ? first.value.text : '',
    role: role.id,
    state,
    isActing: (state === 'announced' ? expected : state === 'former' ? claims : stated).some(
      (claim) => claim.isActing === true,
    ),
    isDisputed: differ(
      [...former, ...refused],
      stated.filter((claim) => !isBeforeEnd(claim, former)),
    ),
    // Whoever was in office and is said to be no longer in one text has left.
    isUncertain: refused.length > 0 && stated.length > 0 && !differ(refused, stated),
    since:
      (state === 'announced'
        ? expected
        : claims.filter(({ polarity, until }) => polarity !== 'former' || until !== null)
      ).find((claim) => claim.asOf !== null)?.asOf ?? null,
    until:
      claims.find((claim) => claim.until !== null)?.until ??
      leaving.find((claim) => claim.voice === 'own' && /^(?:expected|former)$/.test(claim.polarity))?.asOf ??
      null,
    claims: [...claims, ...refused],
    leaving,
  };
}

/** Written while the office was still held: it does not speak against its end. */
const isBeforeEnd = ({ saidOn }: Claim, former: readonly Claim[]) =>
  saidOn != null && former.some(({ until }) => until !== null && saidOn.slice(0, until.length) < until);

/** True where two sources say one thing and the other: what one says of two times is no disagreement. */
const differ = (some: readonly Claim[], others: readonly Claim[]) =>
  some.some(({ place }) => others.some((other) => other.place.document !== place.document));

const hasLeft = (leaving: readonly Claim[]) =>
  leaving.some((claim) => claim.voice === 'own' && claim.polarity === 'former');

/** Said by a document itself and denied by none. */
const isToLeave = (leaving: readonly Claim[]) =>
  leaving.some((claim) => claim.voice === 'own' && claim.polarity === 'expected') &&
  !leaving.some((claim) => claim.polarity === 'denied');

const isInOffice = ({ state }: Holding) => state === 'current' || state === 'leaving';

/**
 * Of several current holders of a seat for one, the one with the latest beginning holds it when every one is dated.
 * Whoever is named without a beginning held it before where that was written before the other began.
 */
function settleSeats(holdings: readonly Holding[], roles: readonly Role[]): Holding[] {
  const single = new Set(roles.filter((role) => role.isSingle).map((role) => role.id));
  return holdings.map((one) => {
    const rivals = holdings.filter((other) => other.role === one.role && isInOffice(other));
    if (!single.has(one.role) || !isInOffice(one) || rivals.length < 2) return one;
    const latest = latestOf(rivals);
    const open = rivals.filter((other) => other !== latest && !isEarlier(other, latest));
    if (isGoneBy(one, latest)) return one;
    if (one !== latest && isEarlier(one, latest)) return { ...one, state: 'former' };
    const others = open.filter((other) => other !== one);
    if (one === latest && others.every((other) => !differ(other.claims, one.claims))) return one;
    const against = latest === null || one === latest ? others : [...others, latest];
    if (against.some((other) => differ(other.claims, one.claims))) return { ...one, isDisputed: true };
    return { ...one, isUncertain: true };
  });
}

/** The one that began last; null where none is dated or two began at once. */
function latestOf(rivals: readonly Holding[]): Holding | null {
  const dated = rivals.filter(({ since }) => since !== null);
  const last = dated.toSorted((a, b) => ((a.since ?? '') < (b.since ?? '') ? 1 : -1))[0];
  const isOnly = dated.filter(({ since }) => since === last?.since).length === 1;
  return last !== undefined && isOnly ? last : null;
}

/** Leaves by the day on which the other begins. */
const isGoneBy = ({ until }: Holding, latest: Holding | null) =>
  until !== null && latest?.since != null && until <= latest.since;

/** Began before, leaves by then, or was last named in a text written before the other began. */
function isEarlier(one: Holding, latest: Holding | null): boolean {
  if (latest?.since == null || one === latest) return false;
  if (isGoneBy(one, latest)) return true;
  if (one.since !== null) return one.since < latest.since;
  const { since } = latest;
  return one.claims.every(({ saidOn }) => saidOn != null && saidOn.slice(0, since.length) < since);
}
