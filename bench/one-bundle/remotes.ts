/**
 * Stands in for host/src/registry/page-loader.ts when the site is built as one bundle: the same pages, reached by import
 * instead of federation. What `/chat` shows is part of the one bundle; other pages are split off, as any router would.
 */
import { developmentRelease } from '../../packages/federation/build/development-release.ts';
import { language } from '../../packages/shared/language.ts';
import type { LoaderSeams } from '../../packages/federation/loader/loader-seams.ts';
import { createRemoteLoader, type RemoteLoader } from '../../packages/federation/loader/remote-loader.ts';
import type { RegistryEntry } from '../../packages/federation/registry/registry-document.ts';
import type { RemoteDeclaration } from '../../packages/federation/registry/remote-declaration.ts';
import { declaration as admin } from '../../remotes/admin/remote.ts';
import { declaration as billing } from '../../remotes/billing/remote.ts';
import { declaration as chat } from '../../remotes/chat/remote.ts';
import * as chatPage from '../../remotes/chat/src/expose/chat-page.tsx';
import * as railList from '../../remotes/chat/src/expose/rail-list.tsx';
import { declaration as share } from '../../remotes/share/remote.ts';

const version = '1.0.0-bundle';
const file = { file: 'entry.js', integrity: '' };

const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  'chat ./chat-page': async () => chatPage,
  'chat ./rail-list': async () => railList,
  'chat ./explore-page': () => import('../../remotes/chat/src/expose/explore-page.tsx'),
  'chat ./agent-page': () => import('../../remotes/chat/src/expose/agent-page.tsx'),
  'billing ./credit-usage-page': () => import('../../remotes/billing/src/expose/credit-usage-page.tsx'),
  'admin ./admin-page': () => import('../../remotes/admin/src/expose/admin-page.tsx'),
  'share ./share-page': () => import('../../remotes/share/src/expose/share-page.tsx'),
};

function entryOf(declaration: RemoteDeclaration): RegistryEntry {
  return {
    ...developmentRelease(declaration),
    version,
    entry: file,
    previous: null,
    canary: null,
    base_url: '/',
    manifest_url: '',
    manifest_integrity: '',
  };
}

const seams: LoaderSeams = {
  importEntry: () => Promise.reject(new Error('There are no modules of others')),
  language,
  loadEntry: async (_url, _integrity, remote) => ({
    init() {},
    get: async (expose) => {
      const module = await modules[`${remote} ${expose}`]?.();
      return () => module;
    },
  }),
  fetchManifest: () => Promise.reject(new Error('There is one release only')),
  preload() {},
  hasArrived: () => true,
  shareScope: () => Promise.resolve({}),
  abandon() {},
  attemptOf: () => 0,
  beginAttempt() {},
  endAttempts() {},
  isOnline: () => true,
  now: () => performance.now(),
  random: () => 0,
  after: () => () => {},
  // oxlint-disable-next-line no-console -- a page that does not load should say why
  log: (message, detail) => console.error(message, detail),
};

export function createPageLoader(): RemoteLoader {
  const remotes = new Map([chat, billing, admin, share].map((one) => [one.name, entryOf(one)]));
  return createRemoteLoader({ remotes, seams, judge: () => ({ isValid: true }) });
}
