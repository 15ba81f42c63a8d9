import { baseLanguage, type Language } from '@loupe/shared/lib/language';
import { matchRoute, type RouteMatch } from '@loupe/shared/lib/route-path';
import { matchAppPage } from './app-pages.ts';
import { filesInLanguage, languagePart } from './files-in-language.ts';
import type { LoadedFile, PageData, RegistryEntry, ReleasePointer } from './registry-document.ts';
import { validateRelease } from './validate-release.ts';

export const pageDataPlaceholder = '{"loupe":"page"}';
export const titlePlaceholder = 'LOUPE_TITLE';
export const preloadPlaceholder = '<!--LOUPE_PRELOADS-->';

/**
 * Entries of the host, `host/src/<name>.ts`. `main` is the whole site and can show every page; `share` shows only the
 * page of a shared chat and is a good deal smaller.
 */
export const hostEntries = ['main', 'share'] as const;
export type HostEntry = (typeof hostEntries)[number];

const entryPattern = /<!--LOUPE_ENTRY ([\w.]+)-->(.*?)<!--LOUPE_ENTRY_END-->/gs;

/** Tags of one entry or chunk of the host in a language, to be left out of the pages of another. */
export function entryBlock(entry: string, tags: string, language: Language = baseLanguage): string {
  return `<!--LOUPE_ENTRY ${entry}${languagePart(language)}-->${tags}<!--LOUPE_ENTRY_END-->`;
}

/**
 * Pages of the host's own that it loads apart from its entry: the chunks of these names, which the tags of the page for
 * such a path preload. The forms of a forgotten password, which few want, are a chunk of their own.
 */
export const hostChunks = ['auth', 'authFurther'] as const;
type HostPart = HostEntry | (typeof hostChunks)[number];

const furtherForms: ReadonlySet<RouteMatch['name']> = new Set(['forgotPassword', 'resetPassword']);

/** Whose tags the page of a path carries. */
function partsFor(path: string): [HostEntry, ...HostPart[]] {
  const match = matchRoute(path);
  if (match?.route.owner === 'share') return ['share'];
  if (match?.route.access !== 'guests') return ['main'];
  return furtherForms.has(match.name) ? ['main', 'auth', 'authFurther'] : ['main', 'auth'];
}

/** JSON that is safe inside a script element: no end tag and no comment can appear in it. */
function embeddable(data: PageData): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function preload(entry: ReleasePointer, { file, integrity }: LoadedFile, as: 'script' | 'style'): string {
  const url = escapeHtml(`${entry.base_url}${file}`);
  return `<link rel="preload" as="${as}" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;
}

/**
 * A chunk only hands over its modules, none of which runs before the entry is there: it may come before or after it.
 * The loader leaves it aside when it runs another version.
 */
function chunk(remote: string, entry: ReleasePointer, { file, integrity }: LoadedFile): string {
  const url = escapeHtml(`${entry.base_url}${file}`);
  return `<script async fetchpriority="high" data-chunk-of="${remote}" src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

/** A module is fetched and checked, and runs when somebody imports it. */
function modulePreload(entry: ReleasePointer, { file, integrity }: LoadedFile): string {
  const url = escapeHtml(`${entry.base_url}${file}`);
  return `<link rel="modulepreload" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;
}

interface RemoteWithPages extends Pick<RegistryEntry, 'name' | 'routes'> {
  readonly canary?: Pick<RegistryEntry, 'routes'> | null;
}

/** The page of a path: of the route table, or one that a remote in force, or its canary, brings along. */
export function matchPage(path: string, remotes: readonly RemoteWithPages[]): RouteMatch | null {
  const routesOf = (remote: string) => {
    const entry = remotes.find(({ name }) => name === remote);
    return entry && { ...entry.canary?.routes, ...entry.routes };
  };
  return matchRoute(path) ?? matchAppPage(path, routesOf);
}

function isInCanary(entry: RegistryEntry, canaries: ReadonlySet<string>): boolean {
  return entry.canary !== null && canaries.has(entry.name);
}

/**
 * Tags for the files of the remote that owns a path, so that they travel together with the host's: its chunks, and
 * preloads of its entry and style sheets, which the loader asks for. None for a path of the host's own, of no remote
 * in force, or of a release that the host would refuse.
 */
export function preloadsFor(
  path: string,
  remotes: readonly RegistryEntry[],
  canaries: ReadonlySet<string> = new Set(),
  language: Language = baseLanguage,
): string {
  const match = matchPage(path, remotes);
  const entry = remotes.find(({ name }) => name === match?.route.owner);
  if (!match || !entry) return '';
  const inForce = isInCanary(entry, canaries) ? (entry.canary ?? entry) : entry;
  const release = filesInLanguage(inForce, language);
  const expose = release.exposes[release.routes[match.name] ?? ''];
  if (!expose || !validateRelease(release).isValid) return '';
  const isModule = release.entry.format === 'module';
  return [
    isModule ? modulePreload(release, release.entry) : preload(release, release.entry, 'script'),
    ...expose.styles.map((file) => preload(release, file, 'style')),
    ...expose.scripts.map((file) =>
      isModule ? modulePreload(release, file) : chunk(entry.name, release, file),
    ),
  ].join('');
}

/** What search engines and previews of links say. The same on every page but one: none may tell that it is another's. */
function describe(entry: HostEntry, brandName: string): string {
  const text =
    entry === 'share'
      ? `A chat shared with ${brandName}.`
      : `${brandName}: research you can check. Reports in which every number shows its formula, and every statement leads to its source.`;
  return `<meta name="description" content="${escapeHtml(text)}">`;
}

/**
 * For whom a page is: its language, its path, given only when the person may see it, and the remotes of which it gets
 * the canary.
 */
export interface PageRequest {
  readonly language?: Language;
  readonly path?: string;
  readonly canaries?: ReadonlySet<string>;
  /** The remote that comes from a developer's machine: nothing of its release in force may arrive beside that. */
  readonly overridden?: string | undefined;
}

/**
 * The page to send: the built `host/dist/index.html` with title, data block and preloads filled in, and the tags of
 * the host's entry for it. `remotes` are those of the registry in `data`.
 */
export function renderPage(
  template: string,
  data: PageData,
  remotes: readonly RegistryEntry[] = [],
  { language = baseLanguage, path, canaries, overridden }: PageRequest = {},
): string {
  const preloadable = remotes.filter(({ name }) => name !== overridden);
  const preloads = path === undefined ? '' : preloadsFor(path, preloadable, canaries, language);
  const parts: readonly string[] = path === undefined ? ['main'] : partsFor(path);
  const blocks = parts.map((part) => part + languagePart(language));
  const wanted = parts.includes('share') ? 'share' : 'main';
  // A shared chat is for those who have its link, not for search engines.
  const robots = wanted === 'share' ? '<meta name="robots" content="noindex">' : '';
  return template
    .replace('<html lang="en"', () => `<html lang="${language}"`)
    .replaceAll(entryPattern, (_block, entry: string, tags: string) => (blocks.includes(entry) ? tags : ''))
    .replace(titlePlaceholder, () => escapeHtml(data.config.brandName))
    .replace(preloadPlaceholder, () => describe(wanted, data.config.brandName) + robots + preloads)
    .replace(pageDataPlaceholder, () => embeddable(data));
}
