import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { createDeps, type Deps } from './deps.ts';
import { StartError } from './errors/start-error.ts';
import { seedLibrary } from './modules/files/seed-library.usecases.ts';
import { eraseDeletedAccounts } from './modules/personal-data/account-deletion.usecases.ts';
import { startMailSweep, sweepOldTraces } from './modules/personal-data/retention.usecases.ts';
import { eraseTemporaryChats } from './modules/personal-data/temporary-chats.usecases.ts';
import { scheduleUploadSweep } from './modules/files/upload-sweep.ts';
import { createMetrics, measureRequests, serveMetrics } from './modules/health/metrics.ts';
import { ensureFirstAdmin } from './modules/account/sign-up.usecases.ts';
import { forgetCustomers } from './modules/payments/forgotten-customers.usecases.ts';
import { startReconciliation } from './modules/payment-news/reconciliation.ts';
import { renewDue } from './modules/renewals/renewals.usecases.ts';
import { rewardDue } from './modules/referrals/referrals.usecases.ts';
import { indexWaiting } from './modules/search/search-index.usecases.ts';
import { runDueSchedules } from './modules/schedules/run-due.ts';
import { startReleaseSweep } from './modules/releases/release-sweep.ts';
import { publishBuilds } from './modules/site/site-content.ts';

/** Of each minute, what one process gives to messages that wait for the search. */
const searchTurnMs = 20_000;

const projectRoot = join(import.meta.dirname, '..');

export type Closer = () => Promise<unknown> | unknown;

/** Starts what ROLE asks for; the returned function stops it in the opposite order. `onGivenUp` when the database cannot be had again. */
export async function startServer(config: Config, onGivenUp: (error: Error) => void): Promise<Closer> {
  if (config.role !== 'worker') await assertPortsFree(config);
  const deps = await createDeps(config, {}, onGivenUp);
  const closers: Closer[] = [() => deps.close()];
  const stop = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  try {
    await ensureFirstAdmin(deps);
    closers.push(startMailSweep(deps));
    // The queue first: the moment a page can be asked for, a message can be sent.
    await startRuns(config, deps, closers);
    const metrics = await startMetrics(config, deps, closers);
    if (config.role === 'worker') say('Worker ready');
    else await startWeb(config, deps, closers, metrics);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** For every role. Null where nobody asked for them. */
async function startMetrics(config: Config, deps: Deps, closers: Closer[]): Promise<Registry | null> {
  const { metricsPort, host } = config;
  if (metricsPort === null) return null;
  const metrics = createMetrics(deps);
  const server = await serveMetrics(metrics, host, metricsPort).catch((error: unknown) =>
    refuse(error, 'METRICS_PORT', metricsPort),
  );
  closers.push(() => server.close());
  return metrics;
}

async function startWeb(
  config: Config,
  deps: Deps,
  closers: Closer[],
  metrics: Registry | null,
): Promise<void> {
  const site = await publishBuilds(deps, {
    hostBuild: join(projectRoot, 'host/dist'),
    remotes: join(projectRoot, 'remotes'),
    store: join(config.dataDir, 'site'),
  });
  closers.push(startReleaseSweep(deps));
  const app = await createApp(deps, site);
  if (metrics) measureRequests(app, metrics);
  closers.push(() => app.close());
  await listen(app, config);
  const { port } = app.server.address() as AddressInfo;
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  deps.site.url = config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  deps.background.run('look for the sample reports', () => deps.sampleReports.warm());
  say(`Ready at http://${host.includes(':') ? `[${host}]` : host}:${port}`);
}

/** Before anything else: a start that cannot listen must not begin with runs and payments, and fail with their complaints. */
async function assertPortsFree({ host, port, metricsPort }: Config): Promise<void> {
  for (const [variable, wanted] of [
    ['PORT', port],
    ['METRICS_PORT', metricsPort],
  ] as const) {
    if (wanted === null || wanted === 0) continue;
    const probe = createServer();
    const listening = once(probe, 'listening');
    probe.listen(wanted, host);
    await listening.catch((error: unknown) => refuse(error, variable, wanted, host));
    probe.close();
    await once(probe, 'close');
  }
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  await app.listen({ host, port }).catch((error: unknown) => refuse(error, 'PORT', port, host));
}

/** What the operator can do about an address that cannot be listened on. */
function refuse(error: unknown, variable: string, port: number | null, host?: string): never {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    throw new StartError(
      `Port ${port} is already taken: stop what uses it or set ${variable} to another port.`,
      error,
    );
  if (code === 'EACCES')
    throw new StartError(
      `Port ${port} may not be used by this account: set ${variable} to a port from 1024 on.`,
      error,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    throw new StartError(`The address ${host} is not one of this machine (HOST).`, error);
  throw error;
}

/** Every minute, on one of the processes: renewals that are due, then rewards for invitations. */
async function payDue(deps: Deps): Promise<void> {
  await renewDue(deps.payments);
  await rewardDue(deps.referrals);
}

/** The queue, for every role; workers also take runs from it and read the sample library. */
async function startRuns(config: Config, deps: Deps, closers: Closer[]): Promise<void> {
  closers.push(() => deps.runs.stop());
  await seedLibrary(deps.db);
  await deps.runs.start({ worksOnRuns: config.role !== 'web' });
  if (config.role !== 'web') await deps.runs.queue.schedule('payments', '* * * * *', () => payDue(deps));
  if (config.role !== 'web')
    await deps.runs.queue.schedule(
      'schedules',
      '* * * * *',
      async () => await runDueSchedules({ ...deps.runs, log: deps.log }),
    );
  if (config.role !== 'web')
    await deps.runs.queue.schedule('erasures', '* * * * *', async () => await eraseDeletedAccounts(deps));
  if (config.role !== 'web')
    await deps.runs.queue.schedule(
      'temporary-chats',
      '* * * * *',
      async () => await eraseTemporaryChats(deps),
    );
  if (config.role !== 'web')
    await deps.runs.queue.schedule(
      'farewells',
      '* * * * *',
      async () => await forgetCustomers(deps.payments),
    );
  if (config.role !== 'web')
    await deps.runs.queue.schedule('retention', '41 * * * *', async () => await sweepOldTraces(deps));
  if (config.role !== 'web')
    await deps.runs.queue.schedule('search', '* * * * *', async () => await indexWaiting(deps, searchTurnMs));
  if (config.role !== 'web') await scheduleUploadSweep(deps);
  if (config.role !== 'web') closers.push(startReconciliation(deps.payments, deps.notifications));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
