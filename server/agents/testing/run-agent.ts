import type { Figure, Finding, Source } from '@loupe/shared/contract/run-events';
import { createAnalystEngine } from '../../engines/analyst-engine.ts';
import { runInMemory } from '../../engines/memory-run.ts';
import { tools } from '../../tools/registry.ts';
import type { ToolContext } from '../../tools/tool.ts';
import type { AgentDefinition } from '../agent-definition.ts';
import { memoryTools } from './memory-tools.ts';

export interface FinishedRun {
  readonly report: string;
  readonly answer: string;
  readonly credits: number;
  readonly stages: readonly string[];
  readonly sources: readonly Source[];
  readonly figures: readonly Figure[];
  readonly findings: readonly Finding[];
  readonly steps: number;
}

/** Runs an agent's analyst over the real tools and gathers what a reader would get. */
export async function runAgent(agent: AgentDefinition, inputs: Readonly<Record<string, string>>, options: { readonly prompt?: string; readonly fileIds?: readonly string[]; readonly tools?: ToolContext; readonly maxCredits?: number } = {}): Promise<FinishedRun> {
  const run = await runInMemory(createAnalystEngine(tools), agent, { inputs, prompt: options.prompt ?? '', fileIds: options.fileIds ?? [], tools: options.tools ?? memoryTools(), maxMillicredits: (options.maxCredits ?? agent.estimates.deep.credits_max) * 1000 });
  const millicredits = run.events.reduce((sum, event) => sum + (event.type === 'step.finished' ? event.data.millicredits : 0), 0);
  const figures = new Map(run.events.flatMap((event) => (event.type === 'figure.added' ? [[event.data.figure.id, event.data.figure] as const] : [])));
  return {
    report: run.report, answer: run.answer, credits: Math.ceil(millicredits / 1000),
    stages: run.events.flatMap((event) => (event.type === 'stage.finished' ? [`${event.data.stage_id}: ${event.data.summary}`] : [])),
    sources: run.events.flatMap((event) => (event.type === 'source.added' ? [event.data.source] : [])),
    figures: [...figures.values()],
    findings: run.events.flatMap((event) => (event.type === 'finding.added' ? [event.data.finding] : [])),
    steps: run.events.filter((event) => event.type === 'step.finished').length,
  };
}
