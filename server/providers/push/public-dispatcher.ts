import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { isPublicAddress } from '../../tools/public-address.ts';
import { answerLimitMs } from './push-channel.ts';

/** Hands out addresses of the public internet only, at connect time: the address of a push service comes from a browser. */
const publicLookup: LookupFunction = (host, options, reply) =>
  lookup(host, { all: true, verbatim: true }, (error, found) => {
    const [first] = found ?? [];
    if (error) reply(error, '', 4);
    else if (!first || !found.every(({ address }) => isPublicAddress(address)))
      reply(new Error(`${host} is not on the public internet`), '', 4);
    else if (options.all) reply(null, found);
    else reply(null, first.address, first.family);
  });

/** Connections to the push services of browsers, nowhere else. */
export function createPublicDispatcher(): Dispatcher {
  return new Agent({ connect: { lookup: publicLookup, timeout: answerLimitMs }, connections: 8 });
}

/** True for an address that a push service of a browser can have: https, the standard port, nothing private. */
export function isPublicEndpoint(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(local|internal|localhost)\.?$/.test(host);
}
