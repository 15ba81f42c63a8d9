import type { Database } from './database.ts';

interface Preparable<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/**
 * A question that is asked again and again: its text is built once for a database, and each of its connections has it
 * parsed and planned once. `build` names its values by `sql.placeholder`; the name is the question's own in the whole
 * server. Only for questions whose plan is the same whatever the values are: after a few times PostgreSQL plans no more.
 */
export function prepared<Values extends object, Rows>(
  name: string,
  build: (db: Database) => Preparable<Rows>,
): (db: Database, values: Values) => Promise<Rows> {
  const known = new WeakMap<Database, ReturnType<Preparable<Rows>['prepare']>>();
  return async (db, values) => {
    const question = known.get(db) ?? build(db).prepare(name);
    known.set(db, question);
    return await question.execute(Object.fromEntries(Object.entries(values)));
  };
}
