import { textLimits } from './text-limits.ts';

/** Millicredits per 1,000 tokens, integers. */
export interface ModelPrice {
  readonly input: number;
  readonly output: number;
}

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** First match by part of the model's name; the last row is for every other model. */
const prices: readonly (readonly [part: string, price: ModelPrice])[] = [
  ['nano', { input: 20, output: 80 }],
  ['mini', { input: 40, output: 160 }],
  ['small', { input: 40, output: 160 }],
  ['haiku', { input: 100, output: 500 }],
  ['opus', { input: 500, output: 2_500 }],
  ['', { input: 150, output: 600 }],
];

export function priceOfModel(model: string): ModelPrice {
  const name = model.toLowerCase();
  const [, price] = prices.find(([part]) => name.includes(part)) ?? ['', { input: 150, output: 600 }];
  return price;
}

/** What a model step costs in millicredits: finite, not negative, rounded up. */
export function costOfTokens(price: ModelPrice, usage: TokenUsage): number {
  return Math.ceil(
    (tokens(usage.inputTokens) * price.input + tokens(usage.outputTokens) * price.output) / 1000,
  );
}

/**
 * What a turn used. What an endpoint does not report, reports below what anybody can see, or beyond what any model can
 * do, is counted by length: the characters that were asked and that came.
 */
export function usageOrEstimate(
  reported: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined,
  askedCharacters: number,
  streamedCharacters: number,
): TokenUsage {
  const output = tokens(reported?.outputTokens);
  return {
    inputTokens: tokens(reported?.inputTokens) || tokensOf(askedCharacters),
    outputTokens:
      output * textLimits.mostCharactersPerToken >= streamedCharacters
        ? output
        : tokensOf(streamedCharacters),
  };
}

/** About how many tokens a text of this length is. */
export function tokensOf(characters: number): number {
  return Math.ceil(characters / textLimits.charactersPerToken);
}

/** How many characters a model may write for so much, after it has read what it is asked; 0 when nothing is left. */
export function affordableCharacters(
  price: ModelPrice,
  millicredits: number,
  askedCharacters: number,
): number {
  const left =
    millicredits - costOfTokens(price, { inputTokens: tokensOf(askedCharacters), outputTokens: 0 });
  return Math.max(0, Math.floor((left * 1000) / price.output) * textLimits.charactersPerToken);
}

function tokens(count: number | undefined): number {
  return count !== undefined && count > 0 && count <= textLimits.mostTokens ? Math.floor(count) : 0;
}
