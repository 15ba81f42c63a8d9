import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import type { RunStage } from '@loupe/shared/lib/run-stages';
import { msBetween } from '@loupe/shared/lib/dates/instants';
import { workedText } from '@loupe/shared/lib/dates/worked-text';
import { runTexts, transcriptTexts } from '#texts/transcript';
import { language } from '@loupe/shared/language';
import { creditsText } from '#texts';

/** Milliseconds a run has worked: to its end, or until `now` while it goes on; null before it started. */
function workedMs(view: RunView, now: number): number | null {
  if (view.startedAt === null) return null;
  return msBetween(view.startedAt, view.finishedAt ?? now);
}

/** `Worked 12 s · 8 steps · 2 sources · 42 credits`, for a run that has ended; parts that are none are left out. */
export function runSummary(view: RunView): string {
  if (!isFinal(view.status)) return '';
  const steps = view.stages.reduce(
    (sum, stage) => sum + stage.steps.filter((step) => step.state === 'done').length,
    0,
  );
  const worked = workedMs(view, 0);
  return [
    worked === null ? null : runTexts.worked(workedText(worked, language)),
    steps > 0 ? runTexts.steps(steps) : null,
    view.sources.length > 0 ? transcriptTexts.sources(view.sources.length) : null,
    creditsText(view.usedCredits),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What is at the right of a stage: its summary and time when done, the step it is at while working. */
export function stageNote(stage: RunStage): string {
  if (stage.state === 'working') return stage.steps.length > 0 ? runTexts.atStep(stage.steps.length) : '';
  if (stage.startedAt === null || stage.finishedAt === null) return stage.summary;
  const took = workedText(msBetween(stage.startedAt, stage.finishedAt), language);
  return [stage.summary, took].filter(Boolean).join(' · ');
}

/** The first heading of a report, or its first words; empty while there is none. */
export function reportTitle(report: string): string {
  const heading = /^#{1,6}\s+(.+)$/m.exec(report)?.[1] ?? report.trim().split('\n')[0] ?? '';
  return heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`#]/g, '')
    .trim()
    .slice(0, 120);
}
