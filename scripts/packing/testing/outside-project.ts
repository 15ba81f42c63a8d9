import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { readTar } from '../../../server/archive/tar-files.ts';
import { publishables } from '../publishable.ts';

const packages = join(import.meta.dirname, '../../../packages');

/** A folder outside of the repository, in which the tarballs are installed. */
export interface OutsideProject {
  readonly folder: string;
  /** Folder of an installed package of ours. */
  folderOf(name: string): string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  /** Runs Node there, and answers with all it said. */
  run(...args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }>;
}

async function unpack(tarball: string, folder: string): Promise<void> {
  const bytes = gunzipSync(await readFile(tarball));
  for await (const { path, content } of readTar(Readable.from([bytes]))) {
    const place = join(folder, path.replace(/^package\//, ''));
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
  }
}

/** What a package manager would get from the registry, by links to what the repository has installed of it. */
async function linkThirdParties(modules: string): Promise<void> {
  for (const { folder } of publishables) {
    const installed = join(packages, folder, 'node_modules');
    for (const entry of await readdir(installed)) {
      if (entry.startsWith('.') || entry === '@loupe') continue;
      const names = entry.startsWith('@')
        ? (await readdir(join(installed, entry))).map((one) => `${entry}/${one}`)
        : [entry];
      for (const name of names) await link(join(installed, name), join(modules, name));
    }
  }
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await symlink(target, path, 'dir').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Installs tarballs, name → path, in a fresh folder of the system's temporary ones. */
export async function outsideProject(tarballs: ReadonlyMap<string, string>): Promise<OutsideProject> {
  const folder = await mkdtemp(join(tmpdir(), 'loupe-outside-'));
  const folderOf = (name: string) => join(folder, 'node_modules', name);
  await linkThirdParties(join(folder, 'node_modules'));
  for (const [name, tarball] of tarballs) await unpack(tarball, folderOf(name));
  return {
    folder,
    folderOf,
    async write(files) {
      for (const [path, text] of Object.entries(files)) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), text);
      }
    },
    run(...args) {
      const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
      const said: string[] = [];
      child.stdout.on('data', (text: Buffer) => said.push(text.toString()));
      child.stderr.on('data', (text: Buffer) => said.push(text.toString()));
      return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => resolve({ code, said: said.join('') }));
      });
    },
  };
}
