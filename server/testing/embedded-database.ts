import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../db/pool.ts';
import { auditRuns } from '../modules/runs/run-audit.read-model.ts';
import { type RunFault } from '../modules/runs/run-audit.models.ts';

/** Where the embedded database of a server with this data folder listens. */
function placeOf(dataDir: string): pg.ClientConfig {
  const pidFile = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return { host: pidFile.split('\n')[4] ?? '', user: 'loupe', database: 'loupe' };
}

/** A connection to the embedded database of a server, past the server. Whoever opens it ends it. */
export async function connectToEmbedded(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client(placeOf(dataDir));
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** What is wrong with the books of the runs in the embedded database of a server; nothing, when all is well. */
export async function auditEmbedded(dataDir: string): Promise<readonly RunFault[]> {
  const { db, close } = openDatabase(placeOf(dataDir), 1, () => undefined);
  return await auditRuns(db).finally(close);
}
