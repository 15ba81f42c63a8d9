import type pg from 'pg';

/**
 * Statements that are prepared at the most, on each connection that asks them: a plan takes some ten kilobytes of the
 * server's memory. The rest is parsed and planned each time, as without this.
 */
const mostPrepared = 256;
/** Texts that were asked once are remembered up to so many; what is asked only once is not worth a name. */
const mostRemembered = 5_000;

interface Asked {
  readonly text: string;
  readonly name?: string;
  readonly values?: readonly unknown[];
}

/**
 * Lets clients of a pool prepare what is asked again: the server then parses and plans a text once for each connection, and
 * not each time, which costs more than most statements themselves. Needs a connection that keeps what was prepared, as all
 * else here does that holds locks or listens: a pooler between is to hand out sessions.
 */
export function preparesOften(): (client: pg.PoolClient) => void {
  const names = new Map<string, string>();
  const once = new Set<string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared || search.test(text)) return known;
    if (!once.delete(text)) {
      if (once.size < mostRemembered) once.add(text);
      return undefined;
    }
    const name = `loupe_${names.size}`;
    names.set(text, name);
    return name;
  };
  return (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((asked: unknown, ...rest: unknown[]) => {
      if (!isPlain(asked)) return query(asked, ...rest);
      const name = nameOf(asked.text);
      return query(name === undefined ? asked : { ...asked, name }, ...rest);
    }) as pg.PoolClient['query'];
  };
}

/** What it finds decides how a search is best done: its plan is made each time. */
const search = /\b(?:i?like|similar to)\b/i;

/** A statement with values: one without goes over in a message that cannot be prepared. */
const isPlain = (asked: unknown): asked is Asked =>
  typeof asked === 'object' &&
  asked !== null &&
  !('submit' in asked) &&
  'text' in asked &&
  (!('name' in asked) || asked.name === undefined) &&
  'values' in asked &&
  Array.isArray(asked.values) &&
  asked.values.length > 0;
