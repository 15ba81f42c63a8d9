import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { integrityOf } from '../packages/federation/build/release-files.ts';
import { describeResults, testedVersions } from '../packages/federation/contract-kit/contract-report.ts';
import { hostContracts } from '../packages/federation/host-api/contract-versions.ts';
import type { ReleaseManifest } from '../packages/federation/registry/registry-document.ts';
import { runContract } from '../scripts/slice-contract.ts';

const remotes = join(import.meta.dirname, '../remotes');

for (const name of ['chat', 'billing', 'admin', 'share']) {
  test(`the built slice holds the host contract of today and the one that is being prepared: ${name}`, async () => {
    test.setTimeout(300_000);
    const results = await runContract(join(remotes, name, 'dist'));
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(results.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(testedVersions(results)).toEqual(
      expect.arrayContaining([hostContracts.current, hostContracts.next]),
    );
  });
}

/** Writes a release whose page is the given component, as a build would leave it. */
async function writeSlice(folder: string, hostApi: `^${string}`, component: string): Promise<void> {
  const code = `window.loupe_remote_sample = { init() {}, get: async () => () => ({ Page: ${component} }) };`;
  const entry = { file: 'entry.js', integrity: integrityOf(Buffer.from(code)) };
  const manifest: ReleaseManifest = {
    schema: 2,
    name: 'sample',
    owner: 'Sample',
    version: '1.0.0-0000000000',
    host_api: hostApi,
    entry,
    exposes: { './page': { scripts: [], styles: [] } },
    routes: { '/apps/sample': './page' },
    slots: {},
    permissions: [],
    files: [{ ...entry, bytes: code.length, gzip_bytes: code.length }],
    shared: {},
  };
  await writeFile(join(folder, 'entry.js'), code);
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest));
}

test.describe('a slice that does not hold the contract', () => {
  let folder: string;
  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'loupe-contract-'));
  });
  test.afterEach(() => rm(folder, { recursive: true, force: true }));

  test('learns which version it asks too much of', async () => {
    const asksForMore = "({ host }) => host.reportError(new Error('no')) ?? null";
    await writeSlice(folder, '^1.0.0', asksForMore);
    const results = await runContract(folder);
    expect(testedVersions(results)).toEqual([hostContracts.current, hostContracts.next]);
    expect(describeResults(results)).toMatch(
      /host contract 1\.3\.0: does not hold\n {4}\.\/page, silent server: .*reportError/,
    );
  });

  test('is not asked about a host that is older than what it says it needs', async () => {
    const asksForMore = "({ host }) => host.reportError(new Error('no')) ?? null";
    await writeSlice(folder, '^1.4.0', asksForMore);
    const results = await runContract(folder);
    expect(results.map(({ isOffered, errors }) => [isOffered, errors])).toEqual([
      [false, []],
      [true, []],
      [true, []],
    ]);
  });

  test('is warned, by name, of what the next contract takes away', async () => {
    await writeSlice(folder, '^1.0.0', '({ host }) => host.$theme.get()');
    const results = await runContract(folder);
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(results.map(({ warnings }) => warnings.length)).toEqual([1, 1, 1]);
    expect(results[1]?.warnings[0]).toContain('The slice sample uses host.$theme');
  });

  test('learns what it leaves to fail when the server does', async () => {
    await writeSlice(
      folder,
      '^1.0.0',
      `({ host }) => { void host.request('GET /me').then((answer) => answer.data.user.name); return null; }`,
    );
    const results = await runContract(folder);
    expect(testedVersions(results)).toEqual([]);
    expect(results[0]?.errors).toEqual([expect.stringContaining('./page, failing server: ')]);
  });
});
