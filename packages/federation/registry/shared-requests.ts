/*
 * What builds say of the modules they share, read from their files instead of from a description: the tables that the
 * bundler's code carries for a federation runtime (docs/decisions/0009).
 */

/** Versions or caret ranges of shared modules by exact request, like `@loupe/shared/stores/session`. */
export type SharedRequests = Readonly<Record<string, string>>;

/** A string literal; a request holds neither quotes nor backslashes. */
const text = String.raw`["'\x60]([^"'\x60\\]{1,200})["'\x60]`;
const key = (name: string) => String.raw`["']?\b${name}["']?\s*:\s*`;
/** Other fields of the same object; bounded, so that no text takes long. */
const fields = '[^{}]{0,200}?';

const consumed = new RegExp(`${key('shareKey')}${text}${fields}${key('requiredVersion')}${text}`, 'g');
/** The same as webpack writes it: in the other order. */
const consumedOfWebpack = new RegExp(
  `${key('requiredVersion')}${text}${fields}${key('shareKey')}${text}`,
  'g',
);
const provided = new RegExp(
  `${key('name')}${text}\\s*,\\s*${key('version')}${text}\\s*,\\s*${key('factory')}`,
  'g',
);

type Pair = readonly [request: string, version: string];

function pairsIn(code: string, pattern: RegExp): Pair[] {
  return [...code.matchAll(pattern)].map(([, request = '', version = '']) => [request, version]);
}

function tableOf(pairs: Iterable<Pair>): SharedRequests {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [request, version] of pairs) found[request] = version;
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Modules that these scripts carry for the page, with their versions. */
export function providedShares(codes: Iterable<string>): SharedRequests {
  return tableOf([...codes].flatMap((code) => pairsIn(code, provided)));
}

/** Modules that these scripts take from the page, with the caret ranges they were built against; carried ones left out. */
export function consumedShares(codes: readonly string[]): SharedRequests {
  const own = providedShares(codes);
  const pairs = codes.flatMap((code) => [
    ...pairsIn(code, consumed),
    ...pairsIn(code, consumedOfWebpack).map(([version, request]): Pair => [request, version]),
  ]);
  const asked = Object.entries(tableOf(pairs));
  return Object.fromEntries(asked.filter(([request]) => !Object.hasOwn(own, request)));
}
