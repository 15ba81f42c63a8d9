import { z } from 'zod';

/** A language model as settings describe it. */
export interface ConfiguredModel {
  /** What people read. */
  readonly name: string;
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** Credits per million tokens; null: the price of models of that name. */
  readonly price: { readonly input: number; readonly output: number } | null;
  /** Tokens it can read at once. */
  readonly contextTokens: number | null;
}

const price = z.number().int().min(0).max(1_000_000);

export const leastContextTokens = 2_000;

const entry = z
  .strictObject({
    name: z.string().min(1).max(60).optional(),
    base_url: z.string().refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? '')),
    api_key: z.string().min(1).optional(),
    model: z.string().min(1),
    input_price: price.optional(),
    output_price: price.optional(),
    context_tokens: z.number().int().min(leastContextTokens).max(100_000_000).optional(),
  })
  .refine((one) => (one.input_price === undefined) === (one.output_price === undefined), {
    path: ['output_price'],
  });

/** A JSON list of models, in the order in which they are asked. */
export const modelList = z.string().transform((value, context): readonly ConfiguredModel[] => {
  const problem = (said: string) => {
    context.addIssue(said);
    return z.NEVER;
  };
  const list = readList(value);
  if (list === null) return problem('use a JSON list of models, each with base_url and model');
  const models: ConfiguredModel[] = [];
  for (const [index, given] of list.entries()) {
    const read = entry.safeParse(given);
    if (!read.success) {
      const [issue] = read.error.issues;
      const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
      return problem(`entry ${index + 1} has no usable ${String(field ?? 'model')}`);
    }
    models.push(asModel(read.data));
  }
  const names = models.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? models : problem(`two entries are called "${twice}": give each its own name`);
});

function readList(value: string): readonly unknown[] | null {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.length > 0 ? list : null;
  } catch {
    return null;
  }
}

function asModel(read: z.output<typeof entry>): ConfiguredModel {
  const { input_price: input, output_price: output } = read;
  return {
    name: read.name ?? read.model,
    baseUrl: read.base_url.replace(/\/+$/, ''),
    apiKey: read.api_key ?? null,
    model: read.model,
    price: input === undefined || output === undefined ? null : { input, output },
    contextTokens: read.context_tokens ?? null,
  };
}
