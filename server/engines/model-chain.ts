import { AppError } from '../errors/app-error.ts';
import type { ModelClient, ModelRequest, ModelTurn } from './model-client.ts';
import type { ModelPrice } from './model-prices.ts';

/** Several models in the order in which they are asked. */
export interface ModelChain {
  /** Name of the first. */
  readonly name: string;
  /** Tokens that each of them can read at once. */
  readonly contextTokens: number;
  /** The most that a token costs with any of them: what a run may still write is judged by it. */
  readonly dearest: ModelPrice;
  priceOf(name: string): ModelPrice;
  /** Asks the model `from` and, when it fails, those after it. Throws `model.unavailable` when the last one does. */
  turn(request: ModelRequest, from: string): Promise<ModelTurn>;
}

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
    dearest: {
      input: Math.max(...clients.map(({ price }) => price.input)),
      output: Math.max(...clients.map(({ price }) => price.output)),
    },
    priceOf: (name) => (clients[indexOf(name)] ?? first).price,
    turn: async (request, from) => {
      const asked = clients.slice(indexOf(from));
      for (const [index, client] of asked.entries()) {
        const isLast = index === asked.length - 1;
        try {
          return await client.turn({ ...request, hasNext: !isLast });
        } catch (error) {
          if (isLast || request.signal.aborted || !isUnavailable(error)) throw error;
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
