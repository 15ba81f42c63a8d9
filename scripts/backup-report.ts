import { statSync } from 'node:fs';
import type { BackupManifest } from '../server/backup/backup-format.ts';
import { StartError } from '../server/errors/start-error.ts';

const count = (n: number) => n.toLocaleString('en');

/** What a backup holds, in one line. */
export function describeBackup(
  { taken_at, tables, files, gone, lost }: BackupManifest,
  file: string,
): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const parts = [
    `${count(rows)} rows of ${tables.length} tables and ${count(files.length)} files as of ${taken_at}`,
    `${(statSync(file).size / 1_000_000).toFixed(1)} MB`,
    ...(gone.length > 0 ? [`${count(gone.length)} files were deleted meanwhile`] : []),
    ...(lost.length > 0 ? [`${count(lost.length)} files are missing, the site had lost them`] : []),
  ];
  return parts.join(', ');
}

/** Ends the process: with a sentence for what the operator can change, with a stack for what nobody foresaw. */
export function endWith(what: string): (error: unknown) => void {
  return (error) => {
    const isOrdered = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
    const said =
      error instanceof StartError || isOrdered
        ? (error as Error).message
        : `${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    process.stderr.write(`${said}\n`);
    process.exitCode = 1;
  };
}
