import { expect, vi } from 'vitest';
import type { TestServer } from './test-server.ts';

interface HeldRows {
  /** Resolves once at least so many statements of the server wait for a lock; what it does by the clock may wait, too. */
  waiting(count: number): Promise<void>;
  letGo(): Promise<void>;
}

/** Locks what the statement names, until it is let go: whatever wants to change it waits half way. */
export async function holdRows(
  { deps: { pool } }: TestServer,
  statement: string,
  values: readonly string[] = [],
): Promise<HeldRows> {
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(statement, [...values]);
  return {
    waiting: (count) =>
      vi.waitFor(async () => {
        const { rows } = await pool.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows[0]?.waiting).toBeGreaterThanOrEqual(count);
      }, 10_000),
    letGo: async () => {
      await holder.query('commit');
      holder.release();
    },
  };
}
