import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startSite, type SiteProcess } from '../../scripts/site-process.ts';
import { throwAwayFolder } from '../../scripts/throw-away-folder.ts';
import { startEmbeddedPostgres } from '../../server/db/embedded/launcher.ts';
import { openDatabase } from '../../server/db/pool.ts';

/** A site with a language model at hand, on a PostgreSQL that counts its statements; all of it on this machine. */
export interface CountedSite extends SiteProcess {
  /** Statements since the last call, BEGIN and COMMIT too; `text` is as PostgreSQL keeps it, without values. */
  statements(): Promise<{ text: string; calls: number; ms: number }[]>;
  /** Processor time that the server's process has used so far, in milliseconds. */
  cpuMs(): number;
  /** The most memory that the server's process held so far, in MB. */
  peakMB(): number;
}

/** The database is set up as the one a site brings with it, with all its durability. */
export async function startCountedSite(endpoint: {
  readonly perSecond: number;
  readonly seconds: number;
  readonly runs: number;
}): Promise<CountedSite> {
  const dataDir = throwAwayFolder('streams-pg');
  const settings = { shared_preload_libraries: 'pg_stat_statements' };
  const postgres = await startEmbeddedPostgres({ dataDir, settings, endsWithParent: true });
  const { pool } = openDatabase(postgres.connection, 1, () => undefined);
  await pool.query('create extension if not exists pg_stat_statements');
  const model = await startEndpoint(endpoint.perSecond, endpoint.seconds);
  const { user, host, database } = postgres.connection;
  const site = await startSite({
    env: {
      DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
      LLM_BASE_URL: `http://127.0.0.1:${model.port}/v1`,
      LLM_MODEL: 'timed',
      MODEL_RUNS: String(endpoint.runs),
    },
  });
  return {
    ...site,
    statements: async () => {
      const { rows } = await pool.query<{ text: string; calls: number; ms: number }>(
        `select query as text, sum(calls)::int as calls, sum(total_exec_time) as ms from pg_stat_statements
         where query not like '%pg_stat_statements%' group by query order by calls desc`,
      );
      await pool.query('select pg_stat_statements_reset()');
      return rows;
    },
    cpuMs: () => {
      const stat = readFileSync(`/proc/${site.pid}/stat`, 'utf8');
      // After the name in brackets: user and system time are the twelfth and thirteenth, in hundredths of a second.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return 10 * (Number(fields[11]) + Number(fields[12]));
    },
    peakMB: () => {
      const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
      return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
    },
    async stop() {
      await site.stop();
      model.end();
      await pool.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function startEndpoint(perSecond: number, seconds: number): Promise<{ port: number; end: () => void }> {
  const entry = join(import.meta.dirname, 'token-endpoint.ts');
  const child = spawn(process.execPath, [entry, String(perSecond), String(seconds)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(said.toString().trim()), end: () => child.stdin.end() };
}
