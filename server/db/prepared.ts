import { sql, type Placeholder } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowReader } from './row-reader.ts';

interface Question<Rows> {
  execute(values: Record<string, unknown>): Promise<Rows>;
}

interface Preparable<Rows> {
  prepare(name: string): Question<Rows>;
}

/** What a connection is asked under it, it does not keep. */
const unnamed = '';

/**
 * A question that is asked again and again: its text is built once for a process, and each connection has it parsed and
 * planned once, inside transactions too. `build` names its values by `sql.placeholder`; the name is the question's own in
 * the whole server. Only for questions whose plan is the same whatever the values are: after a few times PostgreSQL plans
 * no more.
 */
export function prepared<Values extends object, Rows>(
  name: string,
  build: (db: Database) => Preparable<Rows>,
): (db: Database, values: Values) => Promise<Rows> {
  let question: Question<Rows> | undefined;
  return async (db, values) => {
    question ??= readQuickly(build(db).prepare(name));
    return await askedOf(db, question).execute(Object.fromEntries(Object.entries(values)));
  };
}

/**
 * The same for a question whose best plan depends on its values, like a search: its text is built once for a process, and
 * planned each time with the values in it. What they make true or false of a condition, as `$1 is null or …`, is then no
 * part of the plan.
 */
export function plannedEachTime<Values extends object, Rows>(
  build: (db: Database) => Preparable<Rows>,
): (db: Database, values: Values) => Promise<Rows> {
  return prepared(unnamed, build);
}

/**
 * A limit that is in the text of a question. As a value of it, which drizzle makes of every number, PostgreSQL does not
 * know it when it plans for all values: it then prepares for a tenth of the table, or plans again each time.
 */
export function limitInText(rows: number): Placeholder {
  if (!Number.isSafeInteger(rows) || rows < 0) throw new RangeError(`A limit of ${rows} rows.`);
  // drizzle writes any piece of SQL there; its type names only the one it has a use for itself.
  return sql.raw(String(rows)) as unknown as Placeholder;
}

/**
 * The same question, asked on the connection of another database or transaction. drizzle builds a text for one connection
 * only, and building it costs more than most of these questions; besides the connection nothing in it depends on that.
 */
function askedOf<Rows>(db: Database, question: Question<Rows>): Question<Rows> {
  const client: unknown = Reflect.get(db._.session, 'client');
  if (!client) throw new TypeError('The connection of a database is not where it is looked for.');
  return Object.create(question, { client: { value: client } }) as Question<Rows>;
}

/** drizzle keeps what it selects, and which tables its joins leave out, with the question, and takes a reader of one's own. */
function readQuickly<Rows>(question: Question<Rows>): Question<Rows> {
  const selected = Reflect.get(question, 'fields') as Parameters<typeof rowReader>[0] | undefined;
  const isAlwaysThere = Reflect.get(question, 'joinsNotNullableMap') as Parameters<typeof rowReader>[1];
  const read = selected && rowReader(selected, isAlwaysThere);
  if (!read) return question;
  const customResultMapper = (rows: readonly unknown[][]) => rows.map(read);
  return Object.create(question, { customResultMapper: { value: customResultMapper } }) as Question<Rows>;
}
