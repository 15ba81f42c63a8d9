import { isIPv6 } from 'node:net';

/** The network of one household or machine in IPv6, in groups of 16 bits: each of them has 2^64 addresses to choose from. */
const ownGroups = 4;

/** `::` stands for as many empty groups as are missing. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after];
}

/**
 * What a caller without an account is counted by: an IPv4 address as it is, an IPv6 address without the half that its
 * owner may choose for every request.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  const asIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (asIpv4 !== undefined) return asIpv4;
  if (!isIPv6(address)) return ip;
  const own = groupsOf(address.toLowerCase()).slice(0, ownGroups);
  return `${own.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
