import { dateOfTime, type PeriodToken } from './founding-claims.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { undated } from './draft-fields.ts';
import { foundersFrom } from './founder-names.ts';
import { isRumour, modalityOf } from './modality.ts';
import {
  companyMark,
  companyOf,
  shapeOf,
  shapePattern,
  timeMark,
  type SentenceShape,
} from './sentence-shape.ts';

const hint =
  /(?<!\p{L})(?:started|set up|created|began|begun|founded|established|opened|goes back|dates back)(?!\p{L})/u;

const who = `(?:${companyMark}|[Ii]t|[Ww]e|(?:[Tt]he|[Oo]ur|[Tt]his) (?:company|group|firm|business|co-operative|cooperative|family (?:business|firm|company)))`;
const made = '(?:started|set up|created|begun|founded|established)';
/** Between what was done and its year: a place, a purpose, who did it; no other statement. */
const between = `(?:(?! (?:which|who|whose|that|when|where|but|and (?:is|has|was|now|the|it|its))(?![A-Za-z]))[^.;:()${timeMark[0]}]){0,110}?`;
const since = `(?: back)? (?:in|as early as) (?<time>${timeMark})`;

/** How a sentence says that the company came into being; `by` and `who` are where its founders are named. */
const patterns: readonly RegExp[] = [
  // "The company was started in 2009 by A, then a nurse, and B", "When the company was set up in 2006 there were six of us"
  shapePattern(
    `^(?:When |Since )?${who} (?:was|were) (?:first |originally )?${made}(?:${since}(?<by> by )?|(?<by2> by )${between}${since}|(?: (?:as an? |in |at |from )${between})${since}(?<by3> by )?)(?=[ .,;]|(?<=by )[A-Za-z])`,
  ),
  // "Ada Marlowe started the company in a garage in 1926", "In 1926 A and B founded the company"
  shapePattern(
    `^(?!(?:Before|After|When|While|Since|As|Until|If|Once|Although|Though|Because) )(?:(?:In|Back in) (?<early>${timeMark}),? )?(?<person>(?:My|Our) (?:great-|grand)*(?:father|mother|parents|uncle|aunt)|(?:[Tt]he )?(?:[a-z]+ ){0,2}<any>${between}) (?:${made}|began) (?<what>${who})(?:(?: (?:in|with|as|at|from|together|on)(?= )${between})?${since})?(?=[.,;]|$| (?:in|with|as|at|from|together|on) )`,
  ),
  // "Marlowe began (life) in 1934 as a bakery"
  shapePattern(
    `^${who} (?:began|started)(?: out| life| trading| business| up)?${since}(?= as an? |[.;]|, when | from an? | in an? |$)`,
  ),
  shapePattern(
    `^${who} (?:began|started)(?: out| life| trading| business| up)(?: as an?| in an?| from an?)${between}${since}(?=[.,; ]|$)`,
  ),
  // "The business goes back to a boatyard opened by Jens Osterby in 1926"
  shapePattern(
    `^${who} (?:goes|dates) back to(?: the year)? (?:(?<time>${timeMark})(?=[.,;]|$)|an? [a-z -]{3,40} (?:opened|started|founded|set up)${between} in (?<time2>${timeMark})(?=[.,;]|$))`,
  ),
];

/**
 * Foundings in other words than "was founded": started, set up, began, goes back to. The founder is whoever started it
 * and is named in full.
 */
export function englishOrigins(scope: SentenceScope): Draft[] {
  const { text, reading } = scope;
  if (reading.language !== 'en' || scope.part !== null || !hint.test(text)) return [];
  const shape = shapeOf(scope);
  for (const pattern of patterns) {
    const match = pattern.exec(shape.text);
    if (match === null) continue;
    return isRumour(text, 'en') ? [] : origin(scope, shape, match);
  }
  return [];
}

function origin(scope: SentenceScope, shape: SentenceShape, match: RegExpExecArray): Draft[] {
  const { text } = scope;
  const { time, time2, early, by, by2, by3, person } = match.groups ?? {};
  const end = match.index + match[0].length;
  const mark = time ?? time2 ?? early;
  const at = mark === undefined ? -1 : shape.text.indexOf(mark, match.index);
  const said = scope.tokens.find(({ start, kind }) => kind === 'period' && start === at) as
    | PeriodToken
    | undefined;
  const founders = [
    ...((by ?? by3) ? foundersFrom(text, end) : []),
    ...(by2 === undefined ? [] : foundersFrom(text, text.indexOf(' by ', match.index) + 4)),
    ...(person === undefined ? [] : foundersFrom(text, shape.text.indexOf(person, match.index))),
  ];
  const from = person === undefined ? 0 : match[0].indexOf(match.groups?.what ?? '') + match.index;
  const named = { ...shape, tokens: shape.tokens.filter(({ start }) => start >= from && start < end) };
  const entity = companyOf(scope, named, founders);
  const modality = modalityOf(text, Math.max(0, at), end, 'en');
  if (entity === null || modality?.polarity !== 'stated') return [];
  const base = { ...modality, isRestated: false, entity, ...undated };
  const date = dateOfTime(said);
  return [
    ...(date === null ? [] : [{ ...base, attribute: 'founded', value: date }]),
    ...founders.map((name) => ({
      ...base,
      attribute: 'founder',
      value: { kind: 'text', text: name } as const,
    })),
  ];
}
