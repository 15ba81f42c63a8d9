import type { Attribute } from '../packs/attribute.ts';
import type { ClaimValue } from './claim.ts';
import { describedAt } from './description.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { findOwner } from './figure-owner.ts';
import { modalityOf, saysFormer } from './modality.ts';
import { periodKey } from './periods.ts';
import { readingWords } from './reading-words.ts';
import { impliedCompany, subjectOf } from './subject.ts';
import type { Token } from './tag-sentence.ts';

interface Found {
  readonly value: ClaimValue;
  readonly start: number;
  readonly end: number;
  readonly isLeft: boolean;
}

const isCapital = (token: Token | undefined) => token?.kind === 'word' && /^\p{Lu}/u.test(token.text);

function companyAt(scope: SentenceScope, at: number): string | null {
  const token = scope.tokens[at];
  if (token?.kind === 'company') return token.key;
  return token?.kind === 'self'
    ? impliedCompany(scope.tokens, scope.around, scope.reading, token.text)
    : null;
}

function drafts(
  scope: SentenceScope,
  attribute: Attribute,
  company: string | null,
  found: readonly Found[],
): Draft[] {
  if (company === null || scope.part !== null) return [];
  const hasMoved = found.some((one) => one.isLeft);
  return found.flatMap((one): Draft[] => {
    const modality = modalityOf(scope.text, one.start, one.end, scope.reading.language);
    if (modality === null) return [];
    const before = scope.text.slice(Math.max(0, one.start - 60), one.start);
    const wasOnce =
      one.isLeft || (!hasMoved && attribute.kind !== 'date' && saysFormer(before, scope.reading.language));
    const polarity = modality.polarity === 'stated' && wasOnce ? 'former' : modality.polarity;
    return [
      {
        ...modality,
        polarity,
        entity: company,
        attribute: attribute.id,
        part: null,
        value: one.value,
        period: null,
        asOf: null,
        until: null,
      },
    ];
  });
}

function dateOf(token: Token | undefined): ClaimValue | null {
  if (token?.kind !== 'period' || token.period === null) return null;
  const { period } = token;
  if (period.kind === 'year' && period.isFiscal) return null;
  return period.kind === 'year' || period.kind === 'month' || period.kind === 'day'
    ? { kind: 'date', date: periodKey(period), written: token.text }
    : null;
}

const dateWords =
  /^(?:in|on|im|am|der|die|das|jahr|jahre|the|year|back|by|von|durch|and|und|not|nicht|but|sondern|erst|only|first|bereits|already|,|\(|\)|as early|schon|e|d)$/;

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

/** "was founded in 1992", "wurde nicht 1980, sondern 1992 gegründet", "Founded in 1992, Verdane Optics …". */
export function dateClaims(scope: SentenceScope): Draft[] {
  const { tokens, reading } = scope;
  const be = readingWords[reading.language].be;
  return tokens.flatMap((token, i): Draft[] => {
    if (token.kind !== 'verb' || token.attribute.kind !== 'date') return [];
    if (/^(?:gegründete[nrm]?|gründeten?)$/.test(token.lower)) return [];
    const { attribute } = token;
    const helper = tokens.findLastIndex((one, j) => j < i && be.has(one.lower));
    if (helper < 0) {
      const end = endOfDates(tokens, i + 1);
      const found = datesBetween(tokens, i + 1, end);
      if (found === null || found.length === 0) return [];
      if (i === 0) {
        // "Founded in 1992, Verdane Optics makes lenses."
        const next = tokens[end]?.text === ',' ? end + 1 : end;
        const subject = tokens.findIndex(
          (one, j) => j >= next && (one.kind === 'company' || one.kind === 'self'),
        );
        return subject >= 0 && subject <= next + 1
          ? drafts(scope, attribute, companyAt(scope, subject), found)
          : [];
      }
      const owner =
        /^[,(]$/.test(tokens[i - 1]?.text ?? '') && tokens[i - 2]?.kind === 'company' ? i - 2 : -1;
      return owner >= 0 && owner <= 1 ? drafts(scope, attribute, companyAt(scope, owner), found) : [];
    }
    const inside = datesBetween(tokens, helper + 1, i);
    if (inside === null) return [];
    const after = inside.length > 0 ? [] : (datesBetween(tokens, i + 1, endOfDates(tokens, i + 1)) ?? []);
    let subject = subjectOf(tokens, helper, reading);
    let dates = inside.length > 0 ? inside : after;
    if (subject < 0 && reading.language === 'de') {
      // "1992 wurde die Verdane Optics GmbH in Köln gegründet."
      const next = readingWords.de.articles.has(tokens[helper + 1]?.lower ?? '') ? helper + 2 : helper + 1;
      if (tokens[next]?.kind !== 'company' && tokens[next]?.kind !== 'self') return [];
      subject = next;
      dates = dates.length > 0 ? dates : (datesBetween(tokens, 0, helper) ?? []);
    }
    return subject < 0 ? [] : drafts(scope, attribute, companyAt(scope, subject), dates);
  });
}

const placeWords =
  /^(?:in|at|is|are|was|to|from|located|the|its|ist|sind|war|befindet|befand|sich|liegt|lag|nach|von|aus|not|but|nicht|sondern|,|der|des|die|das|dem|now|nun|jetzt|heute|currently|remains|of|verlegte|since|seit|:)$/;
const particles = /^(?:am|an|der|de|la|le|upon|on|bei|im|ob|of|the)$/;

/** A name, or one that is also a company's first word: "in Ostrava, Czech Republic" of Ostrava Kettles. */
function isPlace(token: Token, before: Token | undefined): boolean {
  return (
    isCapital(token) ||
    (token.kind === 'company' &&
      !/\s/.test(token.text) &&
      /^(?:in|from|to|nach|aus)$/.test(before?.lower ?? ''))
  );
}

/** The country belongs to the place: "Lyon, France", "Ostrava, Czech Republic". */
function endOfCountry(tokens: readonly Token[], city: number): number {
  if (tokens[city + 1]?.text !== ',' || !isCapital(tokens[city + 2])) return city;
  let end = city + 2;
  while (isCapital(tokens[end + 1]) && end < city + 4) end += 1;
  return /^(?:[.,;)]?|and|und)$/.test(tokens[end + 1]?.text ?? '') ? end : city;
}

