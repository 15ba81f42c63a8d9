import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A connection to the embedded database of a server with this data folder, past the server. Whoever opens it ends it. */
export async function connectToEmbedded(dataDir: string): Promise<pg.Client> {
  const pidFile = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  const client = new pg.Client({ host: pidFile.split('\n')[4] ?? '', user: 'loupe', database: 'loupe' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
