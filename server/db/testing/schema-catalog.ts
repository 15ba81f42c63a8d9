import type pg from 'pg';

/** What PostgreSQL says of the tables: what code that was written for them reads, writes and may not break. */
export interface SchemaCatalog {
  /** By `table.column`. */
  readonly columns: ReadonlyMap<string, Column>;
  /** Rules for rows, by table and definition: unique indexes, checks and foreign keys. */
  readonly rules: ReadonlySet<string>;
  readonly tables: ReadonlySet<string>;
}

interface Column {
  readonly type: string;
  readonly isNullable: boolean;
  /** Filled by PostgreSQL when the insert does not name it. */
  readonly isFilled: boolean;
}

export async function readCatalog(pool: pg.Pool): Promise<SchemaCatalog> {
  const { rows: columns } = await pool.query<{ name: string; tab: string } & Column>(`
    select c.relname as tab, c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "isFilled"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`);
  const { rows: rules } = await pool.query<{ rule: string }>(`
    select c.relname || ': ' || pg_get_constraintdef(k.oid) as rule
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and k.contype in ('c', 'f', 'u', 'x')
    union
    select t.relname || ': ' || regexp_replace(pg_get_indexdef(i.indexrelid), '^.* USING ', 'UNIQUE ')
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and i.indisunique and not i.indisprimary`);
  return {
    columns: new Map(
      columns.map(({ name, type, isNullable, isFilled }) => [name, { type, isNullable, isFilled }]),
    ),
    rules: new Set(rules.map(({ rule }) => rule)),
    tables: new Set(columns.map(({ tab }) => tab)),
  };
}

/** What code that was written for `before` meets in `after`: each as `table.column: what`, or as the new rule. */
export function breakingChanges(before: SchemaCatalog, after: SchemaCatalog): string[] {
  const isNewTable = (name: string) => !before.tables.has(name.split(/[.:]/)[0] ?? '');
  const broken: string[] = [];
  for (const [name, was] of before.columns) {
    const is = after.columns.get(name);
    if (!is) broken.push(`${name}: is gone or has another name`);
    else if (is.type !== was.type) broken.push(`${name}: was ${was.type}, is ${is.type}`);
    else if (was.isNullable && !is.isNullable) broken.push(`${name}: takes no null any more`);
    else if (was.isFilled && !is.isFilled && !is.isNullable) broken.push(`${name}: is not filled any more`);
  }
  for (const [name, { isNullable, isFilled }] of after.columns)
    if (!before.columns.has(name) && !isNewTable(name) && !isNullable && !isFilled)
      broken.push(`${name}: is new, and must be named in every insert`);
  const isNewColumn = (name: string) => after.columns.has(name) && !before.columns.has(name);
  for (const rule of after.rules)
    if (!before.rules.has(rule) && !isNewTable(rule) && !isOfNewColumns(rule, isNewColumn)) broken.push(rule);
  return broken.toSorted();
}

/** A foreign key of columns that code from before does not write holds for none of its rows. */
function isOfNewColumns(rule: string, isNew: (column: string) => boolean): boolean {
  const [, table, columns] = /^(\w+): FOREIGN KEY \(([\w, ]+)\)/.exec(rule) ?? [];
  return columns?.split(', ').every((column) => isNew(`${table}.${column}`)) ?? false;
}
