import type { Language } from '@loupe/shared/lib/language';
import type { Attribute } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import type { Quantity } from './claim.ts';
import type { SentenceScope } from './draft.ts';
import { baseAt, changeAt, directionOf, otherwiseAt, wayOf } from './change-words.ts';
import { replacesPublishedValue } from './modality.ts';
import { hasMover } from './moved-figures.ts';
import { roundingBefore, rounded } from './rounding.ts';
import { readingWords } from './reading-words.ts';
import type { Token } from './tag-sentence.ts';
import { countedAfter } from './counted-words.ts';
import { isDistance } from './value-distance.ts';
import { rangeAt } from './value-range.ts';
import { readTail } from './value-tail.ts';
import { closingAt, fractionAt } from './value-verbs.ts';

/** "rose 11%": by how much. */
const rises = /^(?:rose|grew|increased|climbed|jumped|surged|soared|improved|gained|advanced|up)$/;

/** A number that a sentence may give an attribute. */
export interface Candidate {
  readonly quantity: Quantity;
  readonly token: Token;
  readonly period: Period | null;
  readonly isVague: boolean;
  /** Change against the period before, as a fraction. */
  readonly isChange: boolean;
}

const multiplied =
  /^(?:doubled|tripled|quadrupled|halved|verdoppelt\p{L}*|verdreifacht\p{L}*|halbiert\p{L}*)$/u;

/** True when a number is of the kind the attribute takes. */
export function fits(attribute: Attribute, quantity: Quantity): boolean {
  const { unit } = quantity;
  const isBelieved =
    attribute.range === undefined ||
    (quantity.value >= attribute.range.least && quantity.high <= attribute.range.most);
  if (!isBelieved) return false;
  if (attribute.kind === 'flow' || attribute.kind === 'stock') return unit.kind === 'money';
  if (attribute.kind === 'share' || attribute.kind === 'change') return unit.kind === 'percent';
  return attribute.kind === 'count' && unit.kind === 'none';
}

