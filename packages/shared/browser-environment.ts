import type { RuntimeConfig } from '@loupe/shared/contract/runtime-config';
import type { Environment, SessionMessage, Unsubscribe } from '@loupe/shared/environment';

/** The one channel that all tabs of the site share (H3). */
const CHANNEL = 'session';
/** Long enough for the browser to have begun reading the blob. */
const BLOB_URL_LIFE_MS = 60_000;
/** A page that still runs so long after it began to be left has stayed: the person did, or it was a download. */
const LEAVING_MS = 5_000;

function listen(target: EventTarget, name: string, listener: (event: Event) => void): Unsubscribe {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}

/** Storage that never throws: private windows and full disks read as empty and drop writes (S1). */
function browserStorage(log: Environment['log']): Environment['storage'] {
  function attempt<T>(run: (storage: Storage) => T, otherwise: T): T {
    try {
      return run(globalThis.localStorage);
    } catch (error) {
      log.error('Local storage is not available', error);
      return otherwise;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
    onChange: (listener) => listen(globalThis, 'storage', (event) => listener((event as StorageEvent).key)),
  };
}

function browserClock(): Environment['clock'] {
  return {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    every(ms, run) {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
  };
}

/** Not in every browser (Network Information API). */
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } };

function browserNetwork(): Environment['network'] {
  return {
    isOnline: () => navigator.onLine,
    savesData: () => (navigator as DataSaver).connection?.saveData === true,
    onChange(listener) {
      const stops = [
        listen(globalThis, 'online', () => listener(true)),
        listen(globalThis, 'offline', () => listener(false)),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), BLOB_URL_LIFE_MS);
}

/** The clipboard of an address without https, where the modern interface is missing. */
function copyBySelection(text: string): void {
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.className = 'visually-hidden';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('The browser refused to copy');
}

const filesCode = () => import('./browser-files.ts');

/** Loaded when a file is first on its way. While its code does not come nothing is kept, as where nothing can be. */
function laterFiles(log: Environment['log']): Pick<Environment, 'keptFiles' | 'sha256'> {
  async function attempt<T>(run: (kept: Environment['keptFiles']) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await run((await filesCode()).browserFiles(log));
    } catch (error) {
      log.error('The code that keeps files could not be loaded', error);
      return otherwise;
    }
  }
  return {
    keptFiles: {
      get: (key) => attempt((kept) => kept.get(key), null),
      set: (key, file) => attempt((kept) => kept.set(key, file), false),
      remove: (key) => attempt((kept) => kept.remove(key), undefined),
      clear: () => attempt((kept) => kept.clear(), undefined),
    },
    sha256: async (content) => {
      const loaded = await filesCode().catch(() => null);
      return loaded ? loaded.browserSha256(content) : null;
    },
  };
}

function showPage(isShown: boolean): void {
  document.documentElement.style.setProperty('visibility', isShown ? '' : 'hidden');
}

function onWake(listener: () => void): Unsubscribe {
  const stops = [
    listen(document, 'resume', listener),
    // The picture that goes into the cache is empty: what is seen after the return was drawn after the look.
    listen(globalThis, 'pagehide', (event) => {
      if ((event as PageTransitionEvent).persisted) showPage(false);
    }),
    listen(globalThis, 'pageshow', (event) => {
      if (!(event as PageTransitionEvent).persisted) return;
      listener();
      requestAnimationFrame(() => showPage(true));
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function watchLeaving(): Environment['page']['stays'] {
  let leftAt = Number.NEGATIVE_INFINITY;
  listen(globalThis, 'beforeunload', () => {
    leftAt = performance.now();
  });
  return () => {
    const left = leftAt + LEAVING_MS - performance.now();
    return left > 0 ? new Promise((resolve) => setTimeout(resolve, left)) : Promise.resolve();
  };
}

function darkPreference(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

function browserPage(): Environment['page'] {
  return {
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (listener) =>
      listen(document, 'visibilitychange', () => listener(document.visibilityState === 'visible')),
    onFocus(listener) {
      const stops = ['focus', 'online'].map((name) => listen(globalThis, name, listener));
      return () => stops.forEach((stop) => stop());
    },
    onLeave: (listener) => listen(globalThis, 'pagehide', listener),
    stays: watchLeaving(),
    onWake,
    isDarkPreferred: () => darkPreference().matches,
    onDarkPreferred: (listener) =>
      listen(darkPreference(), 'change', (event) => listener((event as MediaQueryListEvent).matches)),
    reload: () => location.reload(),
    setTitle(title) {
      document.title = title;
    },
    setTheme(theme) {
      document.documentElement.dataset['theme'] = theme;
    },
    path: () => location.pathname + location.search,
    fragment: () => location.hash.slice(1),
    origin: () => location.origin,
    load: (path) => location.assign(path),
    replacePath: (path) => history.replaceState(history.state, '', path),
    openTab: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
    saveFile,
    async copy(text) {
      if (navigator.clipboard) await navigator.clipboard.writeText(text);
      else copyBySelection(text);
    },
  };
}

function browserBroadcast(): Environment['broadcast'] {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, onMessage: () => () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    post: (message) => channel.postMessage(message),
    onMessage: (listener) =>
      listen(channel, 'message', (event) => {
        const message = (event as MessageEvent<SessionMessage>).data;
        if (message?.type === 'logout' || message?.type === 'login') listener(message);
      }),
  };
}

/** For pages that keep no drafts. */
const noTab: Environment['tab'] = { id: '', hold: () => {}, heldIds: async () => null };

/** 128 random bits as hex; unlike `randomUUID` it also works on addresses without https. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface MarkupPolicy {
  createHTML(markup: string): string;
}

/**
 * Markup is read under a policy of its own (Trusted Types), which nothing outside this function has: the page's only
 * place for it is a document without a window.
 */
function inertParser(): NonNullable<Environment['parseFragment']> {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: MarkupPolicy): MarkupPolicy };
  };
  const policy = trustedTypes?.createPolicy('loupe-inert', { createHTML: (markup) => markup });
  const inert = document.implementation.createHTMLDocument('');
  return (markup) => {
    const template = inert.createElement('template');
    template.innerHTML = policy?.createHTML(markup) ?? markup;
    return template.content;
  };
}

/** The outside world as a browser gives it. Made once, by the entry of the host or of a slice running alone. */
export function createBrowserEnvironment(config: RuntimeConfig, tab = noTab): Environment {
  const log: Environment['log'] = {
    // oxlint-disable-next-line no-console -- the only place where errors nobody is shown may go
    error: (message, detail) => console.error(message, detail ?? ''),
  };
  return {
    config,
    storage: browserStorage(log),
    clock: browserClock(),
    fetch: (input, init) => globalThis.fetch(input, init),
    network: browserNetwork(),
    page: browserPage(),
    broadcast: browserBroadcast(),
    tab,
    log,
    ...laterFiles(log),
    randomId,
    parseFragment: inertParser(),
  };
}
