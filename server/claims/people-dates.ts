import type { Period } from '../table/period.ts';
import type { Polarity } from './claim.ts';
import { clauseAt } from './clauses.ts';
import type { SentenceScope } from './draft.ts';
import { findPeriods, periodKey } from './periods.ts';
import type { Token } from './tag-sentence.ts';

/** From when and until when somebody holds an office; null where the sentence does not say. */
export interface Term {
  readonly asOf: string | null;
  readonly until: string | null;
}

export const noTerm: Term = { asOf: null, until: null };

const until =
  /(?<!\p{L})(?:until|till|to|through|up to|[–-]|bis(?: zum| zu| Ende| Mitte| Anfang| einschließlich)?)\s?(?:the end of |the beginning of |early |late |mid-)?$/iu;
const since =
  /(?<!\p{L})(?:since|from|as of|as from|with effect from|effective|starting|seit(?: dem| Anfang| Mitte| Ende)?|ab(?: dem)?|von|vom|mit Wirkung (?:zum|vom|ab)|per|zum)\s?(?:the )?(?:early |late |mid-)?$/iu;
const at = /(?<!\p{L})(?:on|in|at|am|im|im Jahr|anfang|mitte|ende)\s$/iu;
/** "led it until today", "bis heute" is no end. */
const change =
  /\b(?:appointed|named|elected|became|becomes?|promoted|hired|join(?:s|ed)?|succeed(?:s|ed)?|replace[sd]?|takes? over|took over|start(?:s|ed)|step(?:s|ped)? down|leaves?|left|resign(?:s|ed)?|retire[sd]?|depart(?:s|ed)?|took office|assumed)\b|(?<!\p{L})(?:bestellt\p{L}*|berufen|berief|ernannt\p{L}*|gewählt|wählte|wurde|wird|folgt\p{L}*|löst\p{L}*|übernahm|übernimmt|übernommen|trat|tritt|schied|scheidet|verlie(?:ß|ss)|verlässt|ausgeschieden|abberufen|zurückgetreten)(?!\p{L})/iu;

/** A time as it is kept of an office; null for quarters and the like. */
export const keyOfTime = (period: Period) =>
  period.kind === 'year' || period.kind === 'month' || period.kind === 'day' ? periodKey(period) : null;

/**
 * The term that a clause gives: "since 1 March 2021", "from 2012 until April 2022", "2012–2022", or the day of a change
 * ("was appointed on …"). Times that belong to something else in the clause are not taken.
 */
export function termIn(scope: SentenceScope, from: number, to: number, holder: number): Term {
  const { text, tokens, reading } = scope;
  const clause = clauseAt(text, holder, holder + 1, reading.language);
  let [asOf, end] = [null as string | null, null as string | null];
  for (const [i, token] of tokens.entries()) {
    const isHere = token.start >= Math.max(from, clause.start) && token.end <= Math.min(to, clause.end);
    if (token.kind !== 'period' || token.period === null || !isHere || isOfOrigin(tokens, i)) continue;
    const key = keyOfTime(token.period);
    // "bis Ende 2023" is one token: its words belong to it.
    const before = text.slice(Math.max(clause.start, token.start - 30), token.start);
    const own = `${before}${/^(?:bis|zum|at the end of)\s/iu.exec(token.text)?.[0] ?? ''}`;
    if (until.test(own)) end ??= key;
    else if (takesEffect.test(own) && token.start > holder) asOf = key;
    else if (since.test(own)) asOf ??= key;
    else if (at.test(own) || /^(?:zum|am)\s/iu.test(token.text) || token.start === clause.start) {
      if (change.test(text.slice(clause.start, clause.end))) asOf ??= key;
    } else if (change.test(text.slice(clause.start, clause.end)) && isBare(before)) asOf ??= key;
  }
  return { asOf, until: end };
}

/** "On 27 January the board appointed Jane Roe as CFO, effective 1 March": the office begins on the later day. */
const takesEffect =
  /(?<!\p{L})(?:effective(?: (?:from|as of|on))?|with effect (?:from|on)|starting(?: on)?|mit Wirkung (?:zum|vom|ab(?: dem)?))\s$/iu;

const isOrigin = (token: Token | undefined) =>
  token?.kind === 'verb' && /^(?:founded|incorporated)$/.test(token.attribute.id);

/** "Founded in 1953 by …, the business is run by Jane Roe": the year is that of the company. */
const isOfOrigin = (tokens: readonly Token[], time: number): boolean =>
  tokens.slice(Math.max(0, time - 3), time).some(isOrigin) || isOrigin(tokens[time + 1]);

/** German needs no word before a year: "wurde 2021 bestellt". */
function isBare(before: string): boolean {
  return /\p{Ll}\s$/u.test(before);
}

