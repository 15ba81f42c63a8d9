import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What a new slice is made of: name → version, as `package.json` has it. */
export interface KitVersions {
  /** Our own packages. */
  readonly own: Readonly<Record<string, string>>;
  /** What host and slice have together. */
  readonly peers: Readonly<Record<string, string>>;
  /** Compiler, tests and types. */
  readonly tools: Readonly<Record<string, string>>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly peerDependencies: Readonly<Record<string, string>>;
}

const require = createRequire(import.meta.url);

async function manifestOf(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(require.resolve(`${name}/package.json`), 'utf8')) as Manifest;
}

const isTool = (name: string) => /^(?:@types\/|typescript$|vitest$)/.test(name);

/** The versions that this kit was packed with. */
export async function readKitVersions(): Promise<KitVersions> {
  const { peerDependencies } = await manifestOf('@loupe/slice-kit');
  const ours = ['@loupe/shared', '@loupe/federation', '@loupe/slice-kit'];
  const versions = ours.map(async (name) => [name, (await manifestOf(name)).version] as const);
  // Exactly those of the host: a slice that was built with a later one would ask the host for that.
  const others = Object.entries(peerDependencies)
    .filter(([name]) => !ours.includes(name))
    .map(([name, range]) => [name, range.replace(/^[~^]/, '')] as const);
  return {
    own: Object.fromEntries(await Promise.all(versions)),
    peers: Object.fromEntries(others.filter(([name]) => !isTool(name))),
    tools: Object.fromEntries(others.filter(([name]) => isTool(name))),
  };
}
