import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { AgentDefinition } from '../agents/agent-definition.ts';
import type { ToolContext } from '../tools/tool.ts';
import type { Engine } from './engine.ts';
import { createRecordedRun, type RunRecord } from './recorded-run.ts';
import { emptyHistory } from './run-history.ts';

export interface MemoryRun {
  readonly report: string;
  readonly answer: string;
  readonly events: readonly RunEvent[];
}

/** Runs an agent without chat, database and credits: for the sample on its page, and for tests of agents. */
export async function runInMemory(
  engine: Engine,
  agent: AgentDefinition,
  options: {
    inputs: Readonly<Record<string, string>>;
    prompt?: string;
    fileIds?: readonly string[];
    tools: ToolContext;
    maxMillicredits: number;
  },
): Promise<MemoryRun> {
  const history = emptyHistory();
  const events: RunEvent[] = [];
  const record: RunRecord = {
    emit: (event) => {
      events.push({ seq: events.length + 1, at: options.tools.now.toISOString(), ...event } as RunEvent);
    },
    checkpoint: async (_step, ...news) => news.forEach(record.emit),
  };
  const run = createRecordedRun({
    facts: {
      runId: 'run_memory',
      chatId: options.tools.chatId,
      userId: options.tools.userId,
      agent: agent.slug,
      prompt: options.prompt ?? '',
      inputs: options.inputs,
      fileIds: options.fileIds ?? [],
      history: [],
      askedAt: options.tools.now,
      maxMillicredits: options.maxMillicredits,
      isAdmin: false,
    },
    signal: options.tools.signal,
    record,
    history,
    firstStageId: agent.stages[0]?.id ?? 'work',
  });
  await engine.execute(agent, run, options.tools);
  return { report: history.text.report, answer: history.text.answer, events };
}
