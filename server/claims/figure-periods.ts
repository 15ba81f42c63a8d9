import type { Period } from '../table/period.ts';
import { isBaseTime, isTimeOfBase } from './base-times.ts';
import { clauseAt } from './clauses.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { isBeginning } from './figure-owner.ts';
import { periodOfList } from './figure-lists.ts';
import { type Candidate } from './figure-values.ts';
import { guidanceChange } from './guidance-claims.ts';
import { inheritedPeriod, timeInBrackets } from './inherited-period.ts';
import { periodKey } from './periods.ts';
import type { Token } from './tag-sentence.ts';
import { yearBeside } from './named-year.ts';

const isPresent = /(?<!\p{L})(?:employs|has|beschäftigt|hat|zählt)(?!\p{L})/u;

/** The period of a value: its own, else the only one of its sentence, else that of its surroundings. */
export function periodOf(
  scope: SentenceScope,
  candidate: Candidate,
  owner: string,
  left: Period | null,
  isCount: boolean,
): { period: Period | null; isKnown: boolean } {
  if (candidate.isVague) return { period: null, isKnown: false };
  if (candidate.period !== null) return { period: candidate.period, isKnown: true };
  if (left !== null) return { period: left, isKnown: true };
  const inside = timeInBrackets(scope, owner, candidate.token.start);
  if (inside !== null) return inside;
  // "was founded in 1970 and employs 240 people": the year belongs to the other half.
  const hasOtherHalf = scope.tokens.some(
    (token) => token.kind === 'verb' && token.attribute.kind !== 'count',
  );
  if (hasOtherHalf) return { period: null, isKnown: true };
  const limit = scope.tokens.findIndex((token) => token.start >= candidate.token.end);
  const before = scope.tokens.slice(0, limit < 0 ? undefined : limit);
  const clause = clauseAt(scope.text, candidate.token.start, candidate.token.end, scope.reading.language);
  const isNow = isPresent.test(scope.text.slice(clause.start, clause.end));
  // "made revenue of … in 2024 and employs 40 people": the year is not that of today's number.
  if (
    isNow &&
    clause.start > 0 &&
    before.every((token) => token.kind !== 'period' || token.end <= clause.start)
  )
    return { period: null, isKnown: true };
  // "(2024: EUR 4 million)" is the time of what is in the brackets.
  const said = before.flatMap((token, i) =>
    token.kind === 'period' &&
    !isInBrackets(before, i) &&
    !isBeginning(before, i) &&
    (token.period === null || !isBaseTime(scope.tokens, i))
      ? [token.period]
      : [],
  );
  if (said.includes(null)) return { period: null, isKnown: false };
  const keys = new Set(said.map((one) => (one === null ? '' : periodKey(one))));
  if (keys.size === 1) return { period: said[0] ?? null, isKnown: true };
  if (keys.size > 1) return { period: null, isKnown: false };
  // "revenue of £240m and EBITDA of £27.4m in 2025"
  const ofList = periodOfList(scope.tokens, candidate.token.end);
  if (ofList !== undefined) return { period: ofList, isKnown: ofList !== null };
  const beside = scope.period === null ? yearBeside(scope, candidate.token.end) : null;
  const inherited = beside ?? inheritedPeriod(scope, owner);
  const isOfBase = inherited !== null && isTimeOfBase(before, periodKey(inherited));
  if (isOfBase) return { period: null, isKnown: false };
  // "Revenue in 2023 was £12m. The company has 90 staff.": today's number is not that of the sentence before.
  const isToday = isCount && isNow && saidBefore(scope, inherited);
  return { period: isToday ? null : inherited, isKnown: true };
}

/** True for the time of a figure that the paragraph gave before. */
const saidBefore = ({ paragraph }: SentenceScope, time: Period | null) =>
  time !== null && paragraph.some(({ period }) => period !== null && periodKey(period) === periodKey(time));

/** "(2024: EUR 4 million)", "(2023 restated: £4m)", "(Vorjahr EUR 4 Mio.)": a time in closed brackets is that of the value there. */
function isInBrackets(tokens: readonly Token[], at: number): boolean {
  const open = tokens.findLastIndex(({ text }, i) => i < at && /^[()]$/.test(text));
  const close = tokens.findIndex(({ text }, i) => i > at && /^[()]$/.test(text));
  if (tokens[open]?.text !== '(' || tokens[close]?.text !== ')') return false;
  return tokens.slice(open, close).some(({ kind }) => kind === 'quantity');
}

/** What is expected is of the year that the paragraph expects something of, where the sentence names no other time. */
export function expectedPeriod(
  { paragraph }: SentenceScope,
  owner: string,
  polarity: Draft['polarity'],
  own: { period: Period | null; isKnown: boolean },
): { period: Period | null; isKnown: boolean } {
  if (polarity !== 'expected' || !own.isKnown || own.period !== null) return own;
  const years = new Map(
    paragraph.flatMap(({ entity, period, polarity: said, attribute }) =>
      entity === owner && period?.kind === 'year' && (said === 'expected' || attribute === guidanceChange)
        ? [[period.year, period] as const]
        : [],
    ),
  );
  return { period: years.size === 1 ? ([...years.values()][0] ?? null) : null, isKnown: true };
}
