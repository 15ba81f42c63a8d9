import type { Draft, SentenceScope } from './draft.ts';
import { describedAt } from './description.ts';
import { companyAt, factDrafts, isCapital, type Found } from './fact-drafts.ts';
import { findOwner } from './figure-owner.ts';
import { beginsAddress, townOfAddress } from './address-parts.ts';
import { readingWords } from './reading-words.ts';
import { subjectOf } from './subject.ts';
import { seatBeside } from './seat-beside.ts';
import type { Token } from './tag-sentence.ts';
import { endOfTimePhrase } from './time-phrase.ts';

const placeWords =
  /^(?:in|at|is|are|was|has|have|been|to|from|located|situated|the|its|ist|sind|war|befindet|befand|sich|liegt|lag|nach|von|aus|not|but|nicht|sondern|,|der|des|die|das|dem|now|nun|jetzt|heute|currently|still|remains|of|verlegte|since|seit|:)$/;
/** Words of addresses and forms that are no places. */
const noPlace =
  /^(?:Niederlassung\p{L}*|Zweigniederlassung\p{L}*|Geschäftsanschrift|Anschrift|Gegenstand|Firma|Gesellschaft|Standort\p{L}*|Nähe|Umgebung|Nachbarschaft|Innenstadt|Altstadt|Stadtmitte|Zentrum|\p{L}+gebiet|Stadtteil|Office|House|Haus|Ausland|January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)$/u;
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

/** "Kempten (Allgäu)": the region in brackets tells places of one name apart. */
function endOfRegion(tokens: readonly Token[], city: number): number {
  const [open, name, close] = tokens.slice(city + 1, city + 4);
  const isRegion = open?.text === '(' && isCapital(name) && close?.text === ')';
  return isRegion && /^\p{Lu}\p{Ll}+$/u.test(name?.text ?? '') ? city + 3 : city;
}

const streetWord =
  /^(?:Street|St|Road|Rd|Lane|Avenue|Ave|Way|Drive|Square|Quay|Parade|Terrace|Place|Boulevard|Blvd|Row|Hill|Park|Court|Crescent|Highway|Parkway)$/u;

/** "at 17 Station Road, Ludlow": index of the comma after a street with its number; `at` where none begins. */
function endOfStreet(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.kind !== 'quantity' || !/^(?:at|:|,)$/.test(tokens[at - 1]?.lower ?? '')) return at;
  const comma = tokens.findIndex((token, i) => i > at && token.text === ',');
  const street = tokens.slice(at + 1, comma < 0 ? at : comma);
  const isStreet = street.length <= 5 && street.some(({ text }) => streetWord.test(text));
  return isStreet && street.every(({ kind }) => kind !== 'period') ? comma : at;
}

/** "at Unit 9, Parkmore, Galway", "in der Gewerbestraße 7, 4600 Wels"; a number before a street is read with the street. */
function startsAddress(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at];
  if (token === undefined || !placeWords.test(tokens[at - 1]?.lower ?? '')) return false;
  if (beginsAddress(text, token.start)) return endOfStreet(tokens, at) === at;
  // "at Custom House, Mill Lane, Derby": the last of three is the town.
  return (
    tokens[at - 1]?.lower === 'at' &&
    isCapital(token) &&
    /^[^,.;()]+, [^,.;()]+, \p{Lu}/u.test(text.slice(token.start))
  );
}

function addressedTown(text: string, start: number): Found[] {
  const town = townOfAddress(text, start);
  return town === null
    ? []
    : [{ value: { kind: 'text', text: town.text }, start: town.start, end: town.end, isLeft: false }];
}

