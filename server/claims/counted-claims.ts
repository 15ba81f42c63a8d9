import type { Draft, SentenceScope } from './draft.ts';
import { countOf } from './average-count.ts';
import { countedAfter } from './counted-words.ts';
import { countBefore, draftOf } from './figure-claims.ts';
import { fits } from './figure-values.ts';
import { isLimited } from './limits.ts';
import { beforeParts } from './parts-of-whole.ts';
import { readingWords } from './reading-words.ts';
import { rounded, roundingBefore } from './rounding.ts';
import { impliedCompany, subjectOf } from './subject.ts';
import type { Token } from './tag-sentence.ts';
import { readTail } from './value-tail.ts';
import { vocabularyOf } from './vocabulary.ts';

const passed =
  /^(?:currently|now|derzeit|aktuell|insgesamt|weltweit|a|total|of|in|am|zum|nicht|not|as|at|on|still|average|worldwide|globally|today|heute|inzwischen|mittlerweile|nur|noch|nun|jetzt|bereits)$/;

/** "has 240 employees", "240 people work for Verdane", "Mit 240 Mitarbeitern erzielte Verdane …": the number first, what it counts after it. */
export function countedClaims(scope: SentenceScope): Draft[] {
  const { tokens, reading } = scope;
  const { counted } = vocabularyOf(reading);
  return tokens.flatMap((token, i): Draft[] => {
    if (token.kind !== 'quantity' || token.quantity === null) return [];
    const attribute = counted.get(tokens[i + 1]?.lower ?? '')?.find((one) => countedAfter(scope, one, i) > 0);
    if (attribute === undefined || !fits(attribute, token.quantity)) return [];
    const rounding = roundingBefore(tokens, i, reading.language);
    const start = rounding?.start ?? i;
    const after = i + 1 + countedAfter(scope, attribute, i);
    const company =
      holder(scope, start) ??
      speakers(scope, start) ??
      inverted(scope, start) ??
      described(scope, start) ??
      workplace(scope, start, after) ??
      companion(scope, start, after) ??
      noted(scope, start, after);
    const tail = readTail(scope, company?.tail ?? i + 1, attribute);
    if (company === null || tail === null) return [];
    const quantity = rounded(token.quantity, rounding);
    const one = countOf(scope, attribute, token);
    const drafts = draftOf(
      scope,
      one,
      { quantity, token, period: tail.period, isVague: tail.isVague, isChange: false },
      company.key,
      scope.part,
      null,
    );
    return [...drafts, ...countBefore(scope, one, after, drafts)];
  });
}

interface Holder {
  readonly key: string;
  /** Where the words after it begin; null when they begin after the number. */
  readonly tail: number | null;
}

function companyAt({ tokens, around, reading }: SentenceScope, at: number): string | null {
  const token = tokens[at];
  if (token?.kind === 'company') return token.isOwner ? null : token.key;
  return token?.kind === 'self' && !token.isOwner
    ? impliedCompany(tokens, around, reading, token.text)
    : null;
}

const has = /^(?:has|have|had|hat|haben|hatte|zählt|zählte|zählten|counts|counted|numbers|numbered)$/;
const isOfList = (token: Token) =>
  token.kind === 'quantity' ||
  token.kind === 'noun' ||
  token.kind === 'period' ||
  /^(?:a|an|of|in|and|und|von|einen|eine|ein|höhe|jahr|,)$/.test(token.lower);

/** "the year 2025" between "ended" and "with". */
const ofTime = ({ kind, lower }: Token) =>
  kind === 'period' || /^(?:with|the|its|our|year|quarter|period|half|fiscal|financial)$/.test(lower);

/** "We are 240 people": only who speaks of itself. */
function speakers(scope: SentenceScope, start: number): Holder | null {
  const { tokens } = scope;
  const [name, verb] = tokens.slice(Math.max(0, start - 2), start);
  const isWe = name?.kind === 'self' && name.lower === 'we' && verb?.lower === 'are';
  const key = isWe && !isLimited(tokens, start - 2) ? companyAt(scope, start - 2) : null;
  return key === null ? null : { key, tail: null };
}

