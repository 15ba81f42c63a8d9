import { atom } from 'nanostores';
import type { Schedule, ScheduleRhythm } from '@loupe/shared/contract/schedules';
import { byCode } from '@loupe/shared/lib/text-order';
import { createResource, pick } from '@loupe/shared/stores/resource';
import { schedulesTexts } from '#texts/schedules';
import type { Outside } from './outside.ts';

export type Schedules = ReturnType<typeof createSchedules>;

/** Runs that are asked again and again: all of them, or those that ask the same as one run. */
export function createSchedules(
  { request, notify }: Pick<Outside, 'request' | 'notify'>,
  runId: string | null,
) {
  const query = runId === null ? {} : { run_id: runId };
  const schedules = createResource<readonly Schedule[]>(() =>
    pick(request('GET /schedules', { query, isQuiet: true }), (answer) => answer.schedules),
  );
  /** The one that is being changed; `new` while one is made. */
  const $busy = atom<string | null>(null);
  const $problem = atom<string | null>(null);

  function put(schedule: Schedule): void {
    const others = (schedules.value() ?? []).filter(({ id }) => id !== schedule.id);
    schedules.set([...others, schedule].sort((a, b) => byCode(a.next_at, b.next_at)));
  }

  async function working(what: string, act: () => Promise<string | null>): Promise<void> {
    if ($busy.get() !== null) return;
    $busy.set(what);
    $problem.set(null);
    $problem.set(await act());
    $busy.set(null);
  }

  /** Repeats the run; for the same question there is one, which this changes. */
  const make = (every: ScheduleRhythm, capCredits: number) =>
    working('new', async () => {
      const body = { run_id: runId ?? '', every, cap_credits: capCredits };
      const made = await request('POST /schedules', { body, isQuiet: true });
      if (!made.ok) return made.error.message;
      put(made.data.schedule);
      return null;
    });

  const setPaused = (id: string, isPaused: boolean) =>
    working(id, async () => {
      const changed = await request('POST /schedules/:schedule_id', {
        params: { schedule_id: id },
        body: { is_paused: isPaused },
        isQuiet: true,
      });
      if (!changed.ok) return changed.error.message;
      put(changed.data.schedule);
      return null;
    });

  const end = (id: string) =>
    working(id, async () => {
      const ended = await request('DELETE /schedules/:schedule_id', {
        params: { schedule_id: id },
        isQuiet: true,
      });
      // What another window has ended is gone as well.
      if (!ended.ok && ended.error.code !== 'schedule.not_found') return ended.error.message;
      schedules.change((all) => all.filter((one) => one.id !== id));
      notify(schedulesTexts.ended, 'success');
      return null;
    });

  return {
    $schedules: schedules.$loadable,
    $busy,
    $problem,
    load: () => schedules.load(),
    start: schedules.start,
    make,
    setPaused,
    end,
  };
}
