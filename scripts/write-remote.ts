import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteFiles, type NewRemote } from '../packages/slice-kit/slice/slice-template.ts';

const root = join(import.meta.dirname, '..');

/** Runs the formatter with the settings of the repository, wherever the files are. */
export function format(args: readonly string[]) {
  const program = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const settings = ['--config', join(root, '.oxfmtrc.json')];
  return spawnSync(process.execPath, [program, ...settings, ...args], { encoding: 'utf8' });
}

/**
 * Writes the files of a new slice in the format of the repository: what fits a line depends on the name, and which
 * quotes are right on the owner.
 */
export async function writeRemote(folder: string, remote: NewRemote): Promise<void> {
  for (const [file, content] of Object.entries(remoteFiles(remote))) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const { status, stderr } = format([folder]);
  if (status !== 0) process.stderr.write(stderr);
}
