import pg from 'pg';

/** A connection beside a pool, of the kind that those in the pool are. */
export function clientBeside(options: pg.PoolConfig): pg.Client {
  const Client = (options.Client ?? pg.Client) as new (options: pg.ClientConfig) => pg.Client;
  return new Client(options);
}
