/** Longest address that an owner may name. */
const longest = 300;

/**
 * Whether a slice's owner may have errors reported to this address: https on its standard port, without a name and
 * password in it and without a fragment. Where it leads to is checked by the server, each time it sends.
 */
export function isReportAddress(address: unknown): address is string {
  if (typeof address !== 'string' || address.length > longest) return false;
  const url = URL.parse(address);
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    url.hash === '' &&
    [address, `${address}/`].includes(url.href)
  );
}
