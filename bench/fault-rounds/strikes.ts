import type { OwnPostgres } from '../../server/testing/own-postgres.ts';
import { setTimeout as delay } from 'node:timers/promises';

/** The pair of servers that is struck. */
export interface Pair {
  readonly postgres: OwnPostgres;
  /** Ends one of the servers as a power cut would and starts it again. */
  killServer(which: number): Promise<void>;
}

/** One kind of fault; resolves when what was struck has been started again. */
export interface Strike {
  readonly name: string;
  run(pair: Pair, round: number): Promise<void>;
}

/** In turn: fifty rounds have each at least six times. */
export const strikes: readonly Strike[] = [
  {
    name: 'kill -9 of one of two servers',
    run: (pair, round) => pair.killServer(round % 2),
  },
  {
    name: 'restart of the database',
    run: async ({ postgres }) => {
      await postgres.stop('fast');
      await postgres.start();
    },
  },
  {
    name: 'pg_terminate_backend of every connection, five times',
    run: async ({ postgres }) => {
      for (let times = 0; times < 5; times += 1) {
        await postgres.terminateConnections();
        await delay(150);
      }
    },
  },
  {
    name: 'kill -9 of both servers',
    run: async (pair) => void (await Promise.all([pair.killServer(0), pair.killServer(1)])),
  },
  {
    name: 'immediate stop of the database',
    run: async ({ postgres }) => {
      await postgres.stop('immediate');
      await postgres.start();
    },
  },
  {
    name: 'kill -9 of a server while the database restarts',
    run: async (pair, round) => {
      const killed = pair.killServer(round % 2);
      await pair.postgres.stop('fast');
      await pair.postgres.start();
      await killed;
    },
  },
  {
    name: 'another primary behind the same address',
    run: ({ postgres }) => postgres.switchToCopy(),
  },
  {
    name: 'another primary, and the old one vanishes without a word',
    run: ({ postgres }) => postgres.vanishForCopy(),
  },
];
