import type { Deps } from '../../deps.ts';

/** Runs that wait for a worker, or are in the hands of one. */
export interface Waiting {
  readonly waiting: number;
  readonly working: number;
  /** Seconds. */
  readonly oldest: number;
}

const waits = `select count(*) filter (where worker_id is null)::int as waiting,
    count(worker_id)::int as working,
    coalesce(extract(epoch from now() - min(created_at) filter (where worker_id is null)), 0)::float as oldest
  from runs where finished_at is null`;

/** One question for all that is read at the same time. */
export function readWaitingOnce(pool: Deps['pool']): () => Promise<Waiting | undefined> {
  let asked: Promise<Waiting | undefined> | null = null;
  return () => {
    asked ??= pool
      .query<Waiting>(waits)
      .then(
        ({ rows }) => rows[0],
        () => undefined,
      )
      .finally(() => (asked = null));
    return asked;
  };
}
