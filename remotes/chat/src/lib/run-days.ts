import type { ListedRun } from '@loupe/shared/contract/run-history';
import { language } from '@loupe/shared/language';
import { daysBetween } from '@loupe/shared/lib/dates/calendar';
import { dayWords } from '@loupe/shared/lib/dates/day-words';
import { clockText } from '@loupe/shared/lib/dates/elapsed';
import { instantMs, msBetween } from '@loupe/shared/lib/dates/instants';
import { workedText } from '@loupe/shared/lib/dates/worked-text';
import { isFinal } from '@loupe/shared/lib/run-reducer';
import { runsTexts } from '#texts/runs';

/** The runs of one day of the reader. */
export interface RunDay {
  readonly day: string;
  readonly runs: readonly ListedRun[];
}

/** Runs by the day on which they were asked, in the order they come in. */
export function runDays(runs: readonly ListedRun[], now: number): readonly RunDay[] {
  const days: { day: string; runs: ListedRun[] }[] = [];
  for (const run of runs) {
    const day = dayOf(run, now);
    const last = days.at(-1);
    if (last?.day === day) last.runs.push(run);
    else days.push({ day, runs: [run] });
  }
  return days;
}

function dayOf({ created_at: asked }: ListedRun, now: number): string {
  const days = daysBetween(instantMs(asked), now);
  if (days === 0) return runsTexts.today;
  if (days === 1) return runsTexts.yesterday;
  return dayWords(asked, language);
}

/** How long it took, or has taken so far; empty for what never began. */
export function tookText(
  { started_at: started, finished_at: finished }: Pick<ListedRun, 'started_at' | 'finished_at'>,
  now: number,
): string {
  if (started === null) return '';
  if (finished === null) return clockText(now - instantMs(started));
  return workedText(msBetween(started, finished), language);
}

/** Whether it goes on: neither at an end nor waiting for the person. */
export function isUnderWay({ status }: Pick<ListedRun, 'status'>): boolean {
  return !isFinal(status) && status !== 'needs_answer';
}

/** Its chat, at the question that began it. */
export function runPath({ chat_id: chat, message_id: message }: ListedRun): string {
  return `/chat/${chat}#${message}`;
}

/** Its chat, with what changed since the same was asked before. */
export function comparePath({ id, chat_id: chat, message_id: message }: ListedRun): string {
  return `/chat/${chat}?changes=${id}#${message}`;
}
