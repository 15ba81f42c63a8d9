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

/** An endpoint that does not report its usage is counted by length: about four characters a token. */
export function usageOr(
  reported: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined,
  asked: string,
  answered: string,
): TokenUsage {
  const usage = { inputTokens: tokens(reported?.inputTokens), outputTokens: tokens(reported?.outputTokens) };
  if (usage.inputTokens + usage.outputTokens > 0) return usage;
  return { inputTokens: Math.ceil(asked.length / 4), outputTokens: Math.ceil(answered.length / 4) };
}

function tokens(count: number | undefined): number {
  return count !== undefined && Number.isFinite(count) && count > 0 ? Math.floor(count) : 0;
}
