import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A pause in a turn: the server waits there until the test opens the gate. */
interface GateMark {
  readonly gate: string;
}

/** What the model does when it is asked once. */
type ScriptedTurn =
  | {
      /** Streamed piece by piece. */
      readonly text?: readonly (string | GateMark)[];
      /** Tool calls after the text; `arguments` may be text to send broken JSON. */
      readonly calls?: readonly { readonly name: string; readonly arguments: object | string }[];
      readonly usage?: { readonly input: number; readonly output: number } | null;
      /** Says in the field for it that the model declines. */
      readonly refusal?: string;
      /** Why the turn ended, e.g. "content_filter"; without it what follows from the turn. */
      readonly finish?: string;
    }
  /** An HTTP error instead of an answer. */
  | { readonly status: number; readonly message?: string; readonly retryAfter?: string }
  /** Takes the request and never answers. */
  | { readonly hangs: true }
  /** Goes on with the piece until nobody listens: as text, reasoning, arguments of a call, or one line without an end. */
  | { readonly endless: string; readonly as?: 'text' | 'reasoning' | 'arguments' | 'line' }
  /** Streams the text and then says nothing more. */
  | { readonly hangsAfter: string }
  /** Streams the text and then breaks the connection. */
  | { readonly cutsAfter: string };

interface RecordedRequest {
  readonly model: string;
  readonly authorization: string | null;
  readonly messages: readonly {
    readonly role: string;
    readonly content: unknown;
    readonly tool_calls?: unknown;
  }[];
  /** Names of the tools on offer. */
  readonly tools: readonly string[];
}

/** A small OpenAI-compatible endpoint whose answers a test writes. */
export interface ScriptedModel {
  /** For LLM_BASE_URL. */
  readonly baseUrl: string;
  readonly requests: readonly RecordedRequest[];
  /** Bytes of each endless turn that was left, in the order in which they were left. */
  readonly left: readonly number[];
  /**
   * Turns for the conversations whose messages contain `marker`, used one per request; the last one is repeated.
   * The script that was added last and matches is taken. An empty marker matches everything. Its gates are closed.
   */
  script(marker: string, turns: readonly ScriptedTurn[]): void;
  /** Resolves when a turn has come to the gate. */
  reached(gate: string): Promise<void>;
  open(gate: string): void;
  close(): Promise<void>;
}

interface Gate {
  readonly reached: Promise<void>;
  readonly opened: Promise<void>;
  reach(): void;
  open(): void;
}

interface Script {
  readonly marker: string;
  readonly turns: readonly ScriptedTurn[];
  next: number;
}

interface Body {
  readonly model: string;
  readonly stream?: boolean;
  readonly messages: RecordedRequest['messages'];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}

