import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commonStamp, keepStamp, serverBuilt, stampOf } from './build-stamps.ts';
import { serverEntry } from './server-entry.ts';
import { throwAwayFolder } from './throw-away-folder.ts';

let root: string;
beforeEach(() => (root = throwAwayFolder('entry')));
afterEach(async () => await rm(root, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), text);
}

/** A repository in small, whose server was built. */
async function buildIt(): Promise<void> {
  for (const path of ['packages/shared/lib/a.ts', 'packages/federation/b.ts', 'pnpm-lock.yaml'])
    await write(path, path);
  await write('server/index.ts', 'source');
  await write('server/dist/bundle/index.js', 'bundle');
  await keepStamp(root, serverBuilt, await stampOf(root, serverBuilt, await commonStamp(root)));
}

const [source, bundle] = ['server/index.ts', 'server/dist/bundle/index.js'];

it('starts the bundle that was built from just these sources', async () => {
  await buildIt();
  expect(await serverEntry(root)).toBe(join(root, bundle));
});

it.each(['server/index.ts', 'server/db/migrations/0001.sql', 'packages/shared/lib/a.ts', 'pnpm-lock.yaml'])(
  'starts from the sources when %s is another than what was built',
  async (path) => {
    await buildIt();
    await write(path, 'changed');
    expect(await serverEntry(root)).toBe(join(root, source));
  },
);

it.each([bundle, '.cache/builds/server'])('starts from the sources when there is no %s', async (path) => {
  await buildIt();
  await rm(join(root, path));
  expect(await serverEntry(root)).toBe(join(root, source));
});

it('starts the bundle still when only a test or what a build leaves has changed', async () => {
  await buildIt();
  await write('server/index.test.ts', 'another test');
  await write('server/dist/samples.json', '{}');
  expect(await serverEntry(root)).toBe(join(root, bundle));
});
