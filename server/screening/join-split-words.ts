import { joinTokens, type NameToken } from './name-tokens.ts';

/** One of two names with neighbours joined where the other writes them as one word: "Al Harazin", "Alharazin". */
export function joinedLike(tokens: readonly NameToken[], other: readonly NameToken[]): readonly NameToken[] {
  const joined: NameToken[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const run = [3, 2]
      .map((size) => tokens.slice(at, at + size))
      .find((part) => isOneWordIn(part, tokens, other));
    if (run === undefined) joined.push(tokens[at]!);
    else {
      joined.push(run.reduce(joinTokens));
      at += run.length - 1;
    }
  }
  return joined;
}

function isOneWordIn(part: readonly NameToken[], tokens: readonly NameToken[], other: readonly NameToken[]) {
  if (part.length < 2 || part.some(({ kind }) => kind === 'initial')) return false;
  const whole = part.reduce(joinTokens);
  const stands = (one: NameToken) =>
    one.text === whole.text || (one.text.length >= 5 && one.keys.some((key) => whole.keys.includes(key)));
  return other.some(stands) && !tokens.some(stands);
}
