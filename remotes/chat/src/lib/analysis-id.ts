import type { RunView } from '@loupe/shared/lib/run-reducer';

/** Address of the analysis a run made (R16): it has the id of its run. */
export function analysisPath(runId: string): string {
  return `/analysis-detail/${encodeURIComponent(runId)}`;
}

/** Tool whose finished step keeps what the analysis page shows. */
const CHART_TOOL = 'chart_data';

/** Whether a run has kept an analysis. */
export function hasAnalysis(view: RunView): boolean {
  return view.stages.some((stage) =>
    stage.steps.some((step) => step.tool === CHART_TOOL && step.state === 'done'),
  );
}
