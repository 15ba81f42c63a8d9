import type pg from 'pg';
import type { TestServer } from '../../../testing/test-server.ts';

/** Notes what is asked of the database from now on, BEGIN and COMMIT too. */
export function noteStatements(server: TestServer): string[] {
  const said: string[] = [];
  const noted = new WeakSet<pg.PoolClient>();
  const note = (client: pg.PoolClient) => {
    if (noted.has(client)) return;
    noted.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((first: string | { text: string }, ...rest: unknown[]) => {
      said.push(typeof first === 'string' ? first : first.text);
      return query(first, ...rest);
    }) as pg.PoolClient['query'];
  };
  for (const pool of [server.deps.pool, server.deps.logPool]) pool.on('acquire', note);
  return said;
}
