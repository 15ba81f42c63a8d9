import type { SentenceScope } from './draft.ts';
import { readingWords } from './reading-words.ts';
import type { Token } from './tag-sentence.ts';

const ofOthers =
  /^(?:part|subsidiary|division|unit|member|brand|owned|controlled|which|that|who|whose|with|by|from|for|to)$/;

/**
 * Whom a participle belongs to that ends a description: "Verdane Optics is a British maker of lenses, founded …",
 * "… is a shipbuilding company based in …". The index of the one company the sentence begins with; -1 when another
 * may be meant.
 */
export function describedAt({ tokens, reading }: SentenceScope, participle: number): number {
  const plain = withoutBrackets(tokens);
  const names = plain.filter(({ token }) => token.kind === 'company' || token.kind === 'self');
  const [name] = names;
  if (name === undefined || names.length > 1 || name.at > 1) return -1;
  const described = plain.filter(({ at }) => at > name.at && at < participle);
  const [be, article] = described;
  const isDescribed =
    /^(?:is|was)$/.test(be?.token.lower ?? '') && /^(?:a|an|the)$/.test(article?.token.lower ?? '');
  const end = described.findIndex(({ token }) => token.text === ',' || token.kind === 'verb');
  const noun = end < 0 ? described : described.slice(0, end);
  const rest = end < 0 ? [] : described.slice(end);
  const isOfOthers = noun.some(
    ({ token }) => ofOthers.test(token.lower) || readingWords[reading.language].otherParties.test(token.text),
  );
  return isDescribed && !isOfOthers && rest.every(({ token }) => isOfParticiple(token)) ? name.at : -1;
}

/** ", founded in 1887 by the shipwright Josiah Harrow and": what may be between two participles. */
const isOfParticiple = (token: Token) =>
  token.kind === 'period' ||
  token.kind === 'verb' ||
  /^(?:,|and|in|by|the|an?|engineer|brothers|\p{Ll}+(?:er|ist|man|wright))$/u.test(token.lower) ||
  (token.kind === 'word' && /^\p{Lu}/u.test(token.text));

function withoutBrackets(tokens: readonly Token[]): { token: Token; at: number }[] {
  let depth = 0;
  return tokens.flatMap((token, at) => {
    if (token.text === '(') depth += 1;
    const isOutside = depth === 0;
    if (token.text === ')') depth -= 1;
    return isOutside ? [{ token, at }] : [];
  });
}
