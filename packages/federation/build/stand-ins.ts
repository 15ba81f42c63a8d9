import { join } from 'node:path';

const shared = join(import.meta.dirname, '../../shared');
const markdown = join(shared, 'markdown');

/** Parts of libraries that do nothing here, and what takes their places. */
export const unusedParts: readonly (readonly [part: RegExp, standIn: string])[] = [
  [/micromark-core-commonmark[\\/]lib[\\/]html-(?:flow|text)\.js$/, join(markdown, 'no-raw-html.js')],
  [/hast-util-sanitize[\\/]lib[\\/]schema\.js$/, join(markdown, 'no-default-schema.js')],
  [/unist-util-stringify-position[\\/]lib[\\/]index\.js$/, join(markdown, 'no-position-text.js')],
  [/@ungap[\\/]structured-clone[\\/]esm[\\/](?:de)?serialize\.js$/, join(markdown, 'no-structured-clone.js')],
  [/dayjs[\\/]locale[\\/]de\.js$/, join(shared, 'lib/dates/german-months.js')],
  [/ufo[\\/]dist[\\/]index\.mjs$/, join(shared, 'stores/no-address-parts.js')],
  [/lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/, join(shared, 'ui/create-icon.js')],
];

/** Packages that reach for the page's HTML parser, and what takes their places. */
export const inertParsers = {
  'decode-named-character-reference$': join(markdown, 'named-reference.ts'),
  'hast-util-from-html-isomorphic$': join(markdown, 'html-fragment.ts'),
};
