/* oxlint-disable no-underscore-dangle -- names given by others */
import { environment } from '@loupe/shared/environment';
import {
  chunksGlobal,
  containerGlobal,
  type LoadedFile,
  type ReleaseBody,
} from '../registry/registry-document.ts';
import type { Container, LoaderSeams } from './remote-loader.ts';

declare const __webpack_init_sharing__: (scope: string) => Promise<void> | void;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

type Globals = Record<string, unknown> & { loupeAttempts?: Record<string, number> };

function takeContainer(remote: string): Container | undefined {
  return (globalThis as unknown as Globals)[containerGlobal(remote)] as Container | undefined;
}

/** Remotes whose entry was run, or tried. */
const tried = new Set<string>();

/** Removes what an earlier attempt left, so that it cannot be taken for this one's. Chunks of the page's own stay. */
function clearEarlier(remote: string): void {
  const globals = globalThis as unknown as Globals;
  delete globals[containerGlobal(remote)];
  if (tried.has(remote)) delete globals[chunksGlobal(remote)];
  tried.add(remote);
}

/** A chunk that arrives late, from a release that was given up, must not mix with the modules of the one that runs. */
function acceptOwnChunksOnly(remote: string, baseUrl: string): void {
  const chunks = (globalThis as unknown as Globals)[chunksGlobal(remote)] as unknown[] | undefined;
  if (!chunks) return;
  const accept = chunks.push;
  chunks.push = (...items) => {
    const source = (document.currentScript as HTMLScriptElement | null)?.src;
    return source && !source.startsWith(baseUrl) ? chunks.length : accept(...items);
  };
}

/** Runs an entry as a classic script. */
function loadEntry(url: string, integrity: string | null, remote: string): Promise<Container | undefined> {
  clearEarlier(remote);
  const script = document.createElement('script');
  if (integrity) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.src = url;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      acceptOwnChunksOnly(remote, new URL('.', script.src).href);
      resolve(takeContainer(remote));
    });
    script.addEventListener('error', () => reject(new Error(`Could not load ${url}`)));
    document.head.append(script);
  });
}

async function fetchManifest(url: string, integrity: string | null): Promise<unknown> {
  const answer = await environment().fetch(url, integrity ? { integrity } : {});
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

function addPreload(href: string, as: 'script' | 'style', integrity: string): void {
  if (document.querySelector(`link[rel="preload"][href="${href}"], script[src="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

function preload(release: ReleaseBody, baseUrl: string, expose: string): void {
  const add = (files: readonly LoadedFile[], as: 'script' | 'style') => {
    for (const { file, integrity } of files) addPreload(`${baseUrl}${file}`, as, integrity);
  };
  const files = release.exposes[expose];
  if (!files || !release.entry.integrity) return;
  add(files.styles, 'style');
  add(files.scripts, 'script');
}

async function shareScope(): Promise<unknown> {
  await __webpack_init_sharing__('default');
  return __webpack_share_scopes__['default'];
}

function noteAttempt(remote: string, attempt: number): void {
  const globals = globalThis as unknown as Globals;
  globals.loupeAttempts = { ...globals.loupeAttempts, [remote]: attempt };
}

/** The loader's seams in a browser. */
export const browserSeams: LoaderSeams = {
  loadEntry,
  fetchManifest,
  preload,
  shareScope,
  noteAttempt,
  after: (ms, run) => environment().clock.after(ms, run),
  log: (message, detail) => environment().log.error(message, detail),
};
