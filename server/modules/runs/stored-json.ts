/** Text that PostgreSQL stores: no NUL characters and no halves of characters, whatever a file or a model said. */
export const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();

/** How JSON writes what `storable` takes out; a text that only speaks of it is looked at once more for nothing. */
const unstorable = /\\u0000|\\ud[89a-f]/;

/** JSON of storable texts, names too. */
export function safeJson(value: unknown): string {
  const json = JSON.stringify(value) ?? 'null';
  return unstorable.test(json) ? cleanJson(value) : json;
}

function cleanJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner === 'string') return storable(inner);
    const isNamed = typeof inner === 'object' && inner !== null && !Array.isArray(inner);
    return isNamed && Object.keys(inner).some((name) => storable(name) !== name)
      ? withStorableNames(inner)
      : inner;
  });
}

/** Of two names that become the same the first one stays. */
function withStorableNames(value: object): object {
  const named = new Map<string, unknown>();
  for (const [name, inner] of Object.entries(value))
    if (!named.has(storable(name))) named.set(storable(name), inner);
  return Object.fromEntries(named);
}

/**
 * What comes back when JSON of `safeJson` is stored as `jsonb` and read again: the same values, names in PostgreSQL's order,
 * by their length in bytes and then by their bytes (`lengthCompareJsonbStringValue` in its `jsonb_util.c`).
 */
export function asStored(json: string): unknown {
  return inStoredOrder(JSON.parse(json));
}

function inStoredOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inStoredOrder);
  const entries = Object.entries(value).map(([name, inner]) => [name, inStoredOrder(inner)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => compareNames(a, b)));
}

function compareNames(a: string, b: string): number {
  return Buffer.byteLength(a) - Buffer.byteLength(b) || Buffer.compare(Buffer.from(a), Buffer.from(b));
}