/** Names of places to the right; each as written with its country. */
function placesAfter(tokens: readonly Token[], at: number, text: string): Found[] {
  const found: Found[] = [];
  for (let i = at; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    if (noPlace.test(token.text)) break;
    const time = endOfTimePhrase(tokens, i);
    if (time >= i) {
      i = time;
      continue;
    }
    if (startsAddress(tokens, i, text)) return addressedTown(text, token.start);
    const street = endOfStreet(tokens, i);
    if (street > i) {
      i = street;
      continue;
    }
    if (
      isPlace(token, tokens[i - 1]) &&
      placeWords.test(tokens[i - 1]?.lower ?? '') &&
      !/\d/.test(token.text)
    ) {
      let end = i;
      while (
        (isCapital(tokens[end + 1]) && !/\d/.test(tokens[end + 1]?.text ?? '')) ||
        (particles.test(tokens[end + 1]?.lower ?? '') &&
          tokens[end + 1]?.kind === 'word' &&
          (isCapital(tokens[end + 2]) ||
            (particles.test(tokens[end + 2]?.lower ?? '') && isCapital(tokens[end + 3]))))
      )
        end += 1;
      const region = endOfRegion(tokens, end);
      end = region > end ? region : endOfCountry(tokens, end);
      const name = tokens
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
        value: { kind: 'text', text: name },
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
  const based = [...basedClaims(scope), ...seatBeside(scope)];
  return based.concat(
    tokens.flatMap((token, i): Draft[] => {
      if ((token.kind !== 'verb' && token.kind !== 'noun') || token.attribute.kind !== 'place') return [];
      const found = placesAfter(tokens, i + 1, scope.text);
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
        const owner = findOwner({ ...scope, tokens }, i, right) ?? placeOwner(scope, i) ?? withSeat(scope, i);
        return factDrafts(
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
        return factDrafts(scope, token.attribute, companyAt(scope, at), found);
      }
      let helper = i - 1;
      while (
        tokens[helper] !== undefined &&
        /^(?:not|now|nicht|nun|currently|still|weiterhin|no|longer|previously|formerly|früher|heute)$/.test(
          tokens[helper]?.lower ?? '',
        )
      )
        helper -= 1;
      // "Verdane Optics, headquartered in Tulsa, Oklahoma, employs …"
      const named = tokens[i - 1]?.text === ',' ? tokens[i - 2] : undefined;
      if (i === 2 && named?.kind === 'company' && !named.isOwner)
        return factDrafts(scope, token.attribute, companyAt(scope, 0), found);
      if (words.be.has(tokens[helper]?.lower ?? '') || tokens[helper]?.lower === 'remains') {
        const inside = reading.language === 'de' ? placesAfter(tokens, helper + 1, scope.text) : [];
        const subject = subjectOf(tokens, helper, reading);
        return subject < 0
          ? []
          : factDrafts(scope, token.attribute, companyAt(scope, subject), inside.length > 0 ? inside : found);
      }
      // "is a shipbuilding company based in Whitby"
      const described = reading.language === 'en' ? describedAt(scope, i) : -1;
      if (described >= 0) return factDrafts(scope, token.attribute, companyAt(scope, described), found);
      // "ist in Köln ansässig"
      const be = tokens.findLastIndex((one, j) => j < i && words.be.has(one.lower));
      if (reading.language === 'de' && be >= 0 && i - be <= 6) {
        const subject = subjectOf(tokens, be, reading);
        return subject < 0
          ? []
          : factDrafts(
              scope,
              token.attribute,
              companyAt(scope, subject),
              placesAfter(tokens, be + 1, scope.text),
            );
      }
      return [];
    }),
  );
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

/** "Der Konzern mit Hauptsitz in Köln …", "Die Verdane AG ist … ein Unternehmen mit Sitz in Köln": whoever the words describe. */
function withSeat(scope: SentenceScope, at: number): string | null {
  const { tokens, reading } = scope;
  if (!/^(?:mit|with)$/.test(tokens[at - 1]?.lower ?? '')) return null;
  const before = tokens[at - 2];
  if (before?.kind === 'company' || before?.kind === 'self') return companyAt(scope, at - 2);
  const be = tokens.findIndex((token) => /^(?:ist|is|sind|are)$/.test(token.lower));
  const subject = be < 0 || be > at ? -1 : subjectOf(tokens, be, reading);
  const isPlain = tokens
    .slice(be + 1, at - 1)
    .every((token) => token.kind === 'word' || token.kind === 'verb');
  return subject >= 0 && isPlain ? companyAt(scope, subject) : null;
}

/** "the Lyon-based group", "the Lyon-based Verdane Optics". */
function basedClaims(scope: SentenceScope): Draft[] {
  const { tokens, reading, text } = scope;
  const attribute = reading.attributes.find((one) => one.id === 'headquarters');
  const match =
    reading.language === 'en'
      ? /(?<![\p{L}-])((?!(?:The|A|An|Its|Our|This) )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)-based(?!\p{L})/u.exec(
          text,
        )
      : null;
  if (match?.[1] === undefined || attribute === undefined) return [];
  const [start, end] = [match.index, match.index + match[0].length];
  const holder = tokens.findIndex(
    (token) =>
      (token.kind === 'company' || token.kind === 'self') && token.end > end && token.start <= end + 1,
  );
  return holder < 0
    ? []
    : factDrafts(scope, attribute, companyAt(scope, holder), [
        { value: { kind: 'text', text: match[1] }, start, end: start + match[1].length, isLeft: false },
      ]);
}
