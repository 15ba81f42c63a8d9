import { addDays, mondayAfter } from '../../plan/calendar-days.ts';
import type { Decision } from './gather.ts';
import { businessTexts } from './messages/business-texts.ts';
import { firstKept, turning } from './write-head.ts';

export interface Task {
  /** Of the plan; the first is 1. */
  readonly day: number;
  /** As 2026-03-02. */
  readonly date: string;
  readonly what: string;
  readonly who: string | null;
}

/**
 * What the decision asks for next: the number it hangs on, judgements, weights set by each alone, a step that can be taken
 * back, and the decision on day 90. The people named take turns.
 */
export function tasksOf(decision: Decision, askedAt: Date): Task[] {
  const { tasks, swingName } = businessTexts().report;
  const { request, swings } = decision;
  // What breaks a limit is nothing to begin with, however many points it has.
  const first = firstKept(decision) ?? undefined;
  const key = turning(decision)?.cell ?? swings[0]?.cell;
  const judged = request.read.cells.find(
    ({ answer, vendor }) => answer.kind === 'points' && vendor === first,
  );
  const named = (cell: { vendor: string; criterion: string }) => swingName(cell.vendor, cell.criterion);
  const plan: (readonly [number, string])[] = [
    [1, key === undefined ? tasks.range : tasks.measure(named(key))],
    [8, tasks.weights],
    ...(judged === undefined ? [] : [[15, tasks.judge(named(judged))] as const]),
    ...(first === undefined
      ? []
      : ([
          [31, tasks.trial(first)],
          ...(key === undefined ? [] : [[61, tasks.check(named(key))] as const]),
          [90, tasks.decide(first)],
        ] as const)),
  ];
  const start = request.start ?? mondayAfter(askedAt);
  return plan.map(([day, what], i) => ({
    day,
    what,
    date: addDays(start, day - 1),
    who: request.owners[i % Math.max(request.owners.length, 1)] ?? null,
  }));
}
