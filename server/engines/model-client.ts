import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { setImmediate as nextTurnOfLoop } from 'node:timers/promises';
import {
  APICallError,
  streamText,
  tool as declareTool,
  zodSchema,
  type ModelMessage,
  type TextStreamPart,
  type ToolSet,
} from 'ai';
import { appError } from '../errors/app-error.ts';
import type { Tool } from '../tools/tool.ts';
import { createAlarm, pause, type Alarm } from './alarm.ts';
import { AnswerTooLong, boundedFetch } from './bounded-fetch.ts';
import { priceOfModel, type ModelPrice, type TokenUsage } from './model-prices.ts';
import { textLimits } from './text-limits.ts';
import { TurnTaker } from './turn-taker.ts';
import { refusals } from '../messages/refusals-texts.ts';

export interface ModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** What people read; without it the model's own name. */
  readonly name?: string;
  /** Without it the price of models of that name. */
  readonly price?: ModelPrice | null;
  /** Tokens it can read at once. */
  readonly contextTokens?: number;
  /** Times of `textLimits`, for tests. */
  readonly silenceMs?: number;
  readonly patienceMs?: number;
  readonly turnMs?: number;
  /** Waits between tries; as many tries more as there are waits. */
  readonly retryDelaysMs?: readonly number[];
}

export interface ModelCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
  /** Why the call cannot be done; null when its input fits the tool. */
  readonly problem: string | null;
}

/**
 * Why a turn was ended before the model had ended it; `length`: by its endpoint, at the most that one gives at once;
 * `repetition`: it only said the same again and again.
 */
export type TurnCut = 'characters' | 'time' | 'length' | 'repetition';

export interface ModelTurn {
  /** Name of the model that took it. */
  readonly model: string;
  readonly text: string;
  readonly calls: readonly ModelCall[];
  readonly usage: TokenUsage;
  readonly cut: TurnCut | null;
  /** The endpoint says that the model declined, or that its filter ended the text. */
  readonly isRefused: boolean;
  /** Characters that came, of whatever kind. */
  readonly streamed: number;
}

export interface ModelRequest {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly Pick<Tool, 'name' | 'description' | 'input'>[];
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  /** The text so far is void: the turn is asked for again. */
  readonly onRestart: () => void;
  /** The turn is cut, and its connection closed, when it has brought or taken so much. */
  readonly characters: number;
  readonly ms: number;
  /** Somebody else can be asked: it is given up sooner. */
  readonly hasNext?: boolean;
}

/** What it was asked does not fit into what the model can read at once. */
export class ContextTooLong extends Error {
  constructor(cause: unknown) {
    super('the request is longer than the model can read', { cause });
    this.name = 'ContextTooLong';
  }
}

/** It said nothing for so long that its connection was closed. */
class ModelSilent extends Error {
  constructor(cause: unknown) {
    super('the model was silent for too long', { cause });
    this.name = 'ModelSilent';
  }
}

/** One turn of a language model at an OpenAI-compatible endpoint, asked again while its failure can pass. */
export interface ModelClient {
  readonly name: string;
  readonly price: ModelPrice;
  readonly contextTokens: number;
  /** Throws `model.unavailable`, ContextTooLong, or the signal's reason. */
  turn(request: ModelRequest): Promise<ModelTurn>;
}

/** Of a text that comes at once; judged in a few milliseconds. */
const pieceCharacters = 500;
const defaultDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 16_000];
/** Tries more of a model that has another one behind it. */
const triesBeforeNext = 2;

