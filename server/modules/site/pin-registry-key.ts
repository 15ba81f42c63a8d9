import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostBuildId, hostBuildName, readHostBuild } from '@loupe/federation/registry/host-build';
import { pinnedKey } from '@loupe/federation/registry/pinned-key';
import { writeCompressed } from '../releases/release-folder.ts';

const hashedScript = /^(.+)\.[0-9a-f]{8,}\.js$/;
const nameHashLength = 10;

interface Renaming {
  readonly from: string;
  readonly to: string;
}

function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The build of the host under another key is another build, the same in every process that has the key. */
function nameBuild(page: string, key: string): string {
  const build = readHostBuild(page);
  if (build === null) return page;
  const [builtAt = '', content = ''] = build.split('-');
  const pinned = createHash('sha256').update(`${content} ${key}`).digest('hex');
  const named = hostBuildId(new Date(Number.parseInt(builtAt, 36)), pinned);
  return page.replace(`"${hostBuildName}" content="${build}"`, () => `"${hostBuildName}" content="${named}"`);
}

/** Writes the key into one script, which gets the name and the hash of its new content. */
async function pinScript(folder: string, file: string, key: string): Promise<readonly Renaming[]> {
  const [, name] = hashedScript.exec(file) ?? [];
  if (name === undefined) return [];
  const before = await readFile(join(folder, file));
  if (!before.includes(pinnedKey)) return [];
  const after = Buffer.from(before.toString('utf8').replaceAll(pinnedKey, () => key));
  const hash = createHash('sha256').update(after).digest('hex').slice(0, nameHashLength);
  const renamed = `${name}.${hash}.js`;
  for (const ending of ['', '.br', '.gz']) await rm(join(folder, file + ending), { force: true });
  await writeCompressed(join(folder, renamed), after);
  return [
    { from: file, to: renamed },
    { from: integrityOf(before), to: integrityOf(after) },
  ];
}

/**
 * Copies a build of the host and writes the public key of this site's registry into its entries, so that the key has the
 * integrity of the host's own code: what a page brings as data can name no other (docs/decisions/0016). `isPinned` false:
 * the build has no place for a key, and runs no slice.
 */
export async function pinRegistryKey(
  build: string,
  into: string,
  key: string,
): Promise<{ readonly isPinned: boolean }> {
  await cp(build, into, { recursive: true });
  const renamings: Renaming[] = [];
  for (const file of await readdir(into)) renamings.push(...(await pinScript(into, file, key)));
  const page = join(into, 'index.html');
  const renamed = renamings.reduce(
    (text, { from, to }) => text.replaceAll(from, () => to),
    nameBuild(await readFile(page, 'utf8'), key),
  );
  await writeFile(page, renamed);
  return { isPinned: renamings.length > 0 };
}
