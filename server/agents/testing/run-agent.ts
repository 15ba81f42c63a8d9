import type { Claim, Figure, Finding, RunEvent, Source } from '@loupe/shared/contract/run-events';
import { createAnalystEngine } from '../../engines/analyst-engine.ts';
import type { Engine } from '../../engines/engine.ts';
import { createRecordedRun, type RunRecord } from '../../engines/recorded-run.ts';
import type { EarlierRun, Json, Turn } from '../../engines/run-context.ts';
import { emptyHistory } from '../../engines/run-history.ts';
import { tools } from '../../tools/registry.ts';
import type { ToolContext } from '../../tools/tool.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { memoryTools, testNow } from './memory-tools.ts';

export interface FinishedRun {
  readonly report: string;
  readonly answer: string;
  readonly credits: number;
  readonly stages: readonly string[];
  readonly sources: readonly Source[];
  readonly figures: readonly Figure[];
  readonly findings: readonly Finding[];
  /** The claim list. */
  readonly claims: readonly Claim[];
  readonly steps: number;
  /** Questions offered as buttons. */
  readonly suggestions: readonly string[];
  /** Questions offered of another agent, with its slug. */
  readonly offers: readonly string[];
  /** What each step kept in its checkpoint. */
  readonly kept: Readonly<Record<string, Json>>;
  /** Nothing is charged for it, whatever `credits` the steps would cost. */
  readonly isUnanswered: boolean;
}

export interface RunOptions {
  readonly prompt?: string;
  readonly fileIds?: readonly string[];
  readonly history?: readonly Turn[];
  readonly tools?: ToolContext;
  readonly maxCredits?: number;
  readonly isAdmin?: boolean;
  /** What the same question found the last time. */
  readonly earlier?: EarlierRun;
  /** The built-in analyst when left out. */
  readonly engine?: Engine;
}

/** Runs an agent over the real tools and gathers what a reader would get. */
export async function runAgent(
  agent: AgentDefinition,
  inputs: Readonly<Record<string, string>>,
  options: RunOptions = {},
): Promise<FinishedRun> {
  const context = options.tools ?? memoryTools();
  const history = emptyHistory();
  const events: RunEvent[] = [];
  const record: RunRecord = {
    emit: (event) => {
      events.push({ seq: events.length + 1, at: testNow.toISOString(), ...event } as RunEvent);
    },
    checkpoint: async (_step, ...news) => news.forEach(record.emit),
  };
  const facts = {
    runId: 'run_test',
    chatId: context.chatId,
    userId: context.userId,
    agent: agent.slug,
    prompt: options.prompt ?? '',
    inputs,
    fileIds: options.fileIds ?? [],
    history: options.history ?? [],
    askedAt: testNow,
    maxMillicredits: (options.maxCredits ?? agent.estimates.deep.credits_max) * 1000,
    isAdmin: options.isAdmin ?? false,
    ...(options.earlier && { earlier: options.earlier }),
  };
  const run = createRecordedRun({
    facts,
    signal: context.signal,
    record,
    history,
    firstStageId: agent.stages[0]?.id ?? 'work',
  });
  await (options.engine ?? createAnalystEngine(tools)).execute(agent, run, context);
  return {
    ...gather(events, history.text),
    isUnanswered: run.isUnanswered,
    kept: Object.fromEntries([...history.steps].map(([id, { output }]) => [id, output])),
  };
}

function gather(
  events: readonly RunEvent[],
  text: { readonly report: string; readonly answer: string },
): Omit<FinishedRun, 'isUnanswered' | 'kept'> {
  const millicredits = events.reduce(
    (sum, event) => sum + (event.type === 'step.finished' ? event.data.millicredits : 0),
    0,
  );
  const figures = new Map(
    events.flatMap((event) =>
      event.type === 'figure.added' ? [[event.data.figure.id, event.data.figure] as const] : [],
    ),
  );
  return {
    report: text.report,
    answer: text.answer,
    credits: Math.ceil(millicredits / 1000),
    stages: events.flatMap((event) => (event.type === 'stage.finished' ? [event.data.stage_id] : [])),
    sources: events.flatMap((event) => (event.type === 'source.added' ? [event.data.source] : [])),
    figures: [...figures.values()],
    findings: events.flatMap((event) => (event.type === 'finding.added' ? [event.data.finding] : [])),
    claims: events.flatMap((event) => (event.type === 'claim.added' ? [event.data.claim] : [])),
    suggestions: events.flatMap((event) =>
      event.type === 'suggestion.added' && event.data.agent === undefined ? [event.data.text] : [],
    ),
    offers: events.flatMap((event) =>
      event.type === 'suggestion.added' && event.data.agent !== undefined
        ? [`${event.data.agent}: ${event.data.text}`]
        : [],
    ),
    steps: events.filter((event) => event.type === 'step.finished').length,
  };
}
