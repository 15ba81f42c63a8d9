import { isFinal, type RunView } from '@loupe/shared/lib/run-reducer';
import { chatTexts } from '#texts';

function workingStage(view: RunView): string | null {
  return view.stages.findLast((stage) => stage.state === 'working')?.title ?? null;
}

/**
 * What a screen reader announces when a run goes from one view to the next: that it started, that it is still
 * working when a new stage begins, that it ended. Never the text as it streams. Null: nothing.
 */
export function announcement(before: RunView | null, after: RunView): string | null {
  if (before === null || before.lastSeq === 0) return null;
  if (isFinal(after.status) && !isFinal(before.status)) {
    if (after.status === 'done') return chatTexts.announceDone;
    return after.status === 'stopped' ? chatTexts.announceStopped : chatTexts.announceFailed;
  }
  if (before.startedAt === null && after.startedAt !== null)
    return chatTexts.announceStarted(after.agentTitle);
  const stage = workingStage(after);
  return stage !== null && stage !== workingStage(before) ? chatTexts.announceStill(stage) : null;
}
