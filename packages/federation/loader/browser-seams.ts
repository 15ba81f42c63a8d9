/* oxlint-disable no-underscore-dangle -- names given by others */
import { environment } from '@loupe/shared/environment';
import { language } from '@loupe/shared/language';
import { containerGlobal, type LoadedFile, type ReleaseBody } from '../registry/registry-document.ts';
import { lendToEarlierReleases } from '../sharing/earlier-releases.ts';
import type { ShareScope } from '../sharing/share-scope.ts';
import { viewOf } from '../sharing/share-view.ts';
import { chunkFailedEvent, type ChunkFailed } from './chunk-failed.ts';
import { openChunkInbox } from './chunk-inbox.ts';
import type { Container, LoaderSeams } from './loader-seams.ts';
import { importEntry } from './module-entry.ts';

declare const __webpack_init_sharing__: (scope: string) => Promise<void> | void;
declare const __webpack_share_scopes__: Readonly<Record<string, ShareScope>>;

type Globals = Record<string, unknown> & { loupeAttempts?: Record<string, number> };

function takeContainer(remote: string): Container | undefined {
  return (globalThis as unknown as Globals)[containerGlobal(remote)] as Container | undefined;
}

/** Runs an entry as a classic script. */
function loadEntry(url: string, integrity: string | null, remote: string): Promise<Container | undefined> {
  const script = document.createElement('script');
  if (integrity) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.src = url;
  // What an earlier attempt left cannot be taken for this one's. A `var` of an entry could not be deleted.
  (globalThis as unknown as Globals)[containerGlobal(remote)] = undefined;
  openChunkInbox(remote, new URL('.', script.src).href);
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(takeContainer(remote)));
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`Could not load ${url}`));
    });
    document.head.append(script);
  });
}

/** The code of a release learns, in the place of the browser, that what it waits for has failed. */
function abandon(remote: string, baseUrl: string): void {
  const folder = new URL(baseUrl, location.href).href;
  const waiting = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    `[data-rspack^="loupe-${remote}:"]`,
  );
  for (const element of waiting) {
    const address = element instanceof HTMLScriptElement ? element.src : element.href;
    // The bundler's code takes its listeners away once a file has come or failed.
    if (address.startsWith(folder)) element.onerror?.(new Event('abandoned'));
  }
}

async function fetchManifest(url: string, integrity: string): Promise<unknown> {
  const answer = await environment().fetch(url, { integrity });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

function addPreload(href: string, as: 'script' | 'style', integrity: string): void {
  if (document.querySelector(`link[rel="preload"][href="${href}"], script[src="${href}"]`)) return;
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { rel: 'preload', as, crossOrigin: 'anonymous', integrity, href }),
  );
}

function preload(release: ReleaseBody, baseUrl: string, expose: string): void {
  const add = (files: readonly LoadedFile[], as: 'script' | 'style') => {
    for (const { file, integrity } of files) addPreload(`${baseUrl}${file}`, as, integrity);
  };
  const files = release.exposes[expose];
  if (!files || !release.entry.integrity) return;
  add(files.styles, 'style');
  // Modules are fetched with their entry, all of them.
  if (release.entry.format !== 'module') add(files.scripts, 'script');
}

function hasArrived(release: ReleaseBody, baseUrl: string, expose: string): boolean {
  const { scripts = [], styles = [] } = release.exposes[expose] ?? {};
  // A file is listed once its last byte has come.
  return [release.entry, ...scripts, ...styles].every(
    ({ file }) => performance.getEntriesByName(new URL(baseUrl + file, location.href).href).length > 0,
  );
}

/** A view of the page's shares that only the one who asks for it writes into. */
async function shareScope(): Promise<unknown> {
  await __webpack_init_sharing__('default');
  const scope = __webpack_share_scopes__['default'] ?? {};
  lendToEarlierReleases(scope);
  return viewOf(scope);
}

function attemptOf(remote: string): number {
  return (globalThis as unknown as Globals).loupeAttempts?.[remote] ?? 0;
}

function setAttempt(remote: string, attempt: number): void {
  const globals = globalThis as unknown as Globals;
  globals.loupeAttempts = { ...globals.loupeAttempts, [remote]: attempt };
}

/** Calls back when a running release could not get one of its files. */
export function onChunkFailed(listener: (failed: ChunkFailed) => void): void {
  addEventListener(chunkFailedEvent, (event) => listener((event as CustomEvent<ChunkFailed>).detail));
}

/** The loader's seams in a browser. */
export const browserSeams: LoaderSeams = {
  language,
  loadEntry,
  importEntry,
  fetchManifest,
  preload,
  hasArrived,
  abandon,
  shareScope,
  attemptOf,
  beginAttempt: (remote) => setAttempt(remote, attemptOf(remote) + 1),
  endAttempts: (remote) => setAttempt(remote, 0),
  isOnline: () => environment().network.isOnline(),
  now: () => environment().clock.now(),
  random: () => Math.random(),
  after: (ms, run) => environment().clock.after(ms, run),
  log: (message, detail) => environment().log.error(message, detail),
};
