import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

type StandIns = typeof import('../../packages/federation/build/stand-ins.ts');

interface Loading {
  onLoad(
    filter: { filter: RegExp },
    load: (file: {
      path: string;
    }) => Promise<{ contents: string; loader: string; resolveDir: string } | undefined>,
  ): void;
  onResolve(
    filter: { filter: RegExp },
    resolve: (asked: { path: string }) => { path: string } | undefined,
  ): void;
}

/** The tables of a repository; a checkout from before they stood in a file of their own has none that matter here. */
async function tablesOf(repository: string): Promise<Pick<StandIns, 'inertParsers' | 'unusedParts'>> {
  const path = join(repository, 'packages/federation/build/stand-ins.ts');
  const isThere = await readFile(path).catch(() => undefined);
  if (isThere === undefined) return { inertParsers: {} as StandIns['inertParsers'], unusedParts: [] };
  return (await import(pathToFileURL(path).href)) as StandIns;
}

/** Puts the parts of the product's build that take the place of library files into the harness' bundle too. */
export async function standInsFor(repository: string) {
  const { inertParsers, unusedParts } = await tablesOf(repository);
  const parsers: Readonly<Record<string, string>> = inertParsers;
  return {
    name: 'stand-ins',
    setup({ onLoad, onResolve }: Loading) {
      onResolve({ filter: /^[^./]/ }, ({ path }) => {
        const standIn = parsers[`${path}$`];
        return standIn === undefined ? undefined : { path: standIn };
      });
      onLoad({ filter: /\.m?js$/ }, async ({ path }) => {
        const standIn = unusedParts.find(([part]) => part.test(path))?.[1];
        if (standIn === undefined) return undefined;
        const loader = standIn.endsWith('.ts') ? 'ts' : 'js';
        return { contents: await readFile(standIn, 'utf8'), loader, resolveDir: dirname(standIn) };
      });
    },
  };
}
