import type { Claim } from '../claims/claim.ts';
import { nameKey } from '../claims/legal-forms.ts';
import { departure } from '../claims/leaving-claims.ts';
import type { OfficeMention } from '../claims/office-mentions.ts';
import type { Role } from '../packs/attribute.ts';
import { personKeys } from './person-keys.ts';
import { isStillActing, startsLater, lastNamed, type DayOf, type LastNamed } from './last-named.ts';
import { namedBeside, type Documents } from './named-beside.ts';

/** A person in a role with everything said of it. */
export interface Holding {
  readonly name: string;
  readonly role: string;
  /**
   * `current`: as of the day of the document that says so last, and no longer. `leaving`: in office, and it is announced
   * that that ends; `left`: the day announced for that has passed. `appointed`: decided for a day after the document,
   * `announced`: expected.
   */
  readonly state: 'current' | 'leaving' | 'left' | 'former' | 'appointed' | 'announced';
  /** The last document that names the person so; null where none says it of the present. */
  readonly named: LastNamed | null;
  /** Others named for the same seat later, or at a day nobody knows, without a change that was read. */
  readonly beside: readonly OfficeMention[];
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

/** "Until 31 December 2028" of a time to come, or to come when it was written: in office till then. */
function untilThen(claim: Claim, today: string, dayOf: DayOf): Claim {
  const { polarity, until } = claim;
  const day = dayOf(claim);
  const isAfter = (then: string) => until !== null && until > then.slice(0, until.length);
  const isToCome = polarity === 'former' && (isAfter(today) || (day !== null && isAfter(day)));
  return isToCome ? { ...claim, polarity: 'stated' } : claim;
}

/**
 * People by role over time, as of `today` (an ISO day): who is said to hold it, held it, will hold it. What is rumoured or
 * negated makes nobody a holder.
 */
export function peopleOverTime(
  said: readonly Claim[],
  roles: readonly Role[],
  today: string,
  documents: Documents = { writtenOn: new Map(), offices: [] },
): Holding[] {
  const dayOf: DayOf = ({ saidOn, place }) => saidOn ?? documents.writtenOn.get(place.document) ?? null;
  const claims = said.map((claim) => untilThen(claim, today, dayOf));
  const leaving = claims.filter((claim) => claim.attribute === departure);
  const refused = claims.filter(
    ({ polarity, voice }) => voice === 'own' && (polarity === 'negated' || polarity === 'denied'),
  );
  const keyOf = personKeys(claims.flatMap(({ value }) => (value.kind === 'text' ? [value.text] : [])));
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
        const key = keyOf(claim.value.text);
        const known = byName.get(key);
        if (known === undefined) byName.set(key, [claim]);
        else known.push(claim);
      }
    return [...byName].map(([key, ofPerson]) =>
      holding(
        role,
        role.id === 'founder' ? ofPerson.map(asFounder) : ofPerson,
        // Who leaves an office has founded the company all the same.
        leaving.filter(
          ({ value }) => role.id !== 'founder' && value.kind === 'text' && keyOf(value.text) === key,
        ),
        refused.filter(
          ({ attribute, value }) =>
            attribute === role.id && value.kind === 'text' && keyOf(value.text) === key,
        ),
        { dayOf, today },
      ),
    );
  });
  const bySeat = settleSeats(withLeads(holdings), roles, dayOf).map((one) => ({
    ...one,
    named: lastNamed(one.claims, dayOf),
  }));
  // A director is named again by the exact office.
  const told = bySeat.filter(
    (one) =>
      one.role !== 'director' ||
      !bySeat.some((other) => other.role !== 'director' && nameKey(other.name) === nameKey(one.name)),
  );
  return told.map((one) => ({ ...one, beside: namedBeside(one, told, roles, documents, today) }));
}

