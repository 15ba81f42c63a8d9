import {
  broader,
  countedUnits,
  plainMeasureWords,
  qualifierWords,
  topicWords,
} from '../packs/claims/measures.ts';
import type { ClaimedNumber, GreenClaim } from './green-claim.ts';
import type { MeasuredSeries } from './measured-series.ts';

/** Topics without those that a narrower one beside them already says. */
const narrowed = (topics: readonly string[]): string[] =>
  topics.filter((one) => !(broader[one] ?? []).some((narrow) => topics.includes(narrow)));

const same = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one));

const stem = (word: string) => word.toLowerCase().slice(0, 5);

/** Words of a name that nothing known explains: "in production", a place, a product. */
function otherWords(name: string): string[] {
  const known = [...Object.values(topicWords), ...Object.values(qualifierWords)];
  // "market-based" is one qualifier and no two words.
  const left = known.reduce(
    (text, pattern) => text.replace(pattern, (found) => (/[- ]/u.test(found) ? ' ' : found)),
    name,
  );
  return (left.match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !plainMeasureWords.has(word.toLowerCase()) && !known.some((pattern) => pattern.test(word)),
  );
}

/** "per garment" must be what the row counts by too: "per tonne" is "je t". */
function countedBy(text: string): string | null {
  const word = /(?<!\p{L})(?:per|je|pro) (?!cent|zent)(\p{L}+)/iu.exec(text)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  return countedUnits.find((names) => names.includes(word))?.[0] ?? stem(word);
}

function isNarrower({ name }: MeasuredSeries, { sentence }: GreenClaim): boolean {
  const said = new Set((sentence.match(/\p{L}{4,}/gu) ?? []).map(stem));
  return otherWords(name).some((word) => !said.has(stem(word)));
}

function isMeasured(series: MeasuredSeries, number: ClaimedNumber, claim: GreenClaim): boolean {
  const by = number.qualifiers.includes('intensity') ? countedBy(claim.sentence) : null;
  if (
    by !== null &&
    countedBy(series.name) !== by &&
    !(by.length > 3 && series.name.toLowerCase().includes(by))
  )
    return false;
  return same(narrowed(series.topics), narrowed(number.topics)) && !isNarrower(series, claim);
}

/** Series of a measure. `near` names one of the same topic that says more or less than the claim. */
export interface Matched {
  /** Added up: scopes of emissions that only the claim counts together. */
  readonly parts: readonly MeasuredSeries[];
  readonly several: boolean;
  readonly near: MeasuredSeries | null;
}

function scopesOf(
  candidates: readonly MeasuredSeries[],
  wanted: readonly string[],
): readonly MeasuredSeries[] | null {
  const scopes = wanted.filter((one) => one.startsWith('scope'));
  if (scopes.length < 2) return null;
  const rest = wanted.filter((one) => !scopes.includes(one));
  // Only what is bought is counted by the market or by place.
  const byBasis = (scope: string) =>
    scope === 'scope 2' ? rest : rest.filter((one) => !one.endsWith('-based'));
  const found = scopes.map((scope) =>
    candidates.filter(({ qualifiers }) => same(qualifiers, [scope, ...byBasis(scope)])),
  );
  const parts = found.flatMap((some) => (some.length === 1 ? some : []));
  const isOne =
    new Set(parts.map(({ unit, at }) => `${unit} ${[...at.values()][0]?.source.document}`)).size === 1;
  return parts.length === scopes.length && isOne ? parts : null;
}

/** What is bought is given by the market and by place, and the claim says neither: one of the two. */
function basesOf(candidates: readonly MeasuredSeries[], wanted: readonly string[]): MeasuredSeries | null {
  if (!wanted.includes('scope 2') || wanted.some((one) => one.endsWith('-based'))) return null;
  const based = candidates.filter(
    ({ qualifiers }) => qualifiers.includes('scope 2') && qualifiers.some((one) => one.endsWith('-based')),
  );
  const isPlain = candidates.some(({ qualifiers }) => same(qualifiers, ['scope 2']));
  return based.length > 1 && !isPlain ? (based[0] ?? null) : null;
}

/** The series a claimed number can be held against; qualifiers of both must be the same, so must the topics. */
export function matchSeries(
  all: readonly MeasuredSeries[],
  number: ClaimedNumber,
  claim: GreenClaim,
  wanted: readonly string[] = number.qualifiers,
): Matched {
  const candidates = all.filter((series) => isMeasured(series, number, claim));
  const exact = candidates.filter(({ qualifiers }) => same(qualifiers, wanted));
  const topic =
    all.find(({ topics }) => number.topics.some((one) => topics.includes(one))) ??
    all.find(({ qualifiers }) => number.qualifiers.some((one) => qualifiers.includes(one))) ??
    null;
  if (exact.length === 1) return { parts: exact, several: false, near: null };
  if (exact.length > 1) return { parts: [], several: true, near: exact[0] ?? null };
  const bases = basesOf(candidates, wanted);
  if (bases !== null) return { parts: [], several: true, near: bases };
  const scopes = scopesOf(candidates, wanted);
  return { parts: scopes ?? [], several: false, near: scopes === null ? topic : null };
}
