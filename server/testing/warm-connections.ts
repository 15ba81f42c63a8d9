import { callbackify } from 'node:util';
import pg from 'pg';

/** Connections to one database that go from one pool to the next: a new one learns the catalogue first, for 10 ms and more. */
export interface WarmConnections {
  /** What `pg.PoolConfig` takes for a pool whose connections are kept. */
  readonly Client: new () => pg.Client;
  /** The processes of the database behind what is kept, once all that was let go is. A pool's end does not wait for that. */
  processes(): Promise<readonly number[]>;
  end(): Promise<void>;
}

/** What the types of the client do not tell. */
interface Inside {
  readonly processID: number | null;
  readonly connection: { parsedStatements: Record<string, string> };
  /** False while a statement is on its way. */
  readonly readyForQuery: boolean;
  getTransactionStatus(): string | null;
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

const insideOf = (client: pg.Client) => client as unknown as Inside;

export function keepWarmConnections(): WarmConnections {
  const kept: WarmClient[] = [];
  const leaving = new Set<Promise<void>>();
  let isKeeping = true;

  class WarmClient extends pg.Client {
    #isConnected = false;
    #isLeft = false;

    constructor(options?: pg.ClientConfig) {
      super(options);
      const warm = kept.pop();
      // A constructor may answer with another object than the one it was called for.
      if (warm) return warm.#takeUp();
    }

    override connect(): Promise<pg.Client>;
    override connect(done: Connected): void;
    override connect(done?: Connected): Promise<pg.Client> | void {
      if (!done) return this.#open();
      callbackify(() => this.#open())(done as (error: Error | null, client: pg.Client) => void);
    }

    async #open(): Promise<pg.Client> {
      if (!this.#isConnected) await super.connect();
      this.#isConnected = true;
      return this;
    }

    override end(): Promise<void>;
    override end(done: (error: Error) => void): void;
    override end(done?: (error: Error) => void): Promise<void> | void {
      const left = this.#leave();
      leaving.add(left);
      const ended = left.finally(() => leaving.delete(left));
      if (!done) return ended;
      callbackify(() => ended)(done as (error: Error | null) => void);
    }

    async #leave(): Promise<void> {
      if (this.#isLeft) return;
      this.#isLeft = true;
      if (isKeeping && (await this.#clear())) kept.push(this);
      else await super.end();
    }

    /** Leaves nothing of what a pool has set, locked, heard or prepared. False when it cannot be used again. */
    async #clear(): Promise<boolean> {
      const { readyForQuery, connection } = insideOf(this);
      if (!this.#isConnected || !readyForQuery || insideOf(this).getTransactionStatus() !== 'I') return false;
      // Whoever had it learns that it is gone, as of one that ends.
      this.emit('end');
      this.removeAllListeners();
      this.on('error', () => this.#forget());
      this.on('end', () => this.#forget());
      // The pool before has put its own in front.
      delete (this as Partial<pg.Client>).query;
      try {
        await this.query('discard all');
      } catch {
        return false;
      }
      connection.parsedStatements = {};
      return this.#isConnected;
    }

    #forget(): void {
      this.#isConnected = false;
      const at = kept.indexOf(this);
      if (at >= 0) kept.splice(at, 1);
    }

    #takeUp(): this {
      this.#isLeft = false;
      this.removeAllListeners();
      return this;
    }
  }

  return {
    Client: WarmClient,
    processes: async () => {
      await Promise.all(leaving);
      return kept.map((client) => insideOf(client).processID ?? 0);
    },
    end: async () => {
      isKeeping = false;
      await Promise.all(kept.splice(0).map((client) => client.end()));
    },
  };
}