/** The day on which somebody leaves: the first time after the verb of leaving, or the only one right before it. */
export function dayOfLeaving(scope: SentenceScope, verb: number, from: number): string | null {
  const near = (start: number, end: number) =>
    scope.tokens.flatMap((token) =>
      token.kind === 'period' && token.period !== null && token.start >= start && token.end <= end
        ? [keyOfTime(token.period)]
        : [],
    );
  const stop = scope.text.slice(verb).search(/[;,]\s(?!\d)/u);
  const [after] = near(verb, stop < 0 ? scope.text.length : verb + stop);
  const before = near(Math.max(from, scope.text.lastIndexOf(',', verb) + 1), verb);
  return after ?? (before.length === 1 ? (before[0] ?? null) : null);
}

const inTerm =
  /^(?:since|from|until|till|to|as|of|with|effect|effective|on|in|at|the|end|beginning|early|late|who|was|has|been|is|appointed|named|elected|office|starting|and|year|years|for|seit|ab|bis|zum|zu|von|vom|am|im|dem|den|der|die|das|ende|anfang|mitte|jahr|jahre|mit|wirkung|bestellt|ernannt|berufen|gewählt|amt|[,()–-])$/;

/** Where the words about the term of an office end: at the first one that says something else. */
export function endOfTerm({ tokens, text }: SentenceScope, from: number): number {
  for (const token of tokens) {
    if (token.start < from) continue;
    if (token.kind !== 'period' && !inTerm.test(token.lower)) return token.start;
  }
  return text.length;
}

/** A time as it is beside an office: "1 March 2021", "März 2023", "01.07.2024", "2019". */
export const whenSource =
  '(?:(?:the |dem |Anfang |Mitte |Ende |early |late )?(?:\\d{1,2}(?:st|nd|rd|th|\\.)? )?(?:\\p{Lu}\\p{L}{2,8}\\.? )?(?:\\d{1,2}, )?\\d{4}|\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?\\d{4})';

const gone =
  /^(?!.*(?:nachdem|weil|, de[rm]|, die|, den))[^.;]*(?<!\p{L})(?:schied|verlie(?:ß|ss)|trat|legte|ausgeschieden|zurückgetreten|abberufen|wechselte|ging|abgelöst|bis)(?!\p{L})/u;

/** "… wurde 2014 bestellt und schied 2019 wieder aus": what follows an appointment ends it again. */
export const isEndedAfter = (after: string) => gone.test(after);

const inBrackets = (words: string) =>
  new RegExp(`\\((?:[^()]*[\\s,;])?(?:${words})(?: dem| zum)? (?<when>[^(),;]{4,24})[^()]*\\)`, 'u');
const begins = inBrackets('since|from|seit|ab');
const ends = inBrackets('until|till|to|bis');

/** The one time that a text names. */
function timeIn(text: string | undefined): string | null {
  const [time, ...more] = text === undefined ? [] : findPeriods(text);
  return time?.period == null || more.length > 0 ? null : keyOfTime(time.period);
}

/** "Jane Roe (since May 2024, until May 2028)": the term in brackets beside a name, and that it ends. */
export function termBeside(name: string, polarity: Polarity): Term & { readonly polarity: Polarity } {
  const [from, to] = [begins, ends].map((pattern) => pattern.exec(name)?.groups?.when);
  // "Jane Roe (2014 – 14 May 2025)"
  const inside =
    from === undefined && to === undefined ? /\((?<term>[^()]+)\)/u.exec(name)?.groups?.term : undefined;
  const span = inside === undefined ? null : termOf(inside);
  const isOver = (to !== undefined || span?.until != null) && polarity === 'stated';
  return {
    asOf: span?.asOf ?? timeIn(from),
    until: span?.until ?? timeIn(to),
    polarity: isOver ? 'former' : polarity,
  };
}

const cellBegins =
  /^(?:appointed|elected|joined|since|from|in office since|bestellt|gewählt|seit|ab|im Amt seit)?(?: on| in| am| seit| dem| zum)*$/iu;
const cellEnds = /^(?:resigned|retired|left|ceased|until|ausgeschieden|bis)(?: on| in| am| zum)*$/iu;

/** "appointed 11 June 2012", "17 October 1979 - 30 June 2016"; null where a cell says something else. */
export function termOf(cell: string): Term | null {
  const [one, two, more] = findPeriods(cell);
  if (one?.period == null || more !== undefined) return null;
  const [before, after] = [cell.slice(0, one.start).trim(), cell.slice(one.end).trim()];
  const from = keyOfTime(one.period);
  if (from === null) return null;
  if (two === undefined) {
    if (cellEnds.test(before)) return after === '' ? { asOf: null, until: from } : null;
    const isOpen = after === '' || /^(?:[-–]|to|bis) ?(?:present|today|date|heute)?$/iu.test(after);
    return isOpen && cellBegins.test(before) ? { asOf: from, until: null } : null;
  }
  const end = two.period === null ? null : keyOfTime(two.period);
  const between = cell.slice(one.end, two.start).trim();
  const isSpan = /^(?:[-–—]|to|until|bis)(?: zum)?$/iu.test(between) && cell.slice(two.end).trim() === '';
  return isSpan && cellBegins.test(before) && end !== null ? { asOf: from, until: end } : null;
}
