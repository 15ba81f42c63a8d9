import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { isPublicAddress } from '../tools/public-address.ts';

/** A name leads to a machine that is not on the public internet. */
export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is not on the public internet`);
    this.name = 'NotPublic';
  }
}

/** Hands out addresses of the public internet only, at connect time: the address comes from somebody else. */
const publicLookup: LookupFunction = (host, options, reply) =>
  lookup(host, { all: true, verbatim: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) reply(error, '', 4);
    else if (!first || !found.every(({ address }) => isPublicAddress(address)))
      reply(new NotPublic(host), '', 4);
    else if (options.all) reply(null, found);
    else reply(null, first.address, first.family);
  });

/** Connections to the public internet, nowhere else; `timeoutMs` for each to be made. */
export function createPublicDispatcher(timeoutMs: number): Dispatcher {
  return new Agent({ connect: { lookup: publicLookup, timeout: timeoutMs }, connections: 8 });
}

/** True for an address that a service on the public internet can have: https, the standard port, nothing private. */
export function isPublicEndpoint(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(local|internal|localhost)\.?$/.test(host);
}
