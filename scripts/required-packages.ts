/*
 * Row K1 names the packages that the product is built with and really uses. This tells which of them nothing uses any
 * more: a package that is installed, tested, or spoken of alone is not used.
 */

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

type Use = 'product' | 'build' | 'tests';

/** What the row calls by another name than the one that is imported. */
const importedAs: Readonly<Record<string, readonly string[]>> = {
  rspack: ['@rspack/core'],
  playwright: ['playwright', '@playwright/test'],
};
const useOf: Readonly<Record<string, Use>> = {
  '@module-federation/enhanced': 'build',
  rspack: 'build',
  '@rspack/cli': 'build',
  vitest: 'tests',
  playwright: 'tests',
};
/** Command-line tools that no file imports: the command that is in a script of a package. */
const commandOf: Readonly<Record<string, string>> = { '@rspack/cli': 'rspack' };

const test = /\.(?:test|spec)\.tsx?$/;
const aside = /(?:^|\/)testing\//;
const buildCode = /^(?:packages\/federation\/build\/|scripts\/|(?:host|remotes\/\w+)\/rspack\.config\.ts$)/;
const productCode = /^(?:host|remotes|packages|server)\//;

/** The packages of a row, which are in backticks. */
export function packagesIn(row: string): string[] {
  return [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
}

/** Those of the packages that none of the files uses where it is to be used: in the product, its build, or tests. */
export function unusedPackages(packages: readonly string[], files: readonly SourceFile[]): string[] {
  const used: Record<Use, Set<string>> = { product: new Set(), build: new Set(), tests: new Set() };
  for (const { path, text } of files) {
    const use = useAt(path);
    if (use !== null) for (const name of importsOf(text)) used[use].add(name);
  }
  const manifests = files.filter(({ path }) => /(?:^|\/)package\.json$/.test(path));
  return packages.filter((name) => {
    const command = commandOf[name];
    if (command !== undefined) return !manifests.some(({ text }) => runs(text, command));
    return !(importedAs[name] ?? [name]).some((one) => used[useOf[name] ?? 'product'].has(one));
  });
}

function useAt(path: string): Use | null {
  if (!/\.(?:ts|tsx|mjs)$/.test(path)) return null;
  if (test.test(path)) return 'tests';
  if (aside.test(path)) return null;
  if (buildCode.test(path)) return 'build';
  return productCode.test(path) ? 'product' : null;
}

function runs(manifest: string, command: string): boolean {
  const { scripts = {} } = JSON.parse(manifest) as { scripts?: Record<string, string> };
  return Object.values(scripts).some((script) => script.split(/\s+/).includes(command));
}

const statement =
  /^(?:import|export)\s+(?!type\b)(?:(?<names>[^'";]*?)\sfrom\s+)?'(?<from>[^']+)'|(?<!\*.*)\bimport\(\s*'(?<lazy>[^']+)'/gm;

/** Packages whose code a file takes in; types alone are gone when it runs. */
function importsOf(text: string): string[] {
  return [...text.matchAll(statement)].flatMap(({ groups = {} }) => {
    const { names = '', from, lazy } = groups;
    const isTypesAlone = /^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(names.trim());
    const module = from ?? lazy;
    return module === undefined || isTypesAlone ? [] : [packageOf(module)];
  });
}

function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}