/** "Co-founder Jane Roe stepped down as chief executive": she has founded it all the same. */
const asFounder = (claim: Claim): Claim =>
  claim.polarity === 'former' ? { ...claim, polarity: 'stated', until: null } : claim;

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
  { dayOf, today }: { readonly dayOf: DayOf; readonly today: string },
): Holding {
  const [first] = claims;
  const former = claims.filter((claim) => claim.polarity === 'former');
  const stated = claims.filter((claim) => claim.polarity === 'stated');
  const expected = claims.filter((claim) => claim.polarity === 'expected');
  const until =
    claims.find((claim) => claim.until !== null)?.until ??
    leaving.find((claim) => claim.voice === 'own' && /^(?:expected|former)$/.test(claim.polarity))?.asOf ??
    null;
  const last = lastNamed(claims, dayOf)?.day ?? null;
  // Still named so after that day.
  const hasStayed = until !== null && last !== null && last.slice(0, until.length) > until;
  const isOver = hasPassed(until, today);
  const ends = isOver ? 'left' : 'leaving';
  const state =
    former.length > 0 || (stated.length > 0 && hasLeft(leaving))
      ? 'former'
      : stated.length > 0
        ? !hasStayed && (isToLeave(leaving) || (isOver && stated.some((claim) => claim.until !== null)))
          ? ends
          : startsLater(stated, dayOf)
            ? 'appointed'
            : 'current'
        : expected.length > 0
          ? 'announced'
          : 'former';
  return {
    named: null,
    beside: [],
    name: first?.value.kind === 'text' ? first.value.text : '',
    role: role.id,
    state,
    isActing: isStillActing(state === 'announced' ? expected : state === 'former' ? claims : stated, dayOf),
    isDisputed: differ(
      [...former, ...refused],
      stated.filter((claim) => !isBeforeEnd(claim, former, dayOf)),
    ),
    // Whoever was in office and is said to be no longer in one text has left.
    isUncertain: refused.length > 0 && stated.length > 0 && !differ(refused, stated),
    since:
      (state === 'announced'
        ? expected
        : claims.filter((claim) => claim.polarity !== 'former' || claim.until !== null)
      ).find((claim) => claim.asOf !== null)?.asOf ?? null,
    until: hasStayed ? null : until,
    claims: [...claims, ...refused],
    leaving,
  };
}

/** Written while the office was still held: it does not speak against its end. */
function isBeforeEnd(claim: Claim, former: readonly Claim[], dayOf: DayOf): boolean {
  const day = dayOf(claim);
  return day !== null && former.some(({ until }) => until !== null && day.slice(0, until.length) < until);
}

/** True where two sources say one thing and the other: what one says of two times is no disagreement. */
const differ = (some: readonly Claim[], others: readonly Claim[]) =>
  some.some(({ place }) => others.some((other) => other.place.document !== place.document));

/** True for a day that has come, and a month or year that is over. */
const hasPassed = (key: string | null, today: string) =>
  key !== null && (key.length === 10 ? key <= today : key < today.slice(0, key.length));

const hasLeft = (leaving: readonly Claim[]) =>
  leaving.some((claim) => claim.voice === 'own' && claim.polarity === 'former');

/** Said by a document itself and denied by none. */
const isToLeave = (leaving: readonly Claim[]) =>
  leaving.some((claim) => claim.voice === 'own' && claim.polarity === 'expected') &&
  !leaving.some((claim) => claim.polarity === 'denied');

const isInOffice = ({ state }: Holding) => state === 'current' || state === 'leaving';

/**
 * Of several current holders of a seat for one, the one with the latest beginning holds it when every one is dated.
 * Whoever is named without a beginning held it before where that was written before the other began. Who is named by
 * documents of different days does not stand against each other: each is reported as of its day.
 */
function settleSeats(holdings: readonly Holding[], roles: readonly Role[], dayOf: DayOf): Holding[] {
  const single = new Set(roles.filter((role) => role.isSingle).map((role) => role.id));
  return holdings.map((one) => {
    const rivals = holdings.filter((other) => other.role === one.role && isInOffice(other));
    if (!single.has(one.role) || !isInOffice(one) || rivals.length < 2) return one;
    const latest = latestOf(rivals);
    const open = rivals.filter((other) => other !== latest && !isEarlier(other, latest, dayOf));
    if (isGoneBy(one, latest)) return one;
    if (one !== latest && isEarlier(one, latest, dayOf)) return { ...one, state: 'former' };
    const others = open.filter((other) => other !== one);
    if (one === latest && others.every((other) => !differ(other.claims, one.claims))) return one;
    const against = (latest === null || one === latest ? others : [...others, latest]).filter(
      (other) => !isOfOtherDay(other, one, dayOf),
    );
    if (against.some((other) => differ(other.claims, one.claims))) return { ...one, isDisputed: true };
    return against.length === 0 ? one : { ...one, isUncertain: true };
  });
}

/** Named by documents of two days, both known. */
function isOfOtherDay(one: Holding, other: Holding, dayOf: DayOf): boolean {
  const [a, b] = [one, other].map(({ claims }) => lastNamed(claims, dayOf)?.day ?? null);
  return a !== null && b !== null && a !== b;
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
function isEarlier(one: Holding, latest: Holding | null, dayOf: DayOf): boolean {
  if (latest?.since == null || one === latest) return false;
  if (isGoneBy(one, latest)) return true;
  const { since } = latest;
  const days = one.claims.map(dayOf);
  // Still named so after the other is said to have begun.
  if (days.some((day) => day !== null && day.slice(0, since.length) > since)) return false;
  if (one.since !== null) return one.since < since;
  return days.every((day) => day !== null && day.slice(0, since.length) < since);
}
