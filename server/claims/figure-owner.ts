import type { Period } from '../table/period.ts';
import type { SentenceScope } from './draft.ts';
import { headOfList, isOnFigure } from './figure-lists.ts';
import { isLimited, partBefore } from './limits.ts';
import { isMoved } from './moved-figures.ts';
import { beforeParts } from './parts-of-whole.ts';
import { readingWords } from './reading-words.ts';
import { impliedCompany, subjectOf } from './subject.ts';
import type { Token } from './tag-sentence.ts';
import { vocabularyOf } from './vocabulary.ts';

export interface Owner {
  readonly company: string;
  readonly part: string | null;
  /** A period among the words before the noun: "2025 revenue". */
  readonly period: Period | null;
}

/** Whose the figure at `at` is. `right` is the company found after it ("revenue of Verdane Optics"), -1 for none. Null when a word before it was not understood. */
export function findOwner(scope: SentenceScope, at: number, right: number): Owner | null {
  const { tokens, reading, around } = scope;
  const words = readingWords[reading.language];
  const companyAt = (i: number): string | null => {
    const token = tokens[i];
    if (token?.kind === 'company') return token.key;
    return token?.kind === 'self' ? impliedCompany(tokens, around, reading, token.text) : null;
  };
  let part: string | null = null;
  let period: Period | null = null;
  // "stellt einen Umsatz von … in Aussicht"
  const isReport = (word: string | undefined) =>
    words.reports.has(word ?? '') ||
    (/^stell(?:t|te|en|ten)$/.test(word ?? '') && / in Aussicht/.test(scope.text)) ||
    (aims.test(word ?? '') && / an(?=[.,;]|$| und )/.test(scope.text));
  const implied = () => impliedCompany(beforeParts(tokens, at), around, reading, spokenOf(tokens, at));
  const owned = (company: string | null): Owner | null =>
    company === null ? null : { company, part, period };
  // "In 2025 EBITDA was £27.4m, giving a margin of …", "…, with EBITDA of": whose the list is that it goes on with.
  const ofList = (): Owner | null => {
    const head = headOfList(tokens, at);
    return head < 0 ? null : findOwner(scope, head, -1);
  };
  if (tokens[at]?.kind === 'verb') {
    const subject = right >= 0 ? right : subjectOf(tokens, at, reading);
    if (subject < 0 || isLimited(tokens, Math.min(at, subject))) return null;
    part = partBefore(tokens, Math.min(at, subject));
    return owned(companyAt(subject));
  }
  for (let i = at - 1; ; i -= 1) {
    const token = tokens[i];
    if (token === undefined) return owned(right >= 0 ? companyAt(right) : implied());
    if (token.kind === 'period') {
      if (token.period === null) return null;
      // "Since 2019 revenue has grown to …": what it came to is not of 2019.
      period = isBeginning(tokens, i) ? period : token.period;
    } else if (token.kind === 'part') part = token.part;
    // "rechnet für 2026 mit einem Umsatz von …": the verb is before it.
    else if (token.lower === 'mit' && tokens.slice(0, i).some((one) => /^rechne[nt]$/.test(one.lower)))
      continue;
    // "closed 2025 with revenue of": the verb is before it.
    else if (token.lower === 'with' && isClosed(tokens, i)) continue;
    else if (/^(?:closed|ended|finished|concluded)$/.test(token.lower) && isClosed(tokens, at)) {
      const subject = subjectOf(tokens, i, reading);
      return subject < 0 ? null : owned(companyAt(subject));
    }
    // "rechnet das Unternehmen nun mit", "erwartet sie nur noch": says only that it is new.
    else if (/^(?:nun|nunmehr|jetzt|now|unverändert|weiterhin)$/.test(token.lower)) continue;
    // "erzielte 2024 mit 120 Mitarbeitern einen Umsatz von …": how many people did it.
    else if (withPeople(scope, i) < i) i = withPeople(scope, i);
    else if (/^(?:noch|mehr)$/.test(token.lower) && tokens[i - 1]?.lower === 'nur') i -= 1;
    else if ((token.kind === 'company' || token.kind === 'self') && token.isOwner) return owned(companyAt(i));
    else if (token.kind === 'company' || token.kind === 'self') {
      // German puts the verb before its subject: "2025 erzielte die Verdane AG einen Umsatz von …".
      const verb =
        tokens[i - 1]?.kind === 'word' && words.articles.has(tokens[i - 1]?.lower ?? '') ? i - 2 : i - 1;
      if (isReport(tokens[verb]?.lower)) {
        part ??= partBefore(tokens, verb);
        return isLimited(tokens, verb) ? null : owned(companyAt(i));
      }
      // "At Verdane Optics, …", "bei der Verdane AG …".
      return words.owns.has(tokens[i - 1]?.lower ?? '') || /^(?:bei|at)$/.test(tokens[verb]?.lower ?? '')
        ? owned(companyAt(i))
        : null;
    }
    // "With revenue of £184.2m, Verdane is …"
    else if (i === 0 && token.lower === 'with' && isOnFigure(tokens, i))
      return owned(companyAt(afterPhrase(tokens, at)));
    else if (token.kind === 'word' && reading.parts.some((one) => one.toLowerCase() === token.lower))
      part = token.text;
    else if (isReport(token.lower) || isMoved(scope, i, at)) {
      const subject = subjectOf(tokens, startOfClosing(tokens, i), reading);
      if (subject >= 0) {
        part ??= partBefore(tokens, subject);
        return owned(companyAt(subject));
      }
      // "2024 hatte der Umsatz bei 4 Mio. Euro gelegen": the figure is the subject itself.
      if (isOwnSubject(scope, i, at))
        return hasStranger(tokens, i, scope) || isLimited(tokens, i) ? null : owned(implied());
      const named = partSubject(tokens, i);
      if (named === null) return ofList();
      part = named;
      return owned(implied());
    } else if (/^(?:that|said|dass|sagte|erklärte|says)$/.test(token.lower)) {
      const verb = /^(?:that|dass)$/.test(token.lower)
        ? tokens.findLastIndex(
            (one, j) =>
              j < i &&
              /^(?:said|says|reported|announced|stated|noted|confirmed|sagte|erklärte|meldete|teilte|berichtete)$/.test(
                one.lower,
              ),
          )
        : i;
      // "We are pleased to report that …"
      const pleased = verb < 0 ? pleasedTo(tokens, i) : verb;
      const subject = pleased < 0 ? -1 : subjectOf(tokens, pleased, reading);
      return subject < 0 ? null : owned(right >= 0 ? companyAt(right) : companyAt(subject));
    } else if (words.opens.has(token.lower)) {
      // "Germany: Revenue was …": what is set before a colon may narrow it.
      if (token.text === ':' && isUnknown(tokens.slice(0, i)) && !isTopic(tokens.slice(0, i), reading))
        return null;
      if (hasStranger(tokens, i, scope) || isLimited(tokens, i)) return ofList();
      part ??= partBefore(tokens, i);
      return owned(right >= 0 ? companyAt(right) : implied());
    } else if (isOnFigure(tokens, i)) {
      // "On revenue of £184.2m, Verdane made …", "a profit of £3m on revenue of £184.2m"
      return i > 0 ? ofList() : owned(companyAt(afterPhrase(tokens, at)));
    } else if (
      reading.language === 'de' &&
      words.between.has(token.lower) &&
      !words.before.has(token.lower)
    ) {
      // "kam auf einen Umsatz von …": the noun is an object, and whose it is is the subject.
      if (isObject(tokens, i, at)) {
        const subject = subjectUpTo(tokens, i, reading);
        return subject < 0 ? null : owned(companyAt(subject));
      }
      // "2025 stieg der Umsatz um …": what is before the verb is a period or nothing that names anybody.
      if (hasStranger(tokens, i, scope) || isLimited(tokens, i)) return null;
      part ??= partBefore(tokens, i);
      return owned(right >= 0 ? companyAt(right) : implied());
    } else if (!words.before.has(token.lower)) return null;
  }
}

