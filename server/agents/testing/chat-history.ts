import type { Turn } from '../../engines/run-context.ts';
import { planStepId } from '../../engines/plan-step.ts';
import type { FinishedRun } from './run-agent.ts';

/** An earlier answer of the chat, as a follow-up sees it. */
export function turnOf(run: FinishedRun, agentTitle: string): Turn {
  return {
    role: 'assistant',
    text: run.report || run.answer,
    runId: 'run_earlier',
    agentTitle,
    ...(agentTitle === 'Chat' && { agent: 'chat' }),
    figures: run.figures,
    sources: run.sources,
    ...(run.kept[planStepId] === undefined ? {} : { plan: run.kept[planStepId] }),
  };
}
