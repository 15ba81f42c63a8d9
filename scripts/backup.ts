/*
 * `npm run backup -- <file or folder>`: the whole site as it is at one moment, database and files, in one file; the site
 * stays up (docs/how-to/operate.md). Settings as for the server. `--accept-lost` goes on when the site itself has lost
 * bytes of files.
 */
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openSource } from '../server/backup/open-places.ts';
import { createProgress } from '../server/backup/progress.ts';
import { writeBackup } from '../server/backup/write-backup.ts';
import { readConfig } from '../server/config.ts';
import { StartError } from '../server/errors/start-error.ts';
import { describeBackup, endWith } from './backup-report.ts';

const usage = 'Usage: npm run backup -- <file or folder> [--accept-lost]';

/** In a folder under the moment of the backup. */
function targetOf(given: string): string {
  const path = resolve(given);
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const moment = new Date().toISOString().replaceAll(':', '-').replace(/\..*/, 'Z');
  return isFolder ? join(path, `loupe-${moment}.tar.gz`) : path;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'accept-lost': { type: 'boolean', default: false } },
  });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new StartError(usage);
  const target = targetOf(given);
  const progress = createProgress((line) => process.stdout.write(`${line}\n`));
  const source = await openSource(readConfig(process.env));
  try {
    const manifest = await writeBackup({ source, target, acceptsLost: values['accept-lost'], progress });
    progress.say(`Backed up to ${target}: ${describeBackup(manifest, target)}.`);
    progress.say(
      'It holds everything people have stored, and secrets: keep it where nobody else can read it.',
    );
  } finally {
    await source.close();
  }
}

await main().catch(endWith('No backup was made'));
