import type { AgentDefinition, AnalystRun } from '../../../agents/agent-definition.ts';
import type { StepHandle } from '../../../engines/run-context.ts';
import type { TestServer } from '../../../testing/test-server.ts';

/** An agent whose work the test writes. */
export function scriptedAgent(
  analyse: (run: AnalystRun) => Promise<void>,
  over: Partial<AgentDefinition> = {},
): AgentDefinition {
  const estimate = { credits_min: 5, credits_max: 30, minutes_min: 1, minutes_max: 2 };
  return {
    slug: 'chat',
    title: 'Chat',
    icon: 'message-circle',
    category: 'General',
    outcome: 'Answers',
    wants: [],
    isFeatured: false,
    isListed: true,
    delivers: [],
    limits: [],
    sourcesUsed: [],
    inputs: [],
    stages: [{ id: 'work', title: 'Work' }],
    tools: [],
    estimates: {
      quick: { ...estimate, credits_max: 10 },
      standard: estimate,
      deep: { ...estimate, credits_max: 60 },
    },
    sample: null,
    outline: [],
    instructions: 'Answer.',
    analyse,
    ...over,
  };
}

/** A step that writes a piece of the answer and costs something. */
export async function writingStep(
  run: AnalystRun,
  id: string,
  text: string,
  millicredits: number,
  during?: (step: StepHandle) => Promise<void>,
): Promise<void> {
  await run.step({ id, tool: 'write', title: `Write ${id}` }, async (step) => {
    step.write('answer', text);
    await during?.(step);
    return { output: null, summary: `${text.length} characters`, millicredits };
  });
}

export interface Gate {
  readonly opened: Promise<void>;
  /** How often somebody arrived at it. */
  arrivals: number;
  open(): void;
  /** Waits until opened or aborted. */
  pass(signal?: AbortSignal): Promise<void>;
}

/** Holds the work until the test opens it. */
export function createGate(): Gate {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const gate: Gate = {
    opened,
    arrivals: 0,
    open: () => open(),
    pass: async (signal) => {
      gate.arrivals += 1;
      const aborted = new Promise<never>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      );
      await Promise.race([opened, aborted]);
    },
  };
  return gate;
}

/**
 * Polls until the condition holds; the test's own time limit ends it otherwise. Without the pause the questions would
 * take the processor from what they wait for.
 */
export async function until<T>(
  probe: () => T | undefined | null | false | Promise<T | undefined | null | false>,
): Promise<T> {
  for (;;) {
    const found = await probe();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

let keys = 0;

/** A new chat with a first message on its way. */
export async function startRun(
  server: TestServer,
  token: string,
  body: { text: string; agent?: string; inputs?: Record<string, string>; attachment_ids?: string[] } = {
    text: 'Hello there',
  },
) {
  const {
    data: { chat },
  } = await server.api('POST /chats', { token, body: {} });
  keys += 1;
  const sent = await server.api('POST /chats/:chat_id/messages', {
    token,
    params: { chat_id: chat.id },
    body,
    headers: { 'idempotency-key': `key-${keys}` },
  });
  return { chatId: chat.id, runId: sent.data.run.id, sent };
}

/** The run once it has ended. */
export async function endOfRun(server: TestServer, token: string, runId: string) {
  return await until(async () => {
    const {
      data: { run },
    } = await server.api('GET /runs/:run_id', { token, params: { run_id: runId } });
    return run.finished_at ? run : null;
  });
}

export async function logOf(server: TestServer, token: string, runId: string) {
  return (await server.api('GET /runs/:run_id/log', { token, params: { run_id: runId } })).data.events;
}

/** Whole credits: [available, held, used]. */
export async function creditsOf(server: TestServer, token: string): Promise<[number, number, number]> {
  const { data } = await server.api('GET /billing/usage', { token });
  return [data.available_credits, data.held_credits, data.used_this_cycle];
}
