import { readArchive, sha256Of } from './backup-archive.ts';
import {
  aboutPath,
  assertReadable,
  BackupDamaged,
  manifestPath,
  readManifest,
  type BackupEntry,
  type BackupManifest,
} from './backup-format.ts';
import type { Progress } from './progress.ts';

/** Reads a backup from its first byte to its last and answers what it holds. Throws BackupDamaged unless all of it is there. */
export async function verifyBackup(file: string, progress: Progress): Promise<BackupManifest> {
  const seen: BackupEntry[] = [];
  let manifest: BackupManifest | null = null;
  for await (const { path, content } of readArchive(file)) {
    if (manifest) throw new BackupDamaged(file, 'it goes on after its end');
    if ((seen.length === 0) !== (path === aboutPath))
      throw new BackupDamaged(file, 'it is no backup of Loupe');
    if (path === aboutPath) assertReadable(content, file);
    if (path === manifestPath) manifest = readManifest(content, file);
    else seen.push({ path, bytes: content.length, sha256: sha256Of(content) });
    progress.at(`checked ${seen.length} parts`);
  }
  if (!manifest) throw new BackupDamaged(file, 'it was cut off, its end is missing');
  const other = firstDifference(manifest.entries, seen);
  if (other !== null) throw new BackupDamaged(file, `its part ${other} is not what was written`);
  return manifest;
}

function firstDifference(told: readonly BackupEntry[], seen: readonly BackupEntry[]): string | null {
  for (let n = 0; n < Math.max(told.length, seen.length); n += 1) {
    const [one, other] = [told[n], seen[n]];
    if (one?.path !== other?.path || one?.bytes !== other?.bytes || one?.sha256 !== other?.sha256)
      return one?.path ?? other?.path ?? '';
  }
  return null;
}
