import type { RuntimeConfig } from '@loupe/shared/contract/runtime-config';
import type { Environment, SessionMessage, Unsubscribe } from '@loupe/shared/environment';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestServer, type TestServer } from './test-server.ts';

type Listeners<T> = { add(listener: (value: T) => void): Unsubscribe; tell(value: T): void };

function listeners<T>(): Listeners<T> {
  const all = new Set<(value: T) => void>();
  return {
    add(listener) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (value) => [...all].forEach((listener) => listener(value)),
  };
}

/** What the tabs of one browser share: storage and the broadcast channel. */
export interface TestBrowser {
  readonly stored: Map<string, string>;
  readonly keptFiles: Map<string, File>;
  readonly posted: SessionMessage[];
  /** Ids of the tabs that hold theirs. */
  readonly heldTabs: Set<string>;
  /** False where open tabs cannot be found out (plain http). */
  readonly hasLocks: boolean;
  /** Characters the storage takes, keys and values; a write beyond is dropped. */
  room: number;
  join(tab: { onMessage(message: SessionMessage): void; onStorage(key: string | null): void }): {
    post(message: SessionMessage): void;
    changed(key: string): void;
  };
}

/** One browser; give it to several environments and they are tabs of it. */
export function createTestBrowser({ hasLocks = true } = {}): TestBrowser {
  const tabs = new Set<Parameters<TestBrowser['join']>[0]>();
  const posted: SessionMessage[] = [];
  return {
    stored: new Map(),
    keptFiles: new Map(),
    posted,
    heldTabs: new Set(),
    hasLocks,
    room: Number.POSITIVE_INFINITY,
    join(tab) {
      tabs.add(tab);
      const others = () => [...tabs].filter((other) => other !== tab);
      return {
        post(message) {
          posted.push(message);
          others().forEach((other) => other.onMessage(message));
        },
        changed: (key) => others().forEach((other) => other.onStorage(key)),
      };
    },
  };
}

export interface TestEnvironment extends Environment, Pick<TestClock, 'advance'> {
  readonly browser: TestBrowser;
  readonly server: TestServer;
  /** What the page was made to do, in order. */
  readonly titles: string[];
  readonly themes: string[];
  readonly copies: string[];
  readonly files: { readonly name: string; readonly content: Blob }[];
  readonly tabs: string[];
  readonly loads: string[];
  readonly errors: string[];
  readonly pendingTimers: () => number;
  setOnline(isOnline: boolean): void;
  setSavesData(savesData: boolean): void;
  setVisible(isVisible: boolean): void;
  focus(): void;
  /** The page is left. */
  leave(): void;
  /** The tab is gone, without a word. */
  crash(): void;
  /** Another page is asked for, while this one is still there; the answer lets it stay after all. */
  beginLeaving(): () => void;
  /** The page comes back after it was frozen or stored by the browser. */
  wake(): void;
  setDarkPreferred(isPreferred: boolean): void;
  /** How often the page was reloaded. */
  readonly reloads: () => number;
  goTo(path: string): void;
  /** Makes copying fail from now on. */
  refuseCopy(): void;
}

export interface TestOverrides {
  config?: Partial<RuntimeConfig>;
  browser?: TestBrowser;
  /** The id that this tab kept from its last page. */
  tabId?: string;
  stored?: Record<string, string>;
  path?: string;
  isOnline?: boolean;
  fetch?: typeof globalThis.fetch;
}

const config: RuntimeConfig = {
  apiBaseUrl: '/api',
  backofficeBaseUrl: '/api',
  brandName: 'Loupe',
  externalLinkHost: 'https://loupe.example',
};

let tabs = 0;