/** "strebt … an", "peilt … an". */
const aims = /^(?:streb(?:t|en)|peil(?:t|en)|visier(?:t|en))$/;

/** "mit [rund] 120 Mitarbeitern": index of "mit"; `at` where no count of people ends there. */
function withPeople({ tokens, reading }: SentenceScope, at: number): number {
  const isCounted = vocabularyOf(reading).counted.has(tokens[at]?.lower ?? '');
  if (!isCounted || tokens[at - 1]?.kind !== 'quantity') return at;
  const before = /^(?:rund|etwa|knapp|gut|über|ca)$/.test(tokens[at - 2]?.lower ?? '') ? at - 3 : at - 2;
  return tokens[before]?.lower === 'mit' ? before : at;
}

/** "since 2019": when something began, no time of the figure. */
export const isBeginning = (tokens: readonly Token[], at: number) =>
  /^(?:since|seit)$/.test(tokens[at - 1]?.lower ?? '');

/** Words that name nobody and no time, and start with a capital letter. */
const isUnknown = (tokens: readonly Token[]) =>
  tokens.length <= 6 &&
  tokens.every(({ kind }) => kind === 'word') &&
  tokens.some(({ text }) => /^\p{Lu}/u.test(text));

/** "Ertragslage: Der Umsatz stieg …": German words of a topic, which are written like names. */
const isTopic = (tokens: readonly Token[], { language }: SentenceScope['reading']) =>
  language === 'de' && tokens.some(({ lower }) => topics.test(lower));
const topics =
  /lage|entwicklung|ergebnis|zahlen|überblick|ausblick|prognose|umsatz|erlös|finanz|bilanz|ertrag|geschäft|jahr|quartal|kurz|fazit|highlight|wichtig|wachstum|rückgang|anstieg|steigerung|plus|minus|rekord|auftr|verschuldung|investition|dividende|hintergrund|stand|basis|angabe|gruppe|konzern|unternehmen|gesellschaft|hinweis|korrektur|anmerkung|vergleich|punkt|top|tagesordnung|zur|die|das|der|so|gut|mehr/u;

