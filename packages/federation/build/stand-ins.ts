import { sharedFile } from './package-files.ts';

/** Parts of libraries that do nothing here, and what takes their places. */
export const unusedParts: readonly (readonly [part: RegExp, standIn: string])[] = [
  [/micromark-core-commonmark[\\/]lib[\\/]html-(?:flow|text)\.js$/, sharedFile('markdown/no-raw-html')],
  [/hast-util-sanitize[\\/]lib[\\/]schema\.js$/, sharedFile('markdown/no-default-schema')],
  [/property-information[\\/]lib[\\/](?:html|svg|aria)\.js$/, sharedFile('markdown/known-properties')],
  [/vfile[\\/]lib[\\/]min(?:path|url)\.browser\.js$/, sharedFile('markdown/no-file-paths')],
  [/unist-util-stringify-position[\\/]lib[\\/]index\.js$/, sharedFile('markdown/no-position-text')],
  [
    /@ungap[\\/]structured-clone[\\/]esm[\\/](?:de)?serialize\.js$/,
    sharedFile('markdown/no-structured-clone'),
  ],
  [/dayjs[\\/]locale[\\/]de\.js$/, sharedFile('lib/dates/german-months')],
  [/ufo[\\/]dist[\\/]index\.mjs$/, sharedFile('stores/no-address-parts')],
  [/lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/, sharedFile('ui/create-icon')],
];

/** Packages that reach for the page's HTML parser, and what takes their places. */
export const inertParsers = {
  'decode-named-character-reference$': sharedFile('markdown/named-reference'),
  'hast-util-from-html-isomorphic$': sharedFile('markdown/html-fragment'),
};
