import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PackageJson } from '../packages/slice-kit/slice/slice-template.ts';
import { untranslated } from './untranslated.ts';
import { format, writeRemote } from './write-remote.ts';

// The formatter is a program of its own, and starting one takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const model = join(import.meta.dirname, '../remotes/share/package.json');
const packageJson = JSON.parse(await readFile(model, 'utf8')) as PackageJson;
const common = { hostContract: '1.2.0', packageJson };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loupe-template-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What the check of the format says against the folder. */
function unformatted(): string {
  const { status, stdout, stderr } = format(['--check', folder]);
  return status === 0 ? '' : stdout + stderr;
}

async function textsOf(file: string): Promise<unknown> {
  return await import(/* @vite-ignore */ file);
}

it('writes the texts of a new slice in both languages, so that the check of texts passes at once', async () => {
  await writeRemote(folder, { ...common, name: 'field-notes', owner: 'Notes' });
  const file = (language: string) => join(folder, 'src/messages', `${language}.ts`);
  const [english, german] = [await textsOf(file('en')), await textsOf(file('de'))];
  expect(english).toMatchObject({ texts: { title: 'Field Notes' } });
  expect(untranslated(english, german)).toEqual([]);
});

it('writes a new slice so that the check of the format passes at once, with short names and long ones', async () => {
  for (const letters of [3, 10, 11, 40]) {
    const name = 'n'.repeat(letters);
    await writeRemote(join(folder, name), { ...common, name, owner: 'Notes' });
  }
  expect(unformatted()).toEqual('');
});

it.each(["O'Brien", `O'Brien's "A" team\\`])(
  'writes the owner of a new slice as it was given: %s',
  async (owner) => {
    await writeRemote(folder, { ...common, name: 'field-notes', owner });
    const written = /owner: (.*),\n/.exec(await readFile(join(folder, 'remote.ts'), 'utf8'))?.[1] ?? '';
    expect(runInNewContext(written)).toBe(owner);
    expect(unformatted()).toEqual('');
  },
);