/** Starts the endpoint on a local port (0: a free one). */
export async function startScriptedModel(port = 0): Promise<ScriptedModel> {
  const scripts: Script[] = [];
  const requests: RecordedRequest[] = [];
  const left: number[] = [];
  const gates = new Map<string, Gate>();
  const sockets = new Set<Socket>();
  const gateOf = (name: string): Gate => {
    const known = gates.get(name) ?? createGate();
    gates.set(name, known);
    return known;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST' || !request.url?.endsWith('/chat/completions'))
      return sendError(response, 404, 'unknown address');
    const body = JSON.parse(await readAll(request)) as Body;
    requests.push({
      model: body.model,
      authorization: request.headers.authorization ?? null,
      messages: body.messages,
      tools: body.tools?.map((tool) => tool.function.name) ?? [],
    });
    const text = JSON.stringify(body.messages);
    const script = scripts.findLast((one) => text.includes(one.marker));
    const turn = script?.turns[Math.min(script.next, script.turns.length - 1)];
    if (!script || !turn) return sendError(response, 500, 'no script for this conversation');
    script.next += 1;
    if ('endless' in turn) left.push(await playEndless(turn, response, body.model));
    else await play(turn, response, gateOf, body.model);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!response.headersSent) sendError(response, 500, String(error));
      else response.destroy();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    left,
    script: (marker, turns) => {
      // Another test may have opened a gate of the same name.
      for (const name of gatesOf(turns)) gates.set(name, createGate());
      scripts.push({ marker, turns, next: 0 });
    },
    reached: async (name) => await gateOf(name).reached,
    open: (name) => gateOf(name).open(),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const gatesOf = (turns: readonly ScriptedTurn[]): readonly string[] =>
  turns
    .flatMap((turn) => ('text' in turn ? (turn.text ?? []) : []))
    .flatMap((piece) => (typeof piece === 'string' ? [] : [piece.gate]));

type EndlessTurn = Extract<ScriptedTurn, { endless: string }>;

/** Writes as fast as it is read, until the reader is gone. Returns how many bytes were written. */
async function playEndless(turn: EndlessTurn, response: ServerResponse, model: string): Promise<number> {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  let pieces = 0;
  // Numbered: what only repeats itself is cut for that.
  const next = () => `${turn.endless}${(pieces += 1)} `;
  const deltas = {
    text: () => ({ content: next() }),
    reasoning: () => ({ reasoning_content: next() }),
    arguments: () => ({ tool_calls: [{ index: 0, function: { arguments: next() } }] }),
  };
  const as = turn.as ?? 'text';
  if (as === 'line') response.write('data: ');
  if (as === 'arguments') {
    const call = {
      index: 0,
      id: 'call_0',
      type: 'function',
      function: { name: 'look_up', arguments: '{"topic": "' },
    };
    chunk(response, model, { choices: [{ index: 0, delta: { tool_calls: [call] }, finish_reason: null }] });
  }
  const gone = new Promise<void>((resolve) => response.once('close', resolve));
  let bytes = 0;
  while (!response.destroyed) {
    const piece =
      as === 'line'
        ? turn.endless
        : framed(model, { choices: [{ index: 0, delta: deltas[as](), finish_reason: null }] });
    bytes += Buffer.byteLength(piece);
    if (!response.write(piece))
      await Promise.race([new Promise<void>((resolve) => response.once('drain', resolve)), gone]);
  }
  return bytes;
}

async function play(
  turn: Exclude<ScriptedTurn, EndlessTurn>,
  response: ServerResponse,
  gateOf: (name: string) => Gate,
  model: string,
): Promise<void> {
  if ('hangs' in turn) return;
  if ('status' in turn)
    return sendError(response, turn.status, turn.message ?? 'scripted error', turn.retryAfter);
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  const send = (delta: object, finish: string | null = null) =>
    chunk(response, model, { choices: [{ index: 0, delta, finish_reason: finish }] });
  send({ role: 'assistant', content: '' });
  if ('hangsAfter' in turn) return send({ content: turn.hangsAfter });
  if ('cutsAfter' in turn) {
    send({ content: turn.cutsAfter });
    setImmediate(() => response.destroy());
    return;
  }
  for (const piece of turn.text ?? []) {
    if (typeof piece === 'string') send({ content: piece });
    else {
      gateOf(piece.gate).reach();
      await gateOf(piece.gate).opened;
    }
  }
  for (const [index, call] of (turn.calls ?? []).entries()) {
    const text = typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
    const half = Math.ceil(text.length / 2);
    send({
      tool_calls: [
        {
          index,
          id: `call_${index}`,
          type: 'function',
          function: { name: call.name, arguments: text.slice(0, half) },
        },
      ],
    });
    send({ tool_calls: [{ index, function: { arguments: text.slice(half) } }] });
  }
  if (turn.refusal !== undefined) send({ refusal: turn.refusal });
  send({}, turn.finish ?? (turn.calls?.length ? 'tool_calls' : 'stop'));
  const usage = turn.usage === undefined ? { input: 100, output: 50 } : turn.usage;
  if (usage)
    chunk(response, model, {
      choices: [],
      usage: {
        prompt_tokens: usage.input,
        completion_tokens: usage.output,
        total_tokens: usage.input + usage.output,
      },
    });
  response.end('data: [DONE]\n\n');
}

function chunk(response: ServerResponse, model: string, content: object): void {
  response.write(framed(model, content));
}

function framed(model: string, content: object): string {
  return `data: ${JSON.stringify({ id: 'chatcmpl-scripted', object: 'chat.completion.chunk', created: 0, model, ...content })}\n\n`;
}

function sendError(response: ServerResponse, status: number, message: string, retryAfter?: string): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    })
    .end(JSON.stringify({ error: { message, type: 'scripted', code: status } }));
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function createGate(): Gate {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    opened: opened.promise,
    reach: () => reached.resolve(),
    open: () => opened.resolve(),
  };
}
