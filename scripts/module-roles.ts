/** What follows the name of a file and says what it may do; a file without one is a part of its module, without SQL. */
const roles = [
  'routes',
  'usecases',
  'models',
  'policy',
  'presenter',
  'repository',
  'read-model',
  'statements',
  'tables',
] as const;

const speakSql: readonly string[] = ['repository', 'read-model', 'statements', 'tables'];

interface ModuleFile {
  readonly path: string;
  readonly module: string;
  /** Empty without one. */
  readonly role: string;
  readonly text: string;
}

const fileName = /^server\/modules\/([^/]+)\/([^/]+)\.ts$/;
const speaksSql = /from 'drizzle-orm|from '[^']+\.tables\.ts'|\bsql`/;
const write =
  /\b(?:db|tx)\s*\.(?:insert|update|delete)\(|\b(?:insert into|delete from|update \w+ (?:\w+ )?set)\b/;

/**
 * Roles nobody knows, SQL where none belongs, read models that write, and statements about tables of another module.
 * `files` are paths with their text; others than those of modules, and tests, are left out.
 */
export function roleProblems(files: readonly { readonly path: string; readonly text: string }[]): string[] {
  const known = files.flatMap(asModuleFile);
  const owners = new Map(
    known.flatMap(({ module, role, text }) =>
      role === 'tables' ? tablesIn(text).map((table) => [table, module] as const) : [],
    ),
  );
  return known.flatMap((file) => [
    ...problemOfRole(file),
    ...(!speakSql.includes(file.role) && speaksSql.test(file.text)
      ? [`${file.path}: SQL belongs into a repository, read model or statements`]
      : []),
    ...(file.role === 'read-model' && write.test(withoutComments(file.text))
      ? [`${file.path}: a read model only reads`]
      : []),
    ...foreignTables(file, owners).map(
      (table) => `${file.path}: ${table} is a table of ${owners.get(table)}`,
    ),
  ]);
}

function asModuleFile({ path, text }: { readonly path: string; readonly text: string }): ModuleFile[] {
  const [, module, name] = fileName.exec(path) ?? [];
  if (module === undefined || name === undefined || name.endsWith('.test')) return [];
  return [{ path, module, role: name.split('.').slice(1).join('.'), text }];
}

function problemOfRole({ path, role }: ModuleFile): string[] {
  return role === '' || roles.some((one) => one === role)
    ? []
    : [`${path}: nobody knows the role "${role}" (${roles.join(', ')})`];
}

const tablesIn = (text: string): string[] =>
  [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].flatMap(([, name]) => name ?? []);

const written = /\b(?:insert into|delete from|update)\s+(\w+)/g;
const read = /(?<!\bdelete )\b(?:from|join|using)\s+(\w+)/g;

/**
 * Tables of other modules in the SQL of a file. `personal-data` erases a person from all of them, a read model joins them,
 * and so may a statement that writes rows of its own module.
 */
function foreignTables(file: ModuleFile, owners: ReadonlyMap<string, string>): string[] {
  if (file.module === 'personal-data') return [];
  const isForeign = (name: string) => (owners.get(name) ?? file.module) !== file.module;
  const namedIn = (statement: string, pattern: RegExp) =>
    [...statement.matchAll(pattern)].flatMap(([, name]) => name ?? []).filter(isForeign);
  const found = [...withoutComments(file.text).matchAll(/`[^`]*`/g)].flatMap(([statement]) => {
    const writes = namedIn(statement, written);
    const isWrite = statement.search(written) >= 0;
    const mayJoin = file.role === 'read-model' || (file.role === 'repository' && isWrite);
    return mayJoin ? writes : [...writes, ...namedIn(statement, read)];
  });
  return [...new Set(found)];
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