/** Values to the right of an attribute's noun or verb, as far as every word between is understood. */
export function valuesAfter(
  scope: SentenceScope,
  at: number,
  attribute: Attribute,
): { candidates: Candidate[]; owner: number; part: string | null; left: Candidate | null } {
  const { tokens, reading } = scope;
  const words = readingWords[reading.language];
  const candidates: Candidate[] = [];
  let [owner, part] = [-1, null as string | null];
  let pending: 'by' | 'from' | null = null;
  let [isApproximate, falls, afterFrom, wasBy] = [false, false, false, false];
  let between: Period | null = null;
  let isVague = false;
  let left: Candidate | null = null;
  for (let i = at + 1; i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token === undefined) break;
    const before = tokens[i - 1];
    const range = rangeAt(scope, i);
    if (
      token.kind === 'quantity' &&
      token.quantity?.unit.kind === 'percent' &&
      pending === null &&
      (words.falls.test(before?.lower ?? '') ||
        rises.test(before?.lower ?? '') ||
        (i === at + 1 && hasMover(scope, at)))
    )
      pending = 'by';
    if (range !== null || token.kind === 'quantity') {
      const quantity = range?.quantity ?? (token.kind === 'quantity' ? token.quantity : null);
      if (quantity === null) break;
      const next = range?.next ?? i + 1;
      const end = next + countedAfter(scope, attribute, next - 1);
      const isBy = pending === 'by' && quantity.unit.kind === 'percent';
      if (reading.language === 'de' && !isBy && isDistance(tokens, at, i, next)) break;
      const isFrom = pending === 'from' && isLeftBehind(tokens, next);
      const tail = isFrom ? { period: null, isVague: false } : readTail(scope, next, attribute);
      const fitting = fits(attribute, quantity);
      if (isBy && attribute.kind === 'flow') {
        // "rose 7% in Germany" is no growth of the whole.
        const reach = isGoingOn(tokens, next) ? { period: null, isVague: false } : tail;
        if (reach === null) break;
        // A change whose way is not said is none; the value after it holds.
        const way = reading.language === 'de' ? wayOf(tokens, at, i) : null;
        if (way !== null) falls = way === 'down';
        if (way !== null || reading.language === 'en')
          candidates.push({
            quantity: rounded(
              {
                ...quantity,
                value: falls ? -quantity.high : quantity.value,
                high: falls ? -quantity.value : quantity.high,
                isApproximate,
              },
              falls ? null : roundingBefore(tokens, i, reading.language),
            ),
            token,
            period: between ?? reach.period,
            isVague: isVague || reach.isVague,
            isChange: true,
          });
      } else if (isFrom && !replacesPublishedValue(scope.text, reading.language)) {
        // What it was before belongs to another period, which is seldom said.
        if (fitting) left = leftBehind(tokens, next, { quantity, token });
      } else if (pending !== 'by' && fitting && tail !== null) {
        const own =
          tail.period ??
          (afterFrom && !replacesPublishedValue(scope.text, reading.language) ? null : between);
        candidates.push({
          quantity: rounded({ ...quantity, isApproximate }, roundingBefore(tokens, i, reading.language)),
          token: { ...token, end: tokens[next - 1]?.end ?? token.end },
          period: own,
          isVague: isVague || tail.isVague,
          isChange: false,
        });
        if (!isFrom && !/^(?:,|but|sondern|rather)$/.test(tokens[end]?.lower ?? '') && candidates.length > 0)
          break;
        if (
          !isFrom &&
          /^,$/.test(tokens[end]?.lower ?? '') &&
          !/^(?:but|sondern)$/.test(tokens[end + 1]?.lower ?? '') &&
          !isRestatedNext(tokens, end + 1)
        )
          break;
      } else if (pending !== 'by' && fitting) {
        candidates.splice(0, candidates.length, ...candidates.filter((one) => !one.isChange));
        break;
      } else if (pending === null) break;
      afterFrom = isFrom;
      wasBy = pending === 'by';
      pending = null;
      isApproximate = false;
      i = end - 1;
      continue;
    }
    if (token.kind === 'period') {
      if (token.period === null) isVague = true;
      if (!afterFrom) between = token.period;
      continue;
    }
    if (token.kind === 'company' || token.kind === 'self') {
      if (candidates.length > 0 || owner >= 0) break;
      const isOwned =
        before !== undefined &&
        (words.owns.has(before.lower) ||
          (token.kind === 'self' &&
            (/^(?:der|des) /.test(token.lower) ||
              // "the average number of employees in the Group"
              (attribute.kind === 'count' && before.lower === 'in'))));
      const isInverted = attribute.kind === 'count' && tokens[at]?.kind === 'verb';
      const isArticle =
        before !== undefined &&
        words.articles.has(before.lower) &&
        words.owns.has(tokens[i - 2]?.lower ?? '');
      if (!isOwned && !isInverted && !isArticle) break;
      owner = i;
      continue;
    }
    if (token.kind === 'part') {
      part = token.part;
      continue;
    }
    // "Betriebsergebnis (EBIT)": the same in other words.
    if (token.kind === 'noun' && token.attribute === attribute && before?.text === '(') continue;
    if (token.kind !== 'word' && token.kind !== 'mark') break;
    const turn = reading.language === 'de' ? directionOf(tokens, i) : null;
    if (turn === 'unknown') break;
    if (words.falls.test(token.lower) || turn === 'down') falls = true;
    if (words.by.has(token.lower)) pending = 'by';
    else if (words.from.has(token.lower)) pending = 'from';
    else if (/^(?:to|auf|at|bei|but|sondern)$/.test(token.lower)) pending = null;
    if (words.about.test(token.lower)) isApproximate = true;
    // "More than doubled to $58.7 million": what it came to is exact.
    else if (multiplied.test(token.lower)) isApproximate = false;
    const skipped = Math.max(
      asReported(tokens, i),
      baseAt(tokens, i),
      closingAt(tokens, i),
      fractionAt(tokens, i),
    );
    if (skipped > i) pending = null;
    const change = changeAt(tokens, i);
    const other = wasBy ? otherwiseAt(tokens, i) : (change?.last ?? i);
    if (other > i) {
      pending = 'by';
      falls ||= change?.isFall === true;
      i = other;
    } else if (skipped > i) i = skipped;
    else if (
      !(
        words.between.has(token.lower) ||
        words.about.test(token.lower) ||
        (attribute.kind === 'count' && /^(?:durchschnittlich|jahresdurchschnitt)$/.test(token.lower))
      ) &&
      !isRounding(tokens, i, reading.language)
    )
      break;
  }
  // "by 6 % to EUR 5 million in 2025", "not EUR 3 million but EUR 2 million in 2025": one period for both.
  const last = candidates.at(-1);
  const dated = candidates.map((one) =>
    one.period === null && !one.isVague && last !== undefined
      ? { ...one, period: last.period, isVague: last.isVague }
      : one,
  );
  return { candidates: dated, owner, part, left };
}

