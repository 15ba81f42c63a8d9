import {
  companyForms,
  companyLinkWords,
  countryWords,
  genericCompanyWords,
} from '../packs/names/generic-company-words.ts';
import { assignTokens, type TokenPair } from './assign-tokens.ts';
import { foldText, foldWords } from './fold-name.ts';
import { joinedLike } from './join-split-words.ts';
import type { Reason } from './match-names.ts';
import type { NameToken } from './name-tokens.ts';
import {
  againstCap,
  thresholds,
  type AskedParty,
  type Party,
  type ScreenHit,
  type ScreenStatus,
} from './party.ts';
import { spellingKeys } from './spelling-keys.ts';

interface CompanyParts {
  readonly tokens: readonly NameToken[];
  readonly form: string | null;
  readonly country: string | null;
}

/** A company's name as its words, its legal form and the country it names. */
function companyParts(written: string): CompanyParts {
  const dotless = written
    .normalize('NFKC')
    .replace(
      /(?<!\p{L})(?:\p{L}{1,2}\.\s?){2,}(?!\p{L}{3})/gu,
      (letters) => `${letters.replace(/[.\s]/g, '')} `,
    )
    .replace(/\ba\/s\b/giu, 'AS');
  const words = foldWords(dotless).filter(({ text }) => text !== '');
  const { rest, form } = withoutForm(words.map(({ text }) => text));
  const kept = words.filter((_, at) => rest.includes(at)).filter(({ text }) => !companyLinkWords.has(text));
  const named = kept.find(({ text }, at) => at > 0 && countryWords.has(text));
  const told = kept.filter((word) => word !== named);
  const tokens = (told.length > 0 ? told : words).map(({ text, isVowelless, isCyrillic }): NameToken => ({
    text,
    keys: spellingKeys(text, isCyrillic),
    kind: /^(?:al|el)$/.test(text) ? 'particle' : 'word',
    isFamily: false,
    isCommon: genericCompanyWords.has(text),
    isVowelless,
  }));
  return { tokens, form, country: named === undefined ? null : (countryWords.get(named.text) ?? null) };
}

/** Places of the words that are no legal form; forms are at the end, in the East also first. */
function withoutForm(words: readonly string[]): { rest: readonly number[]; form: string | null } {
  for (const { words: form, sign } of companyForms) {
    const stands = (at: number) => form.every((word, offset) => words[at + offset] === word);
    const end = words.length - form.length;
    if (end <= 0) continue;
    const at = stands(end) ? end : /^(?:ooo|oao|zao|pao|jsc|pjsc)$/.test(sign) && stands(0) ? 0 : -1;
    if (at < 0) continue;
    return { rest: [...words.keys()].filter((place) => place < at || place >= at + form.length), form: sign };
  }
  return { rest: [...words.keys()], form: null };
}

const weightOf = (a: NameToken, b: NameToken = a) => (a.isCommon || b.isCommon ? 0.25 : 1);
const weighty = (tokens: readonly NameToken[]) => tokens.filter(({ kind }) => kind !== 'particle');

