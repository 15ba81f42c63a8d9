import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, streamText, tool as declareTool, type ModelMessage, type ToolSet } from 'ai';
import { appError } from '../errors/app-error.ts';
import type { Tool } from '../tools/tool.ts';
import { usageOr, type TokenUsage } from './model-prices.ts';
import { refusals } from '../messages/refusals-texts.ts';

export interface ModelSettings {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  /** A model that says nothing for this long is given up and asked again. */
  readonly silenceMs?: number;
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

export interface ModelTurn {
  readonly text: string;
  readonly calls: readonly ModelCall[];
  readonly usage: TokenUsage;
}

interface ModelRequest {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  readonly tools: readonly Pick<Tool, 'name' | 'description' | 'input'>[];
  readonly signal: AbortSignal;
  readonly onText: (text: string) => void;
  /** The text so far is void: the turn is asked for again. */
  readonly onRestart: () => void;
}

/** One turn of a language model at an OpenAI-compatible endpoint, asked again while its failure can pass. */
export interface ModelClient {
  readonly model: string;
  /** Throws `model.unavailable`, or the signal's reason. */
  turn(request: ModelRequest): Promise<ModelTurn>;
}

const defaultDelaysMs = [500, 1_000, 2_000, 4_000, 8_000, 16_000];
const defaultSilenceMs = 90_000;

export function createModelClient(settings: ModelSettings): ModelClient {
  const provider = createOpenAICompatible({
    name: 'configured',
    baseURL: settings.baseUrl.replace(/\/+$/, ''),
    includeUsage: true,
    ...(settings.apiKey && { apiKey: settings.apiKey }),
  });
  const delays = settings.retryDelaysMs ?? defaultDelaysMs;
  const silenceMs = settings.silenceMs ?? defaultSilenceMs;

  const ask = async (request: ModelRequest): Promise<ModelTurn> => {
    using silence = watchSilence(silenceMs);
    const result = streamText({
      model: provider.chatModel(settings.model),
      system: request.instructions,
      messages: [...request.messages],
      tools: declare(request.tools),
      maxRetries: 0,
      abortSignal: AbortSignal.any([request.signal, silence.signal]),
      // The error comes as a part of the stream; the callback only keeps it off the console.
      onError: () => undefined,
    });
    let text = '';
    let finish: string | null = null;
    let usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined;
    const calls: ModelCall[] = [];
    for await (const part of result.fullStream) {
      silence.heard();
      if (part.type === 'text-delta') {
        text += part.text;
        request.onText(part.text);
      } else if (part.type === 'tool-call') {
        const isInvalid = 'invalid' in part && part.invalid === true;
        calls.push({
          id: part.toolCallId,
          name: part.toolName,
          input: part.input,
          problem: isInvalid ? problemText(part.error) : null,
        });
      } else if (part.type === 'finish-step') {
        usage = part.usage;
        finish = part.finishReason;
      } else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new Error('the model was silent for too long');
    }
    if (finish === null || finish === 'error') throw new Error('the answer of the model broke off');
    if (!text.trim() && calls.length === 0) throw new Error('the model answered with nothing');
    return { text, calls, usage: usageOr(usage, JSON.stringify(request.messages), text) };
  };

  return {
    model: settings.model,
    turn: async (request) => {
      for (let tries = 0; ; tries += 1) {
        try {
          return await ask(request);
        } catch (error) {
          if (request.signal.aborted) throw request.signal.reason;
          const delay = delays[tries];
          if (delay === undefined || !canPass(error)) throw unavailable(error);
          request.onRestart();
          await pause(delay * (0.75 + Math.random() / 2), request.signal);
        }
      }
    },
  };
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

/** Tools without `execute`: the model's wish ends the turn, the engine does the work as steps of the run. */
function declare(tools: ModelRequest['tools']): ToolSet {
  return Object.fromEntries(
    tools.map((one) => [one.name, declareTool({ description: one.description, inputSchema: one.input })]),
  ) as ToolSet;
}

function problemText(error: unknown): string {
  return `The call could not be read: ${error instanceof Error ? error.message.slice(0, 500) : 'invalid input'}`;
}

/** Aborts when nothing was heard for so long. */
function watchSilence(silenceMs: number): Disposable & { readonly signal: AbortSignal; heard(): void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('the model was silent for too long')), silenceMs);
  return {
    signal: controller.signal,
    heard: () => void timer.refresh(),
    [Symbol.dispose]: () => clearTimeout(timer),
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(done, ms);
    function done() {
      signal.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal.reason as Error);
    }
    signal.addEventListener('abort', stop, { once: true });
  });
}
