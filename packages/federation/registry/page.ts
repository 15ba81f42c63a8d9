import { matchRoute, type RouteMatch } from '@loupe/shared/lib/route-path';
import { matchAppPage } from './app-pages.ts';
import type { LoadedFile, PageData, RegistryEntry } from './registry-document.ts';
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

const entryPattern = /<!--LOUPE_ENTRY (\w+)-->(.*?)<!--LOUPE_ENTRY_END-->/gs;

/** Tags of one entry, to be left out of the pages of another. */
export function entryBlock(entry: string, tags: string): string {
  return `<!--LOUPE_ENTRY ${entry}-->${tags}<!--LOUPE_ENTRY_END-->`;
}

function entryFor(path: string): HostEntry {
  return matchRoute(path)?.route.owner === 'share' ? 'share' : 'main';
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

function preload(entry: RegistryEntry, { file, integrity }: LoadedFile, as: 'script' | 'style'): string {
  const url = escapeHtml(`${entry.base_url}${file}`);
  return `<link rel="preload" as="${as}" href="${url}" integrity="${integrity}" crossorigin="anonymous">`;
}

/** A chunk only hands over its modules, none of which runs before the entry is there: it may come before or after it. */
function chunk(entry: RegistryEntry, { file, integrity }: LoadedFile): string {
  const url = escapeHtml(`${entry.base_url}${file}`);
  return `<script async fetchpriority="high" src="${url}" integrity="${integrity}" crossorigin="anonymous"></script>`;
}

/** The page of a path: of the route table, or one that a remote in force brings along. */
export function matchPage(
  path: string,
  remotes: readonly Pick<RegistryEntry, 'name' | 'routes'>[],
): RouteMatch | null {
  const routesOf = (remote: string) => remotes.find(({ name }) => name === remote)?.routes;
  return matchRoute(path) ?? matchAppPage(path, routesOf);
}

/**
 * Tags for the files of the remote that owns a path, so that they travel together with the host's: its chunks, and
 * preloads of its entry and style sheets, which the loader asks for. None for a path of the host's own, of no remote
 * in force, or of a release that the host would refuse.
 */
export function preloadsFor(path: string, remotes: readonly RegistryEntry[]): string {
  const match = matchPage(path, remotes);
  const entry = remotes.find(({ name }) => name === match?.route.owner);
  const expose = match && entry?.exposes[entry.routes[match.name] ?? ''];
  if (!entry || !expose || !validateRelease(entry).isValid) return '';
  return [
    preload(entry, entry.entry, 'script'),
    ...expose.styles.map((file) => preload(entry, file, 'style')),
    ...expose.scripts.map((file) => chunk(entry, file)),
  ].join('');
}

/**
 * The page to send: the built `host/dist/index.html` with title, data block and preloads filled in, and the tags of
 * the host's entry for it.
 * `path` is the path asked for; give it only when the person may see that page.
 */
export function renderPage(template: string, data: PageData, path?: string): string {
  const preloads = path === undefined ? '' : preloadsFor(path, data.registry.remotes);
  const wanted = path === undefined ? 'main' : entryFor(path);
  // A shared chat is for those who have its link, not for search engines.
  const robots = wanted === 'share' ? '<meta name="robots" content="noindex">' : '';
  return template
    .replaceAll(entryPattern, (_block, entry: string, tags: string) => (entry === wanted ? tags : ''))
    .replace(titlePlaceholder, () => escapeHtml(data.config.brandName))
    .replace(preloadPlaceholder, () => robots + preloads)
    .replace(pageDataPlaceholder, () => embeddable(data));
}
