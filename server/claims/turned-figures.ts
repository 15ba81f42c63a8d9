import type { Attribute } from '../packs/attribute.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { draftOf } from './figure-claims.ts';
import { fits } from './figure-values.ts';
import { isLimited } from './limits.ts';
import { priorValue } from './prior-values.ts';
import { readingWords } from './reading-words.ts';
import { rounded, roundingBefore } from './rounding.ts';
import { impliedCompany, subjectOf } from './subject.ts';
import type { Token } from './tag-sentence.ts';
import { readTail } from './value-tail.ts';

const small = /^(?:einen|eine|ein|of|in|an|a|jahr|geschäftsjahr|gesamtjahr|im|für|auf|nur|noch|also|total)$/;

/** "machte 58 Mio. Euro Umsatz", "turned over £22 million", "hatte 90 Mio. Euro umgesetzt": the amount before the word for it. */
export function turnedFigures(scope: SentenceScope): Draft[] {
  const { tokens, reading } = scope;
  if (scope.part !== null) return [];
  return tokens.flatMap((token, i): Draft[] => {
    if (token.kind !== 'quantity' || token.quantity === null || token.quantity.unit.kind !== 'money')
      return [];
    const named = namedBy(scope, i);
    if (named === null || !fits(named.attribute, token.quantity)) return [];
    const rounding = roundingBefore(tokens, i, reading.language);
    const company = holderBefore(scope, rounding?.start ?? i, named.verb);
    const tail = company === null ? null : readTail(scope, named.next, named.attribute);
    if (company === null || tail === null) return [];
    const quantity = rounded(token.quantity, rounding);
    const candidate = { quantity, token, period: tail.period, isVague: tail.isVague, isChange: false };
    const drafts = draftOf(scope, named.attribute, candidate, company, null, null);
    const [main] = drafts;
    const prior =
      main?.polarity === 'stated' ? priorValue(tokens, candidate, named.attribute, main.period) : null;
    return prior === null
      ? drafts
      : [...drafts, ...draftOf(scope, named.attribute, prior, company, null, null)];
  });
}

interface NamedBy {
  readonly attribute: Attribute;
  /** Where the words after it begin. */
  readonly next: number;
  /** The verb that goes with it; null for any that reports. */
  readonly verb: RegExp | null;
}

/** What the amount at `at` is: by the noun or verb right after it, or by the verb before it. */
function namedBy({ tokens, reading }: SentenceScope, at: number): NamedBy | null {
  const revenue = reading.attributes.find((one) => one.id === 'revenue');
  if (revenue === undefined) return null;
  const [one, two] = tokens.slice(at + 1, at + 3);
  const noun = /^(?:in|of|an)$/.test(one?.lower ?? '') ? two : reading.language === 'de' ? one : undefined;
  // "had USD 58 million of cash"; "£14m in cash" is how something was paid.
  const isFigure =
    noun?.kind === 'noun' &&
    (noun.attribute.kind === 'flow' || (noun.attribute.kind === 'stock' && one?.lower === 'of'));
  if (isFigure) return { attribute: noun.attribute, next: noun === two ? at + 3 : at + 2, verb: null };
  if (one?.lower === 'umgesetzt')
    return { attribute: revenue, next: at + 2, verb: /^(?:hat|haben|hatten?)$/ };
  const capex = reading.attributes.find((attribute) => attribute.id === 'capex');
  if (one?.lower === 'investiert' && capex !== undefined)
    return { attribute: capex, next: at + 2, verb: /^(?:hat|haben|hatten?)$/ };
  if (one?.lower === 'um') return { attribute: revenue, next: at + 2, verb: /^(?:setzt|setzten?|setzen)$/ };
  const before = tokens.slice(Math.max(0, at - 5), at).map((token) => token.lower);
  return before.some((word, i) => word === 'turned' && before[i + 1] === 'over')
    ? { attribute: revenue, next: at + 1, verb: /^turned$/ }
    : null;
}

/** A figure of a list with its noun, and what joins them: "£48 million in revenue and". */
const ofList = (token: Token | undefined) =>
  token?.kind === 'quantity' || token?.kind === 'noun' || /^(?:and|und|,)$/.test(token?.lower ?? '');

/** The company that is the subject of the verb before the amount; null where another word is between. */
function holderBefore(scope: SentenceScope, start: number, verb: RegExp | null): string | null {
  const { tokens, around, reading } = scope;
  const isVerb = (token: Token | undefined) =>
    verb === null
      ? readingWords[reading.language].reports.has(token?.lower ?? '') ||
        /^(?:took|made|brought)$/.test(token?.lower ?? '')
      : verb.test(token?.lower ?? '');
  const companyAt = (at: number): string | null => {
    const token = tokens[at];
    if (token?.kind === 'company') return token.isOwner ? null : token.key;
    return token?.kind === 'self' && !token.isOwner
      ? impliedCompany(tokens, around, reading, token.text)
      : null;
  };
  let inverted: string | null = null;
  let isListed = false;
  for (let i = start - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    // "rechnet für 2026 mit 90 Mio. Euro Umsatz"
    if (
      i === start - 1 &&
      token?.lower === 'mit' &&
      tokens.slice(0, i).some((one) => /^rechne[nt]$/.test(one.lower))
    )
      continue;
    if (isVerb(token)) {
      // "rechnet mit der Kessel AG": with whom, not who.
      if (isLimited(tokens, i) || (inverted !== null && token?.lower === 'mit')) return null;
      return inverted ?? companyAt(subjectOf(tokens, i, reading));
    }
    if (token?.kind === 'period' || small.test(token?.lower ?? '') || token?.lower === 'over') continue;
    const isArticle = readingWords[reading.language].articles.has(token?.lower ?? '');
    // "made £48 million in revenue and £5 million in net profit": the first of the list is before.
    if (verb === null && (isListed || i === start - 1) && ofList(token)) {
      isListed = true;
      continue;
    }
    if (inverted === null && reading.language === 'de' && companyAt(i) !== null) inverted = companyAt(i);
    else if (!isArticle) return null;
  }
  return null;
}