/** The outside world under a test's control: time, network, storage, other tabs, and a scripted server. */
export function createTestEnvironment(overrides: TestOverrides = {}): TestEnvironment {
  const browser = overrides.browser ?? createTestBrowser();
  for (const [key, value] of Object.entries(overrides.stored ?? {})) browser.stored.set(key, value);
  const server = createTestServer();
  const { clock, advance, pending } = createTestClock();
  const network = listeners<boolean>();
  const visibility = listeners<boolean>();
  const focused = listeners<void>();
  const left = listeners<void>();
  const woken = listeners<void>();
  const darkness = listeners<boolean>();
  const messages = listeners<SessionMessage>();
  const storageChanges = listeners<string | null>();
  const tab = browser.join({ onMessage: messages.tell, onStorage: storageChanges.tell });
  const page = {
    isOnline: overrides.isOnline ?? true,
    savesData: false,
    isVisible: true,
    path: overrides.path ?? '/',
    fragment: '',
    canCopy: true,
    isDarkPreferred: false,
    reloads: 0,
    staying: Promise.resolve(),
  };
  const recorded = {
    titles: [] as string[],
    themes: [] as string[],
    copies: [] as string[],
    tabs: [] as string[],
    loads: [] as string[],
    errors: [] as string[],
  };
  const files: { name: string; content: Blob }[] = [];
  let ids = 0;
  const tabId = overrides.tabId ?? `tab_${++tabs}`;

  return {
    ...recorded,
    files,
    browser,
    server,
    advance,
    pendingTimers: pending,
    config: { ...config, ...overrides.config },
    clock,
    fetch: overrides.fetch ?? server.fetch,
    storage: {
      get: (key) => browser.stored.get(key) ?? null,
      set(key, value) {
        const others = [...browser.stored].filter(([other]) => other !== key);
        if ([...others.flat(), key, value].join('').length > browser.room) return;
        browser.stored.set(key, value);
        tab.changed(key);
      },
      remove(key) {
        if (browser.stored.delete(key)) tab.changed(key);
      },
      keys: () => [...browser.stored.keys()],
      onChange: storageChanges.add,
    },
    network: {
      isOnline: () => page.isOnline,
      onChange: network.add,
      savesData: () => page.savesData,
    },
    page: {
      isVisible: () => page.isVisible,
      onVisibility: visibility.add,
      onFocus: (listener) => focused.add(listener),
      onLeave: (listener) => left.add(listener),
      stays: () => page.staying,
      onWake: (listener) => woken.add(listener),
      isDarkPreferred: () => page.isDarkPreferred,
      onDarkPreferred: darkness.add,
      reload: () => void (page.reloads += 1),
      setTitle: (title) => void recorded.titles.push(title),
      setTheme: (theme) => void recorded.themes.push(theme),
      path: () => page.path,
      fragment: () => page.fragment,
      origin: () => 'http://loupe.test',
      load: (path) => void recorded.loads.push(path),
      replacePath(path) {
        page.path = path;
      },
      openTab: (url) => void recorded.tabs.push(url),
      saveFile: (content, name) => void files.push({ content, name }),
      async copy(text) {
        if (!page.canCopy) throw new Error('The browser refused to copy');
        recorded.copies.push(text);
      },
    },
    tab: {
      id: tabId,
      hold: (isHeld) => void (isHeld ? browser.heldTabs.add(tabId) : browser.heldTabs.delete(tabId)),
      heldIds: async () => (browser.hasLocks ? new Set(browser.heldTabs) : null),
    },
    crash: () => void browser.heldTabs.delete(tabId),
    broadcast: { post: tab.post, onMessage: messages.add },
    log: { error: (message) => void recorded.errors.push(message) },
    keptFiles: {
      get: async (key) => browser.keptFiles.get(key) ?? null,
      set: async (key, file) => browser.keptFiles.set(key, file).has(key),
      remove: async (key) => void browser.keptFiles.delete(key),
      clear: async () => browser.keptFiles.clear(),
    },
    async sha256(content) {
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await content.arrayBuffer()));
      return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
    randomId: () => (++ids).toString(16).padStart(32, '0'),
    setOnline(isOnline) {
      const isBack = isOnline && !page.isOnline;
      page.isOnline = isOnline;
      network.tell(isOnline);
      if (isBack) focused.tell();
    },
    setSavesData(savesData) {
      page.savesData = savesData;
    },
    setVisible(isVisible) {
      page.isVisible = isVisible;
      visibility.tell(isVisible);
    },
    focus: () => focused.tell(),
    leave: () => left.tell(),
    beginLeaving() {
      const { promise, resolve } = Promise.withResolvers<void>();
      page.staying = promise;
      return resolve;
    },
    wake: () => woken.tell(),
    setDarkPreferred(isPreferred) {
      page.isDarkPreferred = isPreferred;
      darkness.tell(isPreferred);
    },
    reloads: () => page.reloads,
    goTo(path) {
      page.path = path;
    },
    refuseCopy() {
      page.canCopy = false;
    },
  };
}
