import type { RunFeedback } from '@loupe/shared/contract/feedback';
import type { SaidOfRun } from './feedback.read-model.ts';

export function presentFeedback({ runId, rating, report }: SaidOfRun): RunFeedback {
  return {
    run_id: runId,
    is_helpful: rating?.isHelpful ?? null,
    report: report && {
      kind: report.kind,
      text: report.text,
      is_agreed: report.agreedAt !== null,
      reported_at: report.reportedAt.toISOString(),
      done_at: report.doneAt?.toISOString() ?? null,
      note: report.note,
    },
  };
}