/** Index of the company right after the comma that closes the phrase around `at`; -1 where another word is there. */
function afterPhrase(tokens: readonly Token[], at: number): number {
  const close = tokens.findIndex(({ text }, i) => i > at && text === ',');
  const next = close < 0 ? undefined : tokens[close + 1];
  return (next?.kind === 'company' || next?.kind === 'self') && !next.isOwner ? close + 1 : -1;
}

/** "hat das Geschäftsjahr 2025 mit einem Umsatz von … abgeschlossen": index of its verb for that of "mit"; else `at`. */
function startOfClosing(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.lower !== 'mit') return at;
  const verb = tokens.findLastIndex(
    (token, i) => i < at && /^(?:hat|haben|schloss|schließt|beendete)$/.test(token.lower),
  );
  const between = tokens.slice(verb + 1, at);
  const isClosing =
    verb >= 0 &&
    between.some((token) => token.kind === 'period') &&
    between.every(
      (token) =>
        token.kind === 'period' || /^(?:das|geschäftsjahr|jahr|erneut|erfolgreich|,)$/.test(token.lower),
    );
  return isClosing ? verb : at;
}

/** "hatte der Umsatz … betragen": between the verb and the noun at `at` is its article alone, and the value ends in what figures do. */
function isOwnSubject({ tokens, text, reading }: SentenceScope, verb: number, at: number): boolean {
  const [article, ...more] = tokens.slice(verb + 1, at);
  return (
    reading.language === 'de' &&
    /^hatten?$/.test(tokens[verb]?.lower ?? '') &&
    more.length === 0 &&
    /^(?:der|die|das)$/.test(article?.lower ?? '') &&
    /\d[^;]{0,40}(?<!\p{L})(?:betragen|gelegen|belaufen|erreicht|gestanden)(?!\p{L})/u.test(
      text.slice(tokens[at]?.end ?? 0),
    )
  );
}

const governs = /^(?:auf|bei|um|über|einen|einem|den|dem)$/;

/** True where a German noun at `at` is governed by a preposition or is in another case than a subject's. */
function isObject(tokens: readonly Token[], from: number, at: number): boolean {
  return tokens.slice(from, at).some((token) => token.kind === 'word' && governs.test(token.lower));
}

/** The company that is the subject of a verb before `at`, wherever that verb is; -1 for none. */
function subjectUpTo(tokens: readonly Token[], at: number, reading: SentenceScope['reading']): number {
  for (let verb = at; verb > 0; verb -= 1) {
    const subject = subjectOf(tokens, verb, reading);
    if (subject >= 0) return subject;
  }
  return -1;
}

/** "It had turnover of EUR 12 million and EBITDA of EUR 2 million": the word for the company that the sentence begins with; null for none. */
function spokenOf(tokens: readonly Token[], at: number): string | null {
  const first = tokens.slice(0, at).find(({ kind }) => kind === 'company' || kind === 'self');
  return first?.kind === 'self' && !first.isOwner && /^(?:it|they|we|wir)$/.test(first.lower)
    ? first.text
    : null;
}

/** "closed 2025 with": a year or "the year" is between verb and preposition. */
function isClosed(tokens: readonly Token[], at: number): boolean {
  const verb = tokens.findLastIndex(
    ({ lower }, i) => i < at && /^(?:closed|ended|finished|concluded)$/.test(lower),
  );
  const preposition = tokens.findIndex(({ lower }, i) => i > verb && lower === 'with');
  return (
    verb >= 0 &&
    preposition > verb &&
    preposition <= at &&
    tokens
      .slice(verb + 1, preposition)
      .every(({ kind, lower }) => kind === 'period' || /^(?:the|its|year|fiscal|financial)$/.test(lower))
  );
}

/** "We are pleased to report that": index of the verb "are"; -1 for anything else. */
function pleasedTo(tokens: readonly Token[], that: number): number {
  const words = tokens
    .slice(Math.max(0, that - 4), that)
    .map(({ lower }) => lower)
    .join(' ');
  return /^(?:are|is|am) (?:pleased|happy|proud|delighted|glad|able) to (?:report|announce|say|confirm)$/.test(
    words,
  )
    ? that - 4
    : -1;
}

/** "The Cloud segment reported revenue of …". */
function partSubject(tokens: readonly Token[], verb: number): string | null {
  for (let i = verb - 1; i >= Math.max(0, verb - 4); i -= 1) {
    const token = tokens[i];
    if (token?.kind === 'part') return token.part;
    if (token?.kind !== 'period' && token?.kind !== 'mark' && token?.kind !== 'word') return null;
  }
  return null;
}

/** True when somebody unknown is named before: "At Kessel, revenue rose to …". */
function hasStranger(tokens: readonly Token[], until: number, { reading }: SentenceScope): boolean {
  return tokens.slice(0, until).some((token, i) => {
    if (token.kind !== 'word' || !/^\p{Lu}/u.test(token.text)) return false;
    const before = tokens[i - 1]?.lower ?? '';
    if (/^(?:at|bei|by|for|von|with|mit|from)$/.test(before)) return true;
    return reading.language === 'en' && i > 0 && !/^(?:I|Asia|Europe|Germany|Covid\S*)$/.test(token.text);
  });
}