/** "rose 7% [in 2025] to …", "um 7 % auf …", "by 7% in the Marine division": value or segment follows. */
function isGoingOn(tokens: readonly Token[], at: number): boolean {
  const next = tokens.findIndex(
    ({ kind, lower }, i) => i >= at && kind !== 'period' && !/^(?:in|im|the)$/.test(lower),
  );
  const [one, two] = next < 0 || next > at + 3 ? [] : tokens.slice(next, next + 2);
  return (
    one?.kind === 'part' ||
    (one?.lower === 'at' && two?.kind === 'quantity') ||
    /^(?:to|auf|or|bzw|beziehungsweise|oder)$/.test(one?.lower ?? '')
  );
}

/** True for a word of "less than", "up to", "just under" before a number. */
function isRounding(tokens: readonly Token[], at: number, language: Language): boolean {
  const number = tokens.findIndex((token, i) => i > at && token.kind === 'quantity');
  const rounding = number < 0 ? null : roundingBefore(tokens, number, language);
  return rounding !== null && rounding.start <= at;
}

const own = /^(?:eigenen|angaben|unternehmensangaben|firmenangaben)$/;

/** ", as reported,", ", by contrast," and "nach eigenen Angaben" say nothing of the value: index of their last token, or `at`. */
function asReported(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.lower === 'nach' && own.test(tokens[at + 1]?.lower ?? '')) {
    let end = at + (tokens[at + 1]?.lower === 'eigenen' ? 2 : 1);
    if (/^(?:des|der|von)$/.test(tokens[end + 1]?.lower ?? '')) end += 2;
    return end;
  }
  if (
    tokens[at]?.text !== ',' ||
    !/^(?:as|wie|by|however|meanwhile|in|too|on)$/.test(tokens[at + 1]?.lower ?? '')
  )
    return at;
  const close = tokens.findIndex((token, i) => i > at + 1 && token.text === ',');
  const isShort = close > 0 && close <= at + 6;
  return isShort && tokens.slice(at + 1, close).every((token) => token.kind === 'word') ? close : at;
}

/** "…, was restated to", "…, wurde auf … berichtigt": the value that holds comes next. */
function isRestatedNext(tokens: readonly Token[], at: number): boolean {
  const words = tokens
    .slice(at, at + 4)
    .map((token) => token.lower)
    .join(' ');
  return /^(?:(?:was|were|has been|have been) (?:later |since )?(?:restated|corrected|revised)|(?:wurden?|ist|sind) (?:später |nachträglich )?auf)(?!\p{L})/u.test(
    words,
  );
}

/** The value of "from EUR 4 million in 2024 to …" with its period, where it has one. */
function leftBehind(
  tokens: readonly Token[],
  next: number,
  { quantity, token }: Pick<Candidate, 'quantity' | 'token'>,
): Candidate | null {
  const time = tokens.slice(next, next + 3).find((one) => one.kind === 'period');
  const period = time?.kind === 'period' ? time.period : null;
  return time !== undefined && period === null
    ? null
    : { quantity, token, period, isVague: false, isChange: false };
}

/** "from EUR 4 million [in 2024] to …": a value that was left. */
function isLeftBehind(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < tokens.length && i < at + 5; i += 1) {
    const token = tokens[i];
    if (token === undefined) return false;
    if (/^(?:to|auf)$/.test(token.lower)) return true;
    if (
      token.kind !== 'period' &&
      token.kind !== 'mark' &&
      !/^(?:in|im|for|jahr|the|vorjahr)$/.test(token.lower)
    )
      return false;
  }
  return false;
}
