import type { Language } from '@loupe/shared/lib/language';
import type { Quantity } from './claim.ts';
import type { Token } from './tag-sentence.ts';

/** Words before a number that make it inexact: near it, above it or below it. */
const roundings: Readonly<Record<Language, readonly (readonly [RegExp, Quantity['bound']])[]>> = {
  en: [
    [
      /(?:^| )(?:more than|over|above|in excess of|upwards of|well over|just over|slightly more than|(?:topped|exceeded|surpassed|passed|crossed)(?: the)?)$/u,
      'above',
    ],
    [/(?:^| )(?:at least|no fewer than|no less than|not less than|not fewer than)$/u, 'least'],
    [/(?:^| )(?:at most|up to|no more than|not more than)$/u, 'most'],
    [/(?:^| )(?:less than|fewer than|under|below)$/u, 'below'],
    [
      /(?:^| )(?:about|around|approximately|approx|roughly|nearly|almost|some|ca|circa|just under|close to|just short of)$/u,
      undefined,
    ],
  ],
  de: [
    [/(?:^| )(?:mindestens|wenigstens|nicht weniger als)$/u, 'least'],
    [/(?:^| )(?:höchstens|maximal|bis zu|nicht mehr als)$/u, 'most'],
    [/(?:^| )(?:mehr als|über|gut|etwas mehr als|deutlich über)$/u, 'above'],
    [/(?:^| )(?:weniger als|unter)$/u, 'below'],
    [/(?:^| )(?:rund|etwa|ca|circa|knapp|nahezu|fast|annähernd|ungefähr|an die)$/u, undefined],
  ],
};

const mark = /^(?:mark|barrier|threshold|milestone)$/;

/** How many tokens before `at` say that its number is rounded, and how; null when it is exact. */
export function roundingBefore(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { readonly start: number; readonly bound: Quantity['bound'] } | null {
  for (let size = 4; size >= 1; size -= 1) {
    const words = tokens.slice(Math.max(0, at - size), at).filter((token) => token.text !== '.');
    if (words.length === 0 || words.some((token) => token.kind !== 'word')) continue;
    const text = words.map((token) => token.lower.replace(/\.$/, '')).join(' ');
    for (const [pattern, bound] of roundings[language]) {
      const match = pattern.exec(text);
      // "exceeded the £45 million of 2023" is another year's; "passed the £45 million mark" is not.
      if (match?.[0].endsWith(' the') === true && !mark.test(tokens[at + 1]?.lower ?? '')) continue;
      if (match?.index === 0 && !match[0].startsWith(' ')) return { start: Math.max(0, at - size), bound };
    }
  }
  return null;
}

/** The quantity as it was rounded. */
export function rounded(quantity: Quantity, rounding: ReturnType<typeof roundingBefore>): Quantity {
  if (rounding === null) return quantity;
  const { bound } = rounding;
  return { ...quantity, isApproximate: true, ...(bound === undefined ? {} : { bound }) };
}
