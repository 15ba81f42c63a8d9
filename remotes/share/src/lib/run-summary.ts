import { formatDuration } from '@loupe/shared/lib/format';
import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import { texts } from '../messages/en.ts';

function secondsOf({ startedAt, finishedAt }: RunView): number | null {
  if (startedAt === null || finishedAt === null) return null;
  return Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000));
}

function stateWord(run: RunView): string {
  if (run.status === 'stopped') return texts.stopped;
  if (run.status === 'failed') return texts.failedRun;
  return isFinal(run.status) ? '' : texts.unfinished;
}

/** `Worked 3 minutes 2 seconds · 14 steps · 9 sources`, led by a word when the run did not end well. */
export function runSummary(run: RunView): string {
  const steps = run.stages.reduce((count, stage) => count + stage.steps.length, 0);
  const seconds = secondsOf(run);
  return [
    stateWord(run),
    seconds === null ? '' : texts.worked(formatDuration(seconds)),
    steps > 0 ? texts.steps(steps) : '',
    run.sources.length > 0 ? texts.sourceCount(run.sources.length) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