/** "Verdane has [currently] …". */
function holder(scope: SentenceScope, start: number): Holder | null {
  const { tokens, reading } = scope;
  let at = start - 1;
  while (tokens[at]?.kind === 'period' || passed.test(tokens[at]?.lower ?? '')) at -= 1;
  // "had revenue of EUR 5 million and 240 employees"
  if (/^(?:and|und|,)$/.test(tokens[at]?.lower ?? '')) {
    const verb = tokens.findLastIndex((token, i) => i < at && has.test(token.lower));
    if (verb < 0 || !tokens.slice(verb + 1, at).every(isOfList)) return null;
    at = verb;
  }
  // "ended the year with 240 employees"
  const isEnd =
    tokens[at]?.lower === 'with' &&
    (tokens[at - 1]?.kind === 'period' || /^(?:year|quarter|period|half)$/.test(tokens[at - 1]?.lower ?? ''));
  if (isEnd) at = tokens.findLastIndex((token, i) => i < at && !ofTime(token));
  const isVerb = isEnd ? /^(?:ended|closed|finished)$/ : has;
  if (!isVerb.test(tokens[at]?.lower ?? '')) return null;
  const key = companyAt(scope, subjectOf(tokens, at, reading));
  return key === null ? null : { key, tail: null };
}

/** "Ende 2025 zählte die Verdane AG 318 …", "zum Stichtag beschäftigten wir 86 …": German puts the verb first. */
function inverted(scope: SentenceScope, start: number): Holder | null {
  const { tokens, reading } = scope;
  if (reading.language !== 'de') return null;
  let at = start - 1;
  while (tokens[at]?.kind === 'period' || passed.test(tokens[at]?.lower ?? '')) at -= 1;
  const name = tokens[at];
  if (name?.kind !== 'company' && name?.kind !== 'self') return null;
  const verb = readingWords.de.articles.has(tokens[at - 1]?.lower ?? '') ? at - 2 : at - 1;
  if (!has.test(tokens[verb]?.lower ?? '') || isLimited(tokens, verb)) return null;
  const key = companyAt(scope, at);
  return key === null ? null : { key, tail: null };
}

/** "Verdane is a maker of lenses with 240 employees", "We are a company of 240 people", "Der Konzern ist … mit 240 …". */
function described(scope: SentenceScope, start: number): Holder | null {
  const { tokens, reading } = scope;
  if (!/^(?:with|of|mit)$/.test(tokens[start - 1]?.lower ?? '')) return null;
  // "Verdane, a maker of lenses with 240 employees, …"
  const isApposed =
    tokens[0]?.kind === 'company' && tokens[1]?.text === ',' && /^an?$/.test(tokens[2]?.lower ?? '');
  const be = isApposed ? 1 : tokens.findIndex((token) => /^(?:is|are|was|ist|sind|war)$/.test(token.lower));
  if (be < 0 || be >= start - 1 || !/^(?:an?|the|eine?|der|die|das)$/.test(tokens[be + 1]?.lower ?? ''))
    return null;
  const inside = tokens.slice(be + 2, start - 1);
  const isPlain = inside.every(
    (token) =>
      (token.kind === 'word' || token.kind === 'verb' || token.kind === 'period') &&
      !narrows.test(token.lower),
  );
  const key = isPlain ? companyAt(scope, subjectOf(tokens, be, reading)) : null;
  return key === null ? null : { key, tail: null };
}

/** Words of a description that make its number another's: "is part of a group with 240 employees". */
const narrows =
  /^(?:part|member|subsidiary|division|unit|site|plant|team|which|that|who|whose|and|und|teil|tochter\p{L}*|mitglied|standort|werk|sparte|deren|dessen|die|der|das)$/u;

/** "6,300 employees in 11 countries", "6.300 Mitarbeiter weltweit" as a note of its own: nothing else is said. */
function noted(scope: SentenceScope, start: number, after: number): Holder | null {
  const { tokens, around, reading } = scope;
  const rest = tokens.slice(after);
  const isAll = rest.every(
    ({ kind, lower }) =>
      kind === 'quantity' ||
      /^(?:in|across|around|the|world|worldwide|globally|over|more|than|some|about|countries|locations|nations|ländern|standorten|weltweit|rund|mehr|als|über|[.,])$/u.test(
        lower,
      ),
  );
  const key = start === 0 && isAll ? impliedCompany(tokens, around, reading, null) : null;
  return key === null ? null : { key, tail: tokens.length };
}

/** The index of a company after `at`, past an article; -1 for none. */
function named({ tokens, reading }: SentenceScope, at: number): number {
  const skip = readingWords[reading.language].articles.has(tokens[at]?.lower ?? '') ? 1 : 0;
  const token = tokens[at + skip];
  return token?.kind === 'company' || token?.kind === 'self' ? at + skip : -1;
}

/** "236 Mitarbeiter (Vorjahr: 229) beschäftigt": the first token after what is in brackets at `at`. */
function afterBrackets(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== '(') return at;
  const close = tokens.findIndex((token, i) => i > at && token.text === ')');
  return close < 0 || close > at + 6 ? at : close + 1;
}

