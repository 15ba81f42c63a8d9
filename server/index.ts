import { readConfig, type Config } from './config.ts';
import { complaintOf } from './errors/start-error.ts';
import { startServer, type Closer } from './start-server.ts';
import { freeStartMemory } from './start-memory.ts';

const longestStopMs = 25_000;

async function main(): Promise<void> {
  let stop: Closer | null = null;
  let isStopping = false;
  const shutDown = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    await stop?.();
    process.exit(exitCode);
  };
  /** During the start it waits for it: half a start cannot be undone. */
  const endAfter = async (starting: Promise<Closer>, exitCode: number) => {
    await starting.catch(() => process.exit(1));
    await shutDown(exitCode);
  };
  let config: Config;
  try {
    config = readConfig(process.env);
    const starting = startServer(config, (error) => {
      process.stderr.write(`${complaintOf(error)}\n`);
      void endAfter(starting, 1);
    });
    const onSignal = () => void endAfter(starting, 0);
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
    if (config.exitWithParent) process.stdin.resume().on('end', onSignal).on('error', onSignal);
    stop = await starting;
    freeStartMemory();
  } catch (error) {
    process.stderr.write(`${complaintOf(error)}\n`);
    process.exit(1);
  }
}

await main();
