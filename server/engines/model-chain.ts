import { AppError } from '../errors/app-error.ts';
import type { ModelClient, ModelRequest, ModelTurn } from './model-client.ts';
import type { ModelPrice } from './model-prices.ts';
import { textLimits } from './text-limits.ts';

/** Several models in the order in which they are asked. */
export interface ModelChain {
  /** Name of the first. */
  readonly name: string;
  /** Tokens that each of them can read at once. */
  readonly contextTokens: number;
  priceOf(name: string): ModelPrice;
  /** Asks the model `from` and, when it fails, those after it. Throws `model.unavailable` when the last one does. */
  turn(request: ChainRequest, from: string): Promise<ModelTurn>;
}

type ChainRequest = Omit<ModelRequest, 'characters' | 'hasNext'> & {
  /** The same money is fewer characters of a dearer model. */
  charactersAt(price: ModelPrice): number;
};

/** The first model does the work; the next ones stand in for it. What a failed one wrote is taken back. */
export function createModelChain(clients: readonly [ModelClient, ...ModelClient[]]): ModelChain {
  const [first] = clients;
  const indexOf = (name: string) =>
    Math.max(
      0,
      clients.findIndex((client) => client.name === name),
    );
  return {
    name: first.name,
    contextTokens: Math.min(...clients.map((client) => client.contextTokens)),
    priceOf: (name) => (clients[indexOf(name)] ?? first).price,
    turn: async ({ charactersAt, ...request }, from) => {
      const [own = first, ...others] = clients.slice(indexOf(from));
      // One that the rest of the credits does not pay for cannot take over.
      const asked = [own, ...others.filter(({ price }) => charactersAt(price) >= textLimits.leastCharacters)];
      const end = performance.now() + request.ms;
      for (const [index, client] of asked.entries()) {
        const hasNext = index < asked.length - 1;
        const ms = end - performance.now();
        try {
          return await client.turn({ ...request, characters: charactersAt(client.price), ms, hasNext });
        } catch (error) {
          if (!hasNext || request.signal.aborted || !isUnavailable(error)) throw error;
          request.onRestart();
        }
      }
      throw new Error('There is no language model to ask.');
    },
  };
}

function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === 'model.unavailable';
}
