import type { Analysis } from '@loupe/shared/contract/analyses';
import { emptyRunView, foldRun } from '@loupe/shared/lib/run-reducer';
import type { Database } from '../../db/database.ts';
import { appError } from '../../errors/app-error.ts';
import { listEvents } from '../runs/runs.usecases.ts';
import { keptChartOf, presentAnalysis } from './analyses.presenter.ts';
import { findOwnAnalysis } from './analyses.read-model.ts';

export interface AnalysesDeps {
  readonly db: Database;
  readonly agentTitle: (slug: string, own?: string | null) => string;
}

/**
 * The analysis a run made (R16): chart and indicators from its checkpoint, report and findings from its log, so that
 * no number here can differ from the report. Throws `analysis.not_found`.
 */
export async function getAnalysis(deps: AnalysesDeps, userId: string, runId: string): Promise<Analysis> {
  const stored = await findOwnAnalysis(deps.db, userId, runId);
  const kept = stored && keptChartOf(stored.output);
  if (!stored || !kept) throw appError('analysis.not_found');
  const view = foldRun(await listEvents(deps.db, runId, 0), emptyRunView(runId));
  return presentAnalysis(stored, kept, view, deps.agentTitle(stored.run.agent, stored.run.ownTitle));
}
