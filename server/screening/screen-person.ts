import { foldText } from './fold-name.ts';
import { likenessOf, type NameLikeness, type Reason } from './match-names.ts';
import { nameParts } from './name-tokens.ts';
import {
  againstCap,
  thresholds,
  type AskedParty,
  type Party,
  type ScreenHit,
  type ScreenStatus,
} from './party.ts';

/** Years in dates as lists write them: "1961-04-02", "02/04/1961", "circa 1961". */
const yearsOf = (born: readonly string[]) =>
  born.flatMap((text) => [...text.matchAll(/(?<!\d)(?:1[89]|20)\d{2}(?!\d)/g)].map(([year]) => Number(year)));

interface Judged {
  readonly score: number;
  readonly reasons: readonly Reason[];
  readonly isAgainst: boolean;
  readonly isSameYear: boolean;
  readonly isSameNumber: boolean;
}

/** What is known beside the names; what only one side tells is neither for nor against. */
function inContext(score: number, asked: AskedParty, party: Party): Judged {
  const reasons: Reason[] = [];
  const years = yearsOf(asked.born);
  const others = yearsOf(party.born);
  const apart = Math.min(...years.flatMap((year) => others.map((other) => Math.abs(year - other))));
  if (apart === 0) reasons.push({ code: 'same_birth_year' });
  if (apart === 1) reasons.push({ code: 'birth_year_differs_by_one' });
  const isOtherYear = Number.isFinite(apart) && apart >= 2;
  if (isOtherYear)
    reasons.push({ code: 'born_in_another_year', asked: years.join(' '), found: others.join(' ') });
  const isSamePlace = shares(asked.places, party.places);
  if (isSamePlace) reasons.push({ code: 'same_place' });
  const isOtherSex = asked.sex !== null && party.sex !== null && asked.sex !== party.sex;
  if (isOtherSex) reasons.push({ code: 'other_sex' });
  const isSameNumber = shares(asked.numbers, party.numbers);
  if (isSameNumber) reasons.push({ code: 'same_number' });
  const raised = Math.min(1, score + (apart === 0 ? 0.04 : 0) + (isSamePlace ? 0.02 : 0));
  const isAgainst = isOtherYear || isOtherSex;
  const judged = score < thresholds.potential ? score : raised;
  return {
    score: isSameNumber ? 1 : isAgainst ? Math.min(judged, againstCap) : judged,
    reasons,
    isAgainst,
    isSameYear: apart === 0,
    isSameNumber,
  };
}

function shares(some: readonly string[], others: readonly string[]) {
  const known = new Set(some.map(foldText).filter((text) => text !== ''));
  return others.some((text) => known.has(foldText(text)));
}

/** The asked person against one of a list; the best of all names of both. */
export function screenPerson(asked: AskedParty, party: Party): ScreenHit {
  const best = bestName(asked.names, party.names);
  const context = inContext(best.likeness.score, withSex(asked), withSex(party));
  const reasons = [...best.likeness.reasons, ...context.reasons];
  if (best.likeness.isCommon && best.likeness.score > 0) reasons.push({ code: 'common_name' });
  return { party, name: best.name, score: context.score, status: statusOf(best.likeness, context), reasons };
}

function withSex<P extends AskedParty>(party: P): P {
  const sex =
    party.sex ?? party.names.map((name) => nameParts(name).sex).find((known) => known !== null) ?? null;
  return { ...party, sex };
}

function bestName(names: readonly string[], others: readonly string[]) {
  let best: { name: string; likeness: NameLikeness } | null = null;
  for (const one of names.map(nameParts))
    for (const name of others) {
      const likeness = likenessOf(one, nameParts(name));
      if (best === null || likeness.score > best.likeness.score) best = { name, likeness };
    }
  return best ?? { name: '', likeness: { score: 0, pairs: [], reasons: [], fullWords: 0, isCommon: false } };
}

function statusOf(likeness: NameLikeness, context: Judged): ScreenStatus {
  if (context.isSameNumber) return context.isAgainst ? 'potential match' : 'match';
  if (context.isAgainst || context.score < thresholds.potential) return 'no match';
  const isSure = likeness.fullWords >= 2 && (!likeness.isCommon || context.isSameYear);
  return context.score >= thresholds.match && isSure ? 'match' : 'potential match';
}
