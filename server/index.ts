import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { createDeps, type Deps } from './deps.ts';
import { complaintOf, StartError } from './errors/start-error.ts';
import { seedLibrary } from './library/seed-library.ts';
import { eraseDeletedAccounts } from './modules/account/account-deletion.usecases.ts';
import { scheduleUploadSweep } from './modules/files/upload-sweep.ts';
import { addMetrics, serveMetrics } from './modules/health/metrics.ts';
import { ensureFirstAdmin } from './modules/identity/identity.usecases.ts';
import { forgetCustomers } from './modules/payments/forgotten-customers.usecases.ts';
import { renewDue } from './modules/payments/renewals.usecases.ts';
import { rewardDue } from './modules/referrals/referrals.usecases.ts';
import { startReleaseSweep } from './modules/releases/release-sweep.ts';
import { publishBuilds } from './modules/site/site-content.ts';
import { giveBackStartMemory } from './start-memory.ts';

const projectRoot = join(import.meta.dirname, '..');
const longestStopMs = 25_000;

type Closer = () => Promise<unknown> | unknown;

/** Starts what ROLE asks for; the returned function stops it in the opposite order. */
async function start(config: Config): Promise<Closer> {
  const deps = await createDeps(config);
  const closers: Closer[] = [() => deps.close()];
  const stop = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  try {
    await ensureFirstAdmin(deps);
    // The queue first: the moment a page can be asked for, a message can be sent.
    await startRuns(config, deps, closers);
    if (config.role === 'worker') say('Worker ready');
    else await startWeb(config, deps, closers);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startWeb(config: Config, deps: Deps, closers: Closer[]): Promise<void> {
  const site = await publishBuilds(deps, {
    hostBuild: join(projectRoot, 'host/dist'),
    remotes: join(projectRoot, 'remotes'),
    store: join(config.dataDir, 'site'),
  });
  closers.push(startReleaseSweep(deps));
  const app = await createApp(deps, site);
  const metrics = config.metricsPort === null ? null : addMetrics(app, deps);
  closers.push(() => app.close());
  await listen(app, config);
  if (metrics && config.metricsPort !== null) {
    const server = await serveMetrics(metrics, config.host, config.metricsPort).catch((error: unknown) =>
      refuse(error, 'METRICS_PORT', config.metricsPort),
    );
    closers.push(() => server.close());
  }
  const { port } = app.server.address() as AddressInfo;
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  deps.site.url = config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  say(`Ready at http://${host.includes(':') ? `[${host}]` : host}:${port}`);
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
    await deps.runs.queue.schedule('erasures', '* * * * *', async () => await eraseDeletedAccounts(deps));
  if (config.role !== 'web')
    await deps.runs.queue.schedule(
      'farewells',
      '* * * * *',
      async () => await forgetCustomers(deps.payments),
    );
  if (config.role !== 'web') await scheduleUploadSweep(deps);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function main(): Promise<void> {
  let stop: Closer | null = null;
  let isStopping = false;
  const shutDown = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    await stop?.();
    process.exit(0);
  };
  let config: Config;
  try {
    config = readConfig(process.env);
    const starting = start(config);
    // A signal during the start waits for it: half a start cannot be undone.
    const onSignal = () => void starting.then(shutDown, () => process.exit(1));
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
    if (config.exitWithParent) process.stdin.resume().on('end', onSignal).on('error', onSignal);
    stop = await starting;
    giveBackStartMemory();
  } catch (error) {
    process.stderr.write(`${complaintOf(error)}\n`);
    process.exit(1);
  }
}

await main();
