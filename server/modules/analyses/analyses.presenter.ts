import type { Analysis } from '@loupe/shared/contract/analyses';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { keptChart, type KeptChart } from '../../tools/chart-data.tool.ts';
import type { StoredAnalysis } from './analyses.read-model.ts';

/** The kept chart of a checkpoint; null for one that holds none. */
export function keptChartOf(output: unknown): KeptChart | null {
  const kept = typeof output === 'object' && output !== null && 'kept' in output ? output.kept : null;
  return keptChart.safeParse(kept).data ?? null;
}

/** What the checkpoint kept, with what the log says was found and written. */
export function presentAnalysis(
  { run, chatTitle }: StoredAnalysis,
  kept: KeptChart,
  view: RunView,
  agentTitle: string,
): Analysis {
  return {
    id: run.id,
    chat_id: run.chatId,
    chat_title: chatTitle,
    agent: run.agent,
    agent_title: agentTitle,
    engine_label: view.engineLabel,
    ...(view.language && { language: view.language }),
    status: run.status,
    created_at: run.createdAt.toISOString(),
    ...kept,
    findings: [...view.findings],
    report: view.report,
    sources: [...view.sources],
    figures: [...view.figures],
  };
}