/** "[In 2024,] 240 people work for Verdane", "240 Menschen arbeiten für die Verdane AG". */
function workplace(scope: SentenceScope, start: number, after: number): Holder | null {
  const { tokens } = scope;
  const isFirst = tokens
    .slice(0, start)
    .every((token) => token.kind === 'period' || passed.test(token.lower) || token.text === ',');
  const next = afterBrackets(tokens, after);
  const words = tokens
    .slice(next, next + 4)
    .map((token) => token.lower)
    .join(' ');
  const works =
    /^(?:(?:are )?(?:employed|working) (?:by|at|for)|works? (?:for|at)|worked (?:for|at)|were employed (?:by|at)|arbeite(?:te)?n (?:für|bei)|(?:sind|waren) (?:bei|für|von))(?= |$)/u.exec(
      words,
    )?.[0];
  // "Im Jahr 2025 waren 240 Menschen beschäftigt": by whom is said around the sentence.
  const last = tokens
    .slice(0, start)
    .findLast(
      (token) =>
        !/^(?:im|in|konzern|unternehmen|der|gruppe|gesellschaft|insgesamt|weltweit|durchschnittlich|durchschnitt|jahresdurchschnitt)$/.test(
          token.lower,
        ),
    )?.lower;
  if (/^(?:waren|sind|were|are)$/.test(last ?? '') && isEmployed.test(words)) {
    const key = isLimited(tokens, start - 1)
      ? null
      : impliedCompany(beforeParts(tokens, start), scope.around, scope.reading, null);
    return key === null ? null : { key, tail: next + (/^(?:bei|im|in) /.test(words) ? 3 : 1) };
  }
  // "On average, 1,390 people were employed in 2025": by whom is said around the sentence.
  const isPassive = /^(?:were|are) employed(?! (?:by|at|for|as|through|via))(?= |$)/u.test(words);
  if (isFirst && isPassive && works === undefined) {
    const key = isLimited(tokens, start)
      ? null
      : impliedCompany(beforeParts(tokens, start), scope.around, scope.reading, null);
    return key === null ? null : { key, tail: next + 2 };
  }
  const worksFor = /^(?:arbeiten|arbeiteten|arbeitet)$/.test(last ?? '') ? workedFor(tokens, next) : -1;
  if (worksFor >= 0 && !isLimited(tokens, start - 1)) {
    const at = named(scope, worksFor);
    const key = companyAt(scope, at);
    return key === null ? null : { key, tail: at + 1 };
  }
  // "Im Jahresdurchschnitt waren es 240 Beschäftigte"
  if (last === 'es' && isThereBefore(tokens, start)) {
    const key = isLimited(tokens, start - 1)
      ? null
      : impliedCompany(
          beforeParts(tokens, start).filter(({ lower }) => lower !== 'es'),
          scope.around,
          scope.reading,
          null,
        );
    return key === null ? null : { key, tail: null };
  }
  if (!isFirst || works === undefined) return null;
  const at = named(scope, after + works.split(' ').length);
  const key = companyAt(scope, at);
  return key === null ? null : { key, tail: at + 1 };
}

/** "[Weltweit arbeiten 240 Menschen] für die Verdane AG": where the name begins; -1 for anything else. */
function workedFor(tokens: readonly Token[], at: number): number {
  const next = tokens[at]?.kind === 'period' ? at + 1 : at;
  return /^(?:für|bei)$/.test(tokens[next]?.lower ?? '') ? next + 1 : -1;
}

/** "waren es", "sind es" right before the number at `start`. */
const isThereBefore = (tokens: readonly Token[], start: number) => {
  const es = tokens.findLastIndex(({ lower }, i) => i < start && lower === 'es');
  return /^(?:waren|sind|war)$/.test(tokens[es - 1]?.lower ?? '');
};

const isEmployed =
  /^(?:(?:bei uns|im konzern|im unternehmen|in der gruppe) )?(?:beschäftigt|angestellt|tätig|employed)(?= |$)/u;

/** "With 240 employees [in 2024], Verdane …", "Mit 240 Mitarbeitern erzielte die Verdane AG …". */
function companion(scope: SentenceScope, start: number, after: number): Holder | null {
  const { tokens, reading } = scope;
  if (!/^(?:with|mit)$/.test(tokens[start - 1]?.lower ?? '') || isLimited(tokens, start - 1)) return null;
  if (!tokens.slice(0, start - 1).every((token) => token.kind === 'period' || token.text === ','))
    return null;
  const next = tokens[after]?.kind === 'period' ? after + 1 : after;
  const isVerb = reading.language === 'de' && tokens[next]?.kind === 'word';
  if (tokens[next]?.text !== ',' && !isVerb) return null;
  const key = companyAt(scope, named(scope, next + 1));
  return key === null ? null : { key, tail: isVerb ? tokens.length : null };
}