interface CompanyLikeness {
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** "Verrall" of "Verrall Immobilien GmbH": one word of several, which a person or another company may bear as well. */
export const isPartOfName = (text: string, names: readonly string[]): boolean =>
  companyParts(text).form === null &&
  companyParts(text).tokens.length === 1 &&
  names.every((name) => companyParts(name).tokens.length > 1);

/** How alike two names of companies are; their telling word must be nearly the same. Symmetric. */
export function companyLikeness(one: string, other: string): CompanyLikeness {
  const a = companyParts(one);
  const b = companyParts(other);
  const joinedA = joinedLike(a.tokens, b.tokens);
  const [first, second] = [weighty(joinedA), weighty(joinedLike(b.tokens, joinedA))];
  if (isAcronym(first, second) || isAcronym(second, first))
    return { score: 0.82, reasons: [{ code: 'acronym' }] };
  const pairs = assignTokens(first, second, weightOf);
  const left = [
    first.filter((token) => !pairs.some((pair) => pair.a === token)),
    second.filter((token) => !pairs.some((pair) => pair.b === token)),
  ] as const;
  const reasons: Reason[] = [
    ...pairs.map(({ a: { text: asked }, b: { text: found }, reason }): Reason => ({
      code: reason,
      asked,
      found,
    })),
    ...left[0].map(({ text }): Reason => ({ code: 'unmatched_word', asked: text })),
    ...left[1].map(({ text }): Reason => ({ code: 'unmatched_word', found: text })),
  ];
  let score = scoreOf(pairs, left);
  const lower = (to: number, code: Reason['code']) => {
    score = Math.max(0, Math.min(score, to));
    reasons.push({ code });
  };
  if (!hasTellingWord(pairs, first, second)) lower(0.6, 'telling_word_differs');
  if (a.form !== null && b.form !== null && a.form !== b.form) lower(score - 0.05, 'other_legal_form');
  if (a.country !== b.country)
    lower(score - (a.country === null || b.country === null ? 0.1 : 0.2), 'other_country_in_name');
  return { score, reasons };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function scoreOf(pairs: readonly TokenPair[], left: readonly [readonly NameToken[], readonly NameToken[]]) {
  const reached = sum(pairs.map((pair) => pair.score * weightOf(pair.a, pair.b)));
  const all = sum(pairs.map((pair) => weightOf(pair.a, pair.b)));
  const [more, fewer] = left
    .map((tokens) => sum(tokens.map((token) => weightOf(token))))
    .sort((x, y) => y - x);
  if (all === 0) return 0;
  return (reached / (all + fewer!)) * (1 - 0.1 * Math.min(3, more! - fewer!));
}

const isTelling = ({ isCommon }: NameToken) => !isCommon;

/** The telling words are those that few bear; where all are generic all must be the same. */
function hasTellingWord(pairs: readonly TokenPair[], a: readonly NameToken[], b: readonly NameToken[]) {
  if (a.some(isTelling) && b.some(isTelling))
    return pairs.some((pair) => isTelling(pair.a) && isTelling(pair.b) && pair.score >= 0.9);
  return pairs.length === a.length && pairs.length === b.length && pairs.every(({ score }) => score >= 0.97);
}

/** "NGSL" of four words; three letters are too many firms' letters to say anything. */
function isAcronym(short: readonly NameToken[], long: readonly NameToken[]) {
  const letters = short.length === 1 ? short[0]!.text : '';
  return letters.length >= 3 && long.length >= 3 && letters === long.map(({ text }) => text[0]).join('');
}

/** The asked company against one of a list; the best of all names of both. */
export function screenCompany(asked: AskedParty, party: Party): ScreenHit {
  let best: CompanyLikeness & { name: string } = { name: '', score: 0, reasons: [] };
  for (const one of asked.names)
    for (const name of party.names) {
      const likeness = companyLikeness(one, name);
      if (likeness.score > best.score || best.name === '') best = { ...likeness, name };
    }
  const known = new Set(asked.numbers.map(foldText).filter((text) => text !== ''));
  const isSameNumber = party.numbers.some((number) => known.has(foldText(number)));
  if (isSameNumber)
    return {
      party,
      name: best.name,
      score: 1,
      status: 'match',
      reasons: [...best.reasons, { code: 'same_number' as const }],
    };
  const otherNumber = numberOfSameRegister(asked.numbers, party.numbers);
  if (otherNumber === null)
    return { party, name: best.name, score: best.score, status: statusOf(best.score), reasons: best.reasons };
  // A company that moves to another court is given another number: alone it leaves a doubt, with another place none.
  const [own, listed] = [townsOf(asked.places), townsOf(party.places)];
  const isElsewhere = own.length > 0 && listed.length > 0 && !listed.some((town) => own.includes(town));
  const score = Math.min(best.score, isElsewhere ? againstCap : otherNumberCap);
  const reasons: Reason[] = [
    ...best.reasons,
    { code: 'other_number', found: otherNumber },
    ...(isElsewhere ? [{ code: 'other_place_listed' as const, found: party.places.join(', ') }] : []),
  ];
  return { party, name: best.name, score, status: statusOf(score), reasons };
}

/** What another number in the same register leaves of a score: below a match. */
const otherNumberCap = 0.9;

/** Places without countries, which say little: "de" and "Germany" are not another place than "Krefeld". */
const townsOf = (places: readonly string[]) =>
  places.map(foldText).filter((text) => text.length > 3 && !countryWords.has(text));

/** "HRB 4471" of somebody asked for as "HRB 18822": another number of the same register; null where none is named. */
function numberOfSameRegister(asked: readonly string[], found: readonly string[]): string | null {
  const registers = new Set(asked.flatMap((number) => registerOf(number) ?? []));
  return found.find((number) => registers.has(registerOf(number) ?? '')) ?? null;
}

/** The letters that name a register before its number; null for a number alone. */
function registerOf(number: string): string | null {
  const letters = /^\s*(\p{L}{2,5})[\s.-]*\d/u.exec(number)?.[1];
  return letters === undefined ? null : foldText(letters);
}

const statusOf = (score: number): ScreenStatus =>
  score >= thresholds.match ? 'match' : score >= thresholds.potential ? 'potential match' : 'no match';
