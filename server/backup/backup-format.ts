import { z } from 'zod';
import { StartError } from '../errors/start-error.ts';

/** Rises when an older Loupe could not read what is written. */
export const backupFormat = 1;

/** The first entry: what the file is. */
export const aboutPath = 'about.json';
/** The last entry: what has to be there. Without it the backup was cut off. */
export const manifestPath = 'manifest.json';
/** The key that signs the registry, of a site that has it in its data folder. */
export const registryKeyPath = 'registry-key.pem';

const table = z.object({
  /** With its schema, as in `public.runs`. */
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.number().int().min(0),
  /** Entries that hold its rows one after the other, in PostgreSQL's text format of COPY. */
  parts: z.array(z.string()),
});

const manifestSchema = z.object({
  format: z.literal(backupFormat),
  /** The moment whose state it holds. */
  taken_at: z.iso.datetime(),
  /** Hashes of the migrations that made its schema, in their order. */
  migrations: z.array(z.string()).min(1),
  /** In an order in which rows can be loaded: what is pointed at comes first. */
  tables: z.array(table),
  /** The next value of each sequence is `value`, or the one after it when `is_called`. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), is_called: z.boolean() })),
  /** Bytes of the store: which entry holds what was under which key. */
  files: z.array(z.object({ path: z.string(), key: z.string() })),
  /** Keys of files and chunks whose rows are there but which were deleted while the backup was taken. */
  gone: z.array(z.string()),
  /** Keys whose bytes the site itself did not have any more. */
  lost: z.array(z.string()),
  entries: z.array(z.object({ path: z.string(), bytes: z.number().int(), sha256: z.string() })),
});

export type BackupManifest = z.output<typeof manifestSchema>;
export type BackupTable = BackupManifest['tables'][number];
export type BackupEntry = BackupManifest['entries'][number];

/** Why nothing was written: the file is not what a backup wrote. */
export class BackupDamaged extends StartError {
  constructor(file: string, what: string, cause?: unknown) {
    super(`The backup ${file} cannot be used: ${what}. Nothing was restored.`, cause);
  }
}

/** Throws BackupDamaged for another format, and for what is no manifest. */
export function readManifest(content: Uint8Array, file: string): BackupManifest {
  try {
    return manifestSchema.parse(JSON.parse(Buffer.from(content).toString()));
  } catch (error) {
    throw new BackupDamaged(file, 'its list of contents cannot be read', error);
  }
}

/** Throws BackupDamaged when the first entry is not that of a backup that this Loupe reads. */
export function assertReadable(content: Uint8Array, file: string): void {
  let format: unknown;
  try {
    format = (JSON.parse(Buffer.from(content).toString()) as { loupe_backup?: unknown }).loupe_backup;
  } catch (error) {
    throw new BackupDamaged(file, 'it is no backup of Loupe', error);
  }
  if (typeof format === 'number' && format > backupFormat)
    throw new BackupDamaged(file, 'a newer Loupe wrote it; restore it with that one');
  if (format !== backupFormat) throw new BackupDamaged(file, 'it is no backup of Loupe');
}
