import type pg from 'pg';

/** Where tables, columns, rules, functions, settings and statistics of a database are written down. */
const catalogues = [
  'pg_attrdef',
  'pg_attribute',
  'pg_class',
  'pg_constraint',
  'pg_db_role_setting',
  'pg_extension',
  'pg_index',
  'pg_largeobject_metadata',
  'pg_namespace',
  'pg_policy',
  'pg_proc',
  'pg_rewrite',
  'pg_statistic',
  'pg_trigger',
  'pg_type',
];

const statement = catalogues
  .map((name) => `(select count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) from ${name})`)
  .join(" || ',' || ");

/** Another text after every change of the schema: each writes a row of a catalogue, under a number of its own. */
export async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>({
    name: 'schema',
    text: `select ${statement} as schema`,
    values: [],
  });
  return rows[0]?.schema ?? '';
}
