/*
 * `npm run restore -- <file>`: puts a backup into an empty data folder and, with DATABASE_URL, an empty database
 * (docs/how-to/operate.md). Settings as for the server. `--check` only reads the backup and says whether it is whole.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openTarget } from '../server/backup/open-places.ts';
import { createProgress } from '../server/backup/progress.ts';
import { restoreBackup } from '../server/backup/restore-backup.ts';
import { verifyBackup } from '../server/backup/verify-backup.ts';
import { readConfig } from '../server/config.ts';
import { StartError } from '../server/errors/start-error.ts';
import { describeBackup, endWith } from './backup-report.ts';

const usage = 'Usage: npm run restore -- <file> [--check]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new StartError(usage);
  const file = resolve(given);
  const progress = createProgress((line) => process.stdout.write(`${line}\n`));
  const manifest = await verifyBackup(file, progress);
  progress.say(`The backup is whole: ${describeBackup(manifest, file)}.`);
  if (values.check) return;
  const target = await openTarget(readConfig(process.env));
  let isDone = false;
  try {
    await restoreBackup(file, manifest, target, progress);
    isDone = true;
  } finally {
    await target.close(isDone);
  }
  progress.say('Restored. Start the site with npm start.');
}

await main().catch(endWith('Nothing was restored'));
