import { isIP } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { checkedLookup } from '../tools/checked-lookup.ts';
import { isPublicAddress } from '../tools/public-address.ts';

/** Connections to the public internet, nowhere else: the address comes from somebody else. `timeoutMs` for each to be made. */
export function createPublicDispatcher(timeoutMs: number): Dispatcher {
  return new Agent({
    connect: { lookup: checkedLookup(isPublicAddress), timeout: timeoutMs },
    connections: 8,
  });
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
