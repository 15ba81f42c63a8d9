import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { remoteFiles } from './remote-template.ts';
import { untranslated } from './untranslated.ts';

async function textsOf(file: string): Promise<unknown> {
  return await import(/* @vite-ignore */ file);
}

it('writes the texts of a new slice in both languages, so that the check of texts passes at once', async () => {
  const files = remoteFiles({ name: 'field-notes', owner: 'Notes', hostContract: '1.1.0', packageJson: {} });
  const folder = await mkdtemp(join(tmpdir(), 'loupe-template-'));
  try {
    for (const language of ['en', 'de'])
      await writeFile(join(folder, `${language}.ts`), files[`src/messages/${language}.ts`] ?? '');
    const [english, german] = [await textsOf(join(folder, 'en.ts')), await textsOf(join(folder, 'de.ts'))];
    expect(english).toMatchObject({ texts: { title: 'Field Notes' } });
    expect(untranslated(english, german)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
