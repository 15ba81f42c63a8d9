import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '@loupe/federation/build/bundler';
import { defineRemote } from '@loupe/federation/build/define-remote';
import type { RemoteDeclaration } from '@loupe/federation/registry/remote-declaration';
import { languageNames, languages } from '@loupe/shared/lib/language';
import { findChromium } from '../contract/find-browser.ts';
import type { ContractKit } from '../contract/run-contract.ts';
import { Stop } from '../release/release-api.ts';
import { say } from '../release/release-slice.ts';

/** A slice in a repository of its own. */
export interface OwnSlice {
  /** Its folder, absolute. */
  readonly root: string;
  readonly declaration: RemoteDeclaration;
}

/** Reads what the slice in a folder says it is. Throws a `Stop` when there is none. */
export async function readOwnSlice(root: string): Promise<OwnSlice> {
  const file = join(root, 'remote.ts');
  if (!existsSync(file))
    throw new Stop('There is no remote.ts here: run this in the folder of a slice, or make one with create.');
  const { declaration } = (await import(pathToFileURL(file).href)) as { declaration?: RemoteDeclaration };
  if (!declaration) throw new Stop('remote.ts does not export a declaration.');
  return { root, declaration };
}

function run(what: string, root: string, program: string, ...args: readonly string[]): void {
  say(`— ${what}`);
  const path = join(root, 'node_modules', program);
  if (!existsSync(path)) throw new Stop(`${program.split('/')[0]} is not installed: run npm install.`);
  const { status } = spawnSync(process.execPath, [path, ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Stop(`${what} failed.`);
}

/** Checks types in each language, runs the slice's own tests, and builds its release into `dist`. */
export async function checkAndBuild({ root, declaration }: OwnSlice): Promise<void> {
  for (const language of languages)
    run(
      `types in ${languageNames[language]}`,
      root,
      'typescript/bin/tsc',
      '-p',
      '.',
      '--customConditions',
      language,
    );
  run('tests', root, 'vitest/vitest.mjs', 'run', '--passWithNoTests', '--silent=true');
  say('— build');
  await bundle(defineRemote({ root, declaration })({}, { mode: 'production' }));
}

interface PackageFile {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

async function packageFile(folder: string): Promise<PackageFile> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as PackageFile;
}

/** Versions of what the kit's page is made of: another version, another page. */
async function stampOf(root: string): Promise<string> {
  const peers = Object.keys((await packageFile(root)).peerDependencies ?? {});
  const hash = createHash('sha256');
  for (const name of ['@loupe/federation', ...peers])
    hash.update(`${name} ${(await packageFile(join(root, 'node_modules', name))).version}\n`);
  return hash.digest('hex');
}

/** The contract kit with the shares that the slice was built with: those of a host of their version. */
export async function ownKit({ root }: OwnSlice): Promise<ContractKit> {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Stop(
      'No Chromium was found: run npx playwright-core install chromium, or set CHROMIUM_PATH to one.',
    );
  return {
    root,
    output: join(root, '.cache/contract-kit'),
    stamp: await stampOf(root),
    browser: {
      executablePath,
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  };
}
