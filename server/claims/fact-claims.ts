import type { Attribute } from '../packs/attribute.ts';
import type { ClaimValue } from './claim.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { companyAt, factDrafts, isCapital, type Found } from './fact-drafts.ts';
import { periodKey } from './periods.ts';
import { readingWords } from './reading-words.ts';
import { subjectOf } from './subject.ts';
import type { Token } from './tag-sentence.ts';

function dateOf(token: Token | undefined): ClaimValue | null {
  if (token?.kind !== 'period' || token.period === null) return null;
  const { period } = token;
  if (period.kind === 'year' && period.isFiscal) return null;
  return period.kind === 'year' || period.kind === 'month' || period.kind === 'day'
    ? { kind: 'date', date: periodKey(period), written: token.text }
    : null;
}

const dateWords =
  /^(?:as|private|public|limited|in|on|im|am|der|die|das|jahr|jahre|the|year|back|by|von|durch|and|und|not|nicht|but|sondern|erst|only|first|bereits|already|,|\(|\)|as early|schon|e|d)$/;

/** Days and years between two tokens, as long as every word there is understood. */
function datesBetween(tokens: readonly Token[], from: number, to: number): Found[] | null {
  const found: Found[] = [];
  let isByWhom = false;
  for (let i = from; i < to; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    isByWhom ||= /^(?:by|von|durch)$/.test(token.lower);
    const value = dateOf(token);
    if (value !== null) found.push({ value, start: token.start, end: token.end, isLeft: false });
    else if (
      token.kind === 'period' ||
      !(
        dateWords.test(token.lower) ||
        (isByWhom && token.text !== ',') ||
        isCapital(token) ||
        token.kind === 'company' ||
        token.kind === 'self'
      )
    )
      return null;
  }
  return found;
}

/** Where the words about a date end: after the first date, unless it is turned round ("…, but in 1992"). */
function endOfDates(tokens: readonly Token[], from: number): number {
  let isByWhom = false;
  for (let i = from; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    if (token.kind === 'period') {
      const [one, two] = [tokens[i + 1]?.lower ?? '', tokens[i + 2]?.lower ?? ''];
      const turns = /^(?:but|sondern|not|nicht)$/;
      if (!turns.test(one) && !(one === ',' && turns.test(two))) return i + 1;
    } else if (/^(?:by|von|durch)$/.test(token.lower)) isByWhom = true;
    else if (!dateWords.test(token.lower) && !isCapital(token) && !(isByWhom && token.kind === 'word'))
      return i;
  }
  return tokens.length;
}

/** "wurde 1921 gegründet, nicht 1919": what it is not follows. */
const isRefusedNext = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === ',' && /^(?:nicht|not)$/.test(tokens[at + 1]?.lower ?? '');

/** "Gegründet wurde das Unternehmen (im Jahr) 1892 …". */
function turnedDate(scope: SentenceScope, attribute: Attribute): Draft[] {
  const { tokens } = scope;
  const at = readingWords.de.articles.has(tokens[2]?.lower ?? '') ? 3 : 2;
  const time = tokens.findIndex((one, j) => j > at && one.kind === 'period');
  const isNear = time > at && tokens.slice(at + 1, time).every((one) => dateWords.test(one.lower));
  const value = isNear ? dateOf(tokens[time]) : null;
  const [start, end] = [tokens[time]?.start ?? 0, tokens[time]?.end ?? 0];
  return value === null
    ? []
    : factDrafts(scope, attribute, companyAt(scope, at), [{ value, start, end, isLeft: false }]);
}

/** "Verdane Optics, 1926 von Karl Lind in Köln gegründet, …": a participle with its date beside the name. */
function apposedDate(scope: SentenceScope, attribute: Attribute, verb: number): Draft[] {
  const { tokens } = scope;
  const open = tokens.findLastIndex((token, i) => i < verb && /^[,(]$/.test(token.text));
  const named = tokens[open - 1];
  const [date, ...others] = tokens.slice(open + 1, verb).filter((token) => token.kind === 'period');
  const isFirst = tokens[open + 1] === date || tokens[open + 2] === date;
  const value = dateOf(date);
  if (open < 1 || date === undefined || value === null || others.length > 0 || !isFirst) return [];
  if (named?.kind !== 'company' || tokens.slice(0, open - 1).some((token) => token.kind === 'company'))
    return [];
  return factDrafts(scope, attribute, companyAt(scope, open - 1), [
    { value, start: date.start, end: date.end, isLeft: false },
  ]);
}

/** "was founded in 1992", "wurde nicht 1980, sondern 1992 gegründet", "Founded in 1992, Verdane Optics …". */
export function dateClaims(scope: SentenceScope): Draft[] {
  const { tokens, reading } = scope;
  const be = readingWords[reading.language].be;
  return tokens.flatMap((token, i): Draft[] => {
    if (token.kind !== 'verb' || token.attribute.kind !== 'date') return [];
    if (/^(?:gegründete[nrms]?|gründeten?)$/.test(token.lower)) return [];
    const { attribute } = token;
    if (i === 0 && reading.language === 'de' && be.has(tokens[1]?.lower ?? ''))
      return turnedDate(scope, attribute);
    const helper = tokens.findLastIndex((one, j) => j < i && be.has(one.lower));
    if (helper < 0) {
      if (i > 0 && reading.language === 'de' && /^[,)]$/.test(tokens[i + 1]?.text ?? ''))
        return apposedDate(scope, attribute, i);
      const end = endOfDates(tokens, i + 1);
      const found = datesBetween(tokens, i + 1, end);
      if (found === null || found.length === 0) return [];
      if (i === 0) {
        // "Founded in 1992, Verdane Optics makes lenses."
        const next = tokens[end]?.text === ',' ? end + 1 : end;
        const subject = tokens.findIndex(
          (one, j) => j >= next && (one.kind === 'company' || one.kind === 'self'),
        );
        // "Founded in 1992, its Leeds works …": a part of it.
        const named = tokens[subject];
        const isOwner = (named?.kind === 'company' || named?.kind === 'self') && named.isOwner;
        return subject >= 0 && subject <= next + 1 && !isOwner
          ? factDrafts(scope, attribute, companyAt(scope, subject), found)
          : [];
      }
      const owner =
        /^[,(]$/.test(tokens[i - 1]?.text ?? '') && tokens[i - 2]?.kind === 'company' ? i - 2 : -1;
      return owner >= 0 && owner <= 1 ? factDrafts(scope, attribute, companyAt(scope, owner), found) : [];
    }
    const inside = datesBetween(tokens, helper + 1, i);
    if (inside === null) return [];
    const after =
      inside.length > 0 && !isRefusedNext(tokens, i + 1)
        ? []
        : (datesBetween(tokens, i + 1, endOfDates(tokens, i + 1)) ?? []);
    let subject = subjectOf(tokens, helper, reading);
    let dates = inside.length > 0 ? [...inside, ...after] : after;
    if (subject < 0 && reading.language === 'de') {
      // "1992 wurde die Verdane Optics GmbH in Köln gegründet."
      const next = readingWords.de.articles.has(tokens[helper + 1]?.lower ?? '') ? helper + 2 : helper + 1;
      if (tokens[next]?.kind !== 'company' && tokens[next]?.kind !== 'self') return [];
      subject = next;
      dates = dates.length > 0 ? dates : (datesBetween(tokens, 0, helper) ?? []);
    }
    return subject < 0 ? [] : factDrafts(scope, attribute, companyAt(scope, subject), dates);
  });
}