/** Names of places to the right; each as written with its country. */
function placesAfter(tokens: readonly Token[], at: number): Found[] {
  const found: Found[] = [];
  for (let i = at; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    if (isPlace(token, tokens[i - 1]) && placeWords.test(tokens[i - 1]?.lower ?? '')) {
      let end = i;
      while (
        isCapital(tokens[end + 1]) ||
        (particles.test(tokens[end + 1]?.lower ?? '') &&
          tokens[end + 1]?.kind === 'word' &&
          isCapital(tokens[end + 2]))
      )
        end += 1;
      end = endOfCountry(tokens, end);
      const text = tokens
        .slice(i, end + 1)
        .reduce(
          (all, one, j, list) => all + (j > 0 && one.start > (list[j - 1]?.end ?? 0) ? ' ' : '') + one.text,
          '',
        );
      const before = tokens[i - 1]?.lower ?? '';
      const isLeft =
        /^(?:from|von|aus)$/.test(before) &&
        tokens.slice(end + 1, end + 3).some((one) => /^(?:to|nach)$/.test(one.lower));
      found.push({
        value: { kind: 'text', text },
        start: token.start,
        end: tokens[end]?.end ?? token.end,
        isLeft,
      });
      const next = tokens[end + 1]?.lower ?? '';
      const isTurned =
        /^(?:but|sondern|not|nicht)$/.test(next) ||
        (next === ',' && /^(?:but|sondern|not|nicht)$/.test(tokens[end + 2]?.lower ?? ''));
      if (!isLeft && !isTurned) break;
      i = end;
      continue;
    }
    if (token.kind === 'company' || token.kind === 'self' || token.kind === 'period') continue;
    if (!placeWords.test(token.lower)) break;
  }
  return found;
}

/** "is headquartered in Lyon, France", "hat ihren Sitz in Köln", "moved its head office from Lyon to Paris". */
export function placeClaims(scope: SentenceScope): Draft[] {
  const { tokens, reading } = scope;
  const words = readingWords[reading.language];
  return tokens.flatMap((token, i): Draft[] => {
    if ((token.kind !== 'verb' && token.kind !== 'noun') || token.attribute.kind !== 'place') return [];
    const found = placesAfter(tokens, i + 1);
    if (token.kind === 'noun') {
      if (found.length === 0) return [];
      const right = tokens.findIndex(
        (one, j) =>
          (j > i &&
            j <= i + 3 &&
            (one.kind === 'company' || one.kind === 'self') &&
            words.owns.has(tokens[i + 1]?.lower ?? '')) ||
          (j > i && j <= i + 2 && one.kind === 'self' && /^(?:der|des) /.test(one.lower)),
      );
      const owner = findOwner({ ...scope, tokens }, i, right) ?? placeOwner(scope, i);
      return drafts(
        scope,
        token.attribute,
        owner === null ? null : typeof owner === 'string' ? owner : owner.company,
        found,
      );
    }
    if (i === 0) {
      const first = found[0];
      const after = first === undefined ? -1 : tokens.findIndex((one) => one.start >= first.end);
      const subject = tokens[after]?.text === ',' ? after + 1 : -1;
      const at = words.articles.has(tokens[subject]?.lower ?? '') ? subject + 1 : subject;
      return drafts(scope, token.attribute, companyAt(scope, at), found);
    }
    let helper = i - 1;
    while (
      tokens[helper] !== undefined &&
      /^(?:not|now|nicht|nun|currently|still|weiterhin|no|longer|previously|formerly|früher|heute)$/.test(
        tokens[helper]?.lower ?? '',
      )
    )
      helper -= 1;
    if (words.be.has(tokens[helper]?.lower ?? '')) {
      const inside = reading.language === 'de' ? placesAfter(tokens, helper + 1) : [];
      const subject = subjectOf(tokens, helper, reading);
      return subject < 0
        ? []
        : drafts(scope, token.attribute, companyAt(scope, subject), inside.length > 0 ? inside : found);
    }
    // "is a shipbuilding company based in Whitby"
    const described = reading.language === 'en' ? describedAt(scope, i) : -1;
    if (described >= 0) return drafts(scope, token.attribute, companyAt(scope, described), found);
    // "ist in Köln ansässig"
    const be = tokens.findLastIndex((one, j) => j < i && words.be.has(one.lower));
    if (reading.language === 'de' && be >= 0 && i - be <= 6) {
      const subject = subjectOf(tokens, be, reading);
      return subject < 0
        ? []
        : drafts(scope, token.attribute, companyAt(scope, subject), placesAfter(tokens, be + 1));
    }
    return [];
  });
}

/** "… moved its head office": the words before the noun are a verb and "its". */
function placeOwner(scope: SentenceScope, at: number): string | null {
  const owner = scope.tokens[at - 1];
  if (owner?.kind !== 'self' || !owner.isOwner) return null;
  // "Its rival Lumora SE has its head office in …": whoever has it.
  if (/^(?:has|have|hat|haben)$/.test(scope.tokens[at - 2]?.lower ?? '')) {
    const subject = subjectOf(scope.tokens, at - 2, scope.reading);
    if (subject >= 0) return companyAt(scope, subject);
  }
  return companyAt(scope, at - 1);
}
