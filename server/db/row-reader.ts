import { Column, getTableName, is, SQL } from 'drizzle-orm';

/** A value of an answer: where it goes in the object of its row, and what it is read as. */
interface Selected {
  readonly path: readonly string[];
  readonly field: unknown;
}

interface Place {
  readonly outer: string;
  /** Inside the object of that name; null beside it. */
  readonly inner: string | null;
  /** Null for what comes as it is meant. */
  readonly decode: ((value: unknown) => unknown) | null;
}

/** The object of a joined table that may have no row: null when its first column is. */
interface MaybeNone {
  readonly name: string;
  readonly first: number;
}

type Row = Record<string, unknown>;

/**
 * Reads the rows of one question as drizzle does (`mapResultRow` of 0.45), with everything found out before the first row
 * that is the same for all: looking again for each value of each row what kind of field it is takes longer than the rest.
 * `isAlwaysThere` says by table whether the joins let it have no row; undefined without joins. Undefined, so that drizzle
 * reads them itself, for rows of deeper objects.
 */
export function rowReader(
  selected: readonly Selected[],
  isAlwaysThere: Readonly<Record<string, boolean>> | undefined,
): ((row: readonly unknown[]) => Row) | undefined {
  if (selected.some(({ path }) => path.length > 2)) return undefined;
  const places = selected.map(placeOf);
  const maybeNone = isAlwaysThere ? maybeNoneOf(selected, isAlwaysThere) : [];
  return (row) => {
    const read: Row = {};
    for (const [index, { outer, inner, decode }] of places.entries()) {
      const raw = row[index];
      const value = raw === null || decode === null ? raw : decode(raw);
      if (inner === null) read[outer] = value;
      else ((read[outer] ??= {}) as Row)[inner] = value;
    }
    for (const { name, first } of maybeNone) if (row[first] === null) read[name] = null;
    return read;
  };
}

function placeOf({ path, field }: Selected): Place {
  const [outer, inner = null] = path;
  if (outer === undefined) throw new TypeError('A value of a question has no name.');
  return { outer, inner, decode: decodeOf(field) };
}

type Decoder = { mapFromDriverValue(value: unknown): unknown };

function decodeOf(field: unknown): Place['decode'] {
  if (is(field, Column)) {
    const isPlain = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
    return isPlain ? null : (value) => field.mapFromDriverValue(value);
  }
  const formula = is(field, SQL) ? field : (field as { readonly sql: SQL }).sql;
  const decoder = Reflect.get(formula, 'decoder') as Decoder;
  return (value) => decoder.mapFromDriverValue(value);
}

/** Objects whose columns are all of one table. */
function maybeNoneOf(
  selected: readonly Selected[],
  isAlwaysThere: Readonly<Record<string, boolean>>,
): MaybeNone[] {
  const columns = selected.flatMap(({ path, field }, index) =>
    path.length === 2 && is(field, Column)
      ? [{ name: path[0] ?? '', table: getTableName(field.table), index }]
      : [],
  );
  return [...Map.groupBy(columns, ({ name }) => name).values()].flatMap(([first, ...others]) =>
    first && !isAlwaysThere[first.table] && others.every(({ table }) => table === first.table)
      ? [{ name: first.name, first: first.index }]
      : [],
  );
}
