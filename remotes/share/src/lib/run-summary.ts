import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import { msBetween } from '@loupe/shared/lib/dates/instants';
import { workedText } from '@loupe/shared/lib/dates/worked-text';
import { language } from '@loupe/shared/language';
import { texts } from '#texts';

function workedMs({ startedAt, finishedAt }: RunView): number | null {
  if (startedAt === null || finishedAt === null) return null;
  return msBetween(startedAt, finishedAt);
}

function stateWord(run: RunView): string {
  if (run.status === 'stopped') return texts.stopped;
  if (run.status === 'failed') return texts.failedRun;
  return isFinal(run.status) ? '' : texts.unfinished;
}

/** `Worked 3 min · 14 steps · 9 sources`, led by a word when the run did not end well. */
export function runSummary(run: RunView): string {
  const steps = run.stages.reduce((count, stage) => count + stage.steps.length, 0);
  const worked = workedMs(run);
  return [
    stateWord(run),
    worked === null ? '' : texts.worked(workedText(worked, language)),
    steps > 0 ? texts.steps(steps) : '',
    run.sources.length > 0 ? texts.sourceCount(run.sources.length) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