export function createModelClient(settings: ModelSettings): ModelClient {
  /** Who takes the text of the turn that is under way: the library's model is made once, and costs more than a turn. */
  const takers = new AsyncLocalStorage<(text: string) => void>();
  const model = createOpenAICompatible({
    name: 'configured',
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    includeUsage: true,
    fetch: async (input, init) => await boundedFetch(takers.getStore() ?? null)(input, init),
    ...(settings.apiKey && { apiKey: settings.apiKey }),
  }).chatModel(settings.model);
  const name = settings.name ?? settings.model;
  const allDelays = settings.retryDelaysMs ?? defaultDelaysMs;
  const { silenceMs, patienceMs, turnMs } = { ...textLimits, ...settings };

  const ask = async (request: ModelRequest, patience: Alarm, deadline: Alarm): Promise<ModelTurn> => {
    using silence = createAlarm(silenceMs);
    // However this ends, nothing more is read of the stream.
    using leaving = createAlarm(null);
    const signals = [request.signal, silence.signal, patience.signal, deadline.signal, leaving.signal];
    const take = new TurnTaker(request, name);
    const takePart = (part: TextStreamPart<ToolSet>) => {
      if (!take.part(part) || take.isCut) return;
      silence.restart();
      patience.restart();
    };
    let isLeft = false;
    let failure: { readonly error: unknown } | null = null;
    const takeEarly = (text: string) => {
      if (isLeft || failure || take.isCut) return;
      try {
        takePart({ type: 'text-delta', id: 'early', text });
      } catch (error) {
        failure = { error };
      }
      if (failure || take.isCut) leaving.ring();
    };
    const result = takers.run(AsyncResource.bind(takeEarly), () =>
      streamText({
        model,
        system: request.instructions,
        messages: [...request.messages],
        tools: declare(request.tools),
        maxRetries: 0,
        // A refusal is a field that the library does not know.
        includeRawChunks: true,
        abortSignal: AbortSignal.any(signals),
        // The error comes as a part of the stream; the callback only keeps it off the console.
        onError: () => undefined,
      }),
    );
    try {
      for await (const part of inPieces(result.fullStream)) {
        if (failure || take.isCut) break;
        takePart(part);
        if (take.isCut) break;
      }
      assertTaken(failure);
      if (!take.isCut) take.assertWhole();
    } catch (error) {
      if (request.signal.aborted) throw error;
      assertTaken(failure);
      if (take.isCut) return take.turn(null);
      if (deadline.signal.aborted) return take.turn('time');
      if (silence.signal.aborted) throw new ModelSilent(error);
      if (!isTooLong(error)) throw error;
      take.cutShort();
    } finally {
      isLeft = true;
      leaving.ring();
    }
    return take.turn(null);
  };

  return {
    name,
    price: settings.price ?? priceOfModel(settings.model),
    contextTokens: settings.contextTokens ?? textLimits.contextTokens,
    turn: async (request) => {
      const delays = request.hasNext ? allDelays.slice(0, triesBeforeNext) : allDelays;
      using patience = createAlarm(patienceMs);
      using deadline = createAlarm(Math.min(turnMs, Math.max(0, request.ms)));
      for (let tries = 0; ; tries += 1) {
        try {
          return await ask(request, patience, deadline);
        } catch (error) {
          if (request.signal.aborted) throw request.signal.reason;
          if (isContextTooLong(error)) throw new ContextTooLong(error);
          const delay = delays[tries];
          const isGivenUp = patience.signal.aborted || (error instanceof ModelSilent && request.hasNext);
          if (delay === undefined || isGivenUp || !canPass(error)) throw unavailable(error);
          const rest = restAskedFor(error);
          if (rest > (request.hasNext ? textLimits.restBeforeNextMs : patienceMs)) throw unavailable(error);
          request.onRestart();
          const ends = [request.signal, patience.signal, deadline.signal];
          await pause(Math.max(rest, delay * (0.75 + Math.random() / 2)), AbortSignal.any(ends));
        }
      }
    },
  };
}

/** Throws what the text met that was taken before the library had it. */
function assertTaken(failure: { readonly error: unknown } | null): void {
  if (failure) throw failure.error;
}

/** Whoever waits beside it gets his turn: each statement of a text that comes at once is judged as it ends. */
async function* inPieces(
  parts: AsyncIterable<TextStreamPart<ToolSet>>,
): AsyncGenerator<TextStreamPart<ToolSet>> {
  for await (const part of parts) {
    if (part.type !== 'text-delta') yield part;
    else
      for (let at = 0; at < part.text.length; at += pieceCharacters) {
        if (at > 0) await nextTurnOfLoop();
        yield { ...part, text: part.text.slice(at, at + pieceCharacters) };
      }
  }
}

/** The library wraps what its `fetch` throws. */
function isTooLong(error: unknown): boolean {
  return error instanceof AnswerTooLong || (error instanceof Error && isTooLong(error.cause));
}

/** Endpoints say it in words only; a status alone can mean anything. */
function isContextTooLong(error: unknown): boolean {
  if (!APICallError.isInstance(error) || ![400, 413, 422].includes(error.statusCode ?? 0)) return false;
  return /context|too long|too many tokens|maximum.{0,20}tokens|token limit|prompt is too/i.test(
    `${error.message} ${error.responseBody ?? ''}`,
  );
}

/** Milliseconds for which an endpoint asks to be left alone (`Retry-After`, RFC 9110 10.2.3); 0 when it does not say. */
function restAskedFor(error: unknown): number {
  const said = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after']?.trim() : undefined;
  if (said === undefined) return 0;
  const ms = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

/** Refusals stay; overload, limits, broken connections and silence can pass. */
function canPass(error: unknown): boolean {
  return refusalStatus(error) === null;
}

/** Status of an answer that asking again does not change; null for everything else. */
function refusalStatus(error: unknown): number | null {
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === undefined || status < 400 || status >= 500 || [408, 409, 429].includes(status)) return null;
  return status;
}

function unavailable(error: unknown): Error {
  const status = refusalStatus(error);
  const sentence =
    status !== null ? refusals.said((t) => t.modelRefused(status)) : refusals.said((t) => t.modelSilent);
  return appError('model.unavailable', { sentence, cause: error });
}

/** How the endpoint learns what a tool takes: by the tool's own schema, since working it out takes longer than asking. */
const told = new WeakMap<Tool['input'], ReturnType<typeof zodSchema>>();

function inputSchemaOf(input: Tool['input']): ReturnType<typeof zodSchema> {
  const known = told.get(input) ?? zodSchema(input);
  told.set(input, known);
  return known;
}

/** Tools without `execute`: the model's wish ends the turn, the engine does the work as steps of the run. */
function declare(tools: ModelRequest['tools']): ToolSet {
  return Object.fromEntries(
    tools.map((one) => [
      one.name,
      declareTool({ description: one.description, inputSchema: inputSchemaOf(one.input) }),
    ]),
  ) as ToolSet;
}
