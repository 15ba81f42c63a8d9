import { replayTexts } from '#texts/replay';
import type { Timeline } from './replay-timeline.ts';

/**
 * What is announced of the way from one position to another: the last boundary that was passed, never a piece of text.
 * Null when none was, and on the way back.
 */
export function announcement(timeline: Timeline, from: number, to: number): string | null {
  if (to > from && to === timeline.length) return replayTexts.ended;
  for (let at = to; at > from; at -= 1) {
    const event = timeline.eventAt(at)?.event;
    if (event?.type === 'run.queued') return replayTexts.runBegins(event.data.agent_title);
    if (event?.type === 'run.finished') return replayTexts.runEnds[event.data.status];
    const mark = timeline.marks.find(({ position }) => position === at);
    if (mark) return replayTexts.stage(mark.title);
  }
  return null;
}
