import { byCode } from '@loupe/shared/lib/text-order';
import type { Claim } from '../claims/claim.ts';
import type { OutlookTalk } from '../claims/outlook-talk.ts';

const numerals = (text: string): readonly string[] => text.match(/\d+(?:[.,]\d+)?/gu) ?? [];

/** "The guidance of EUR 45 million was withdrawn": a value that is named is the one that is given up. */
const namesValue =
  /(?:guidance|forecast|outlook|budget|target|Prognose|Budget|Ausblick|Ziel|Erwartung)[^\d.;]{0,30}(?<!\p{L})(?:of|at|von|über|in Höhe von)(?!\p{L})[^\d.;]{0,12}\d/iu;
const confirms =
  /(?<!\p{L})(?:confirm\p{L}*|reiterat\p{L}*|reaffirm\p{L}*|maintain\p{L}*|unchanged|bestätig\p{L}*|bekräftig\p{L}*|unverändert\p{L}*|(?:halten|hält) .{0,60}fest)(?!\p{L})/iu;
const noChange =
  /(?<!\p{L})(?:no|not|without|kein\p{L}{0,2}|nicht)(?!\p{L}).{0,40}(?<!\p{L})(?:chang\p{L}*|revis\p{L}*|änder\p{L}*|anpass\p{L}*|Änderung)(?!\p{L})/iu;

const key = ({ place }: Pick<Claim, 'place'>) => `${place.document}\n${place.quote}`;

const rank = ({ kind }: OutlookTalk) => ({ told: 0, changed: 1, ended: 2 })[kind];

/**
 * The sentence that may have overtaken an expectation: of another document that is not older, or of the same one where a
 * table holds what its text gives up; null where none does. What was read of a sentence speaks for itself.
 */
export function mayOutdate(
  claim: Claim,
  time: string,
  talk: readonly OutlookTalk[],
  expected: readonly Claim[],
): OutlookTalk | null {
  const read = new Set(expected.map(key));
  const year = Number(/\d{4}/u.exec(time)?.[0]) + (/^\d{4}\/\d\d$/u.test(time) ? 1 : 0);
  const found = talk.filter(
    (one) =>
      !read.has(key(one)) &&
      isOf(one, claim, year) &&
      isLater(one, claim) &&
      !saysSame(one, claim) &&
      !retells(one, claim, expected),
  );
  const [newest] = found.toSorted(
    (a, b) =>
      rank(b) - rank(a) ||
      Number(b.attributes.length > 0) - Number(a.attributes.length > 0) ||
      byCode(b.saidOn ?? '', a.saidOn ?? ''),
  );
  return newest ?? null;
}

/** What is said of a margin touches the profit it is of. */
const isRelated = (one: string, other: string) =>
  one === other || one.startsWith(`${other}_`) || other.startsWith(`${one}_`);

function isOf(
  { kind, attributes, years, isOfPart, saidOn }: OutlookTalk,
  claim: Claim,
  year: number,
): boolean {
  if (attributes.length > 0 && !attributes.some((one) => isRelated(one, claim.attribute))) return false;
  if (kind === 'told') return !isOfPart && (years.length === 0 || years.includes(year));
  // A year that is over when it is said is what the change is held against.
  const now = saidOn === null ? 0 : Number(saidOn.slice(0, 4));
  const ahead = years.filter((one) => one >= now);
  return ahead.length === 0 || ahead.includes(year);
}

function isLater(one: OutlookTalk, claim: Claim): boolean {
  if (one.place.document === claim.place.document)
    return claim.from === 'sentence'
      ? one.kind === 'ended' && one.isBehind && !claim.isRestated
      : one.kind !== 'told';
  if (one.saidOn === null || claim.saidOn === null) return !claim.isRestated || one.saidOn !== null;
  return one.saidOn >= claim.saidOn;
}

/** Days within which papers still tell of a change. */
const reportedForDays = 7;
const dayMs = 86_400_000;

/**
 * "Shares fell after it cut its forecast", two days after the company gave a new one: the same change reported again. What is
 * reported of a figure by name, or gives an expectation up, is no retelling.
 */
function retells(
  { kind, attributes, saidOn }: OutlookTalk,
  claim: Claim,
  expected: readonly Claim[],
): boolean {
  const isNew = expected.some(
    (one) =>
      one.attribute === claim.attribute &&
      one.saidOn !== null &&
      claim.saidOn !== null &&
      one.saidOn < claim.saidOn,
  );
  if (kind !== 'changed' || attributes.length > 0 || !(claim.isRestated === true || isNew)) return false;
  if (saidOn === null || claim.saidOn === null) return false;
  return Date.parse(saidOn) - Date.parse(claim.saidOn) <= reportedForDays * dayMs;
}

function saysSame({ kind, place: { quote } }: OutlookTalk, { value }: Claim): boolean {
  if (noChange.test(quote)) return true;
  const there = numerals(quote);
  const own = value.kind === 'quantity' ? numerals(value.written) : [];
  const isSame = own.length > 0 && own.every((one) => there.includes(one));
  if (kind === 'ended') return !isSame && namesValue.test(quote);
  return isSame && (kind === 'told' || confirms.test(quote));
}
