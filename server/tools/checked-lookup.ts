import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** A name leads to a machine that nobody may be led to. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`);
    this.name = 'NotPublic';
  }
}

/** Every address of a name. Rejects with what the system says. */
export function resolveAll(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((done, fail) =>
    lookup(host, { all: true, verbatim: true }, (error, found) => (error ? fail(error) : done(found))),
  );
}

/**
 * Resolves at connect time and hands out checked addresses only: a name that changes between check and use gains nothing.
 * One address that is not allowed, and the name is `NotPublic`.
 */
export function checkedLookup(
  isAllowedAddress: (address: string) => boolean,
  resolve: typeof resolveAll = resolveAll,
): LookupFunction {
  return (host, options, reply) => {
    resolve(host).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => isAllowedAddress(address)))
          reply(new NotPublic(host), '', 4);
        else if (options.all === true) reply(null, [...found]);
        else reply(null, first.address, first.family);
      },
      (error: unknown) => reply(error as NodeJS.ErrnoException, '', 4),
    );
  };
}
