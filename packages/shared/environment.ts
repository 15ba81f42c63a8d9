import type { RuntimeConfig } from './contract/runtime-config.ts';

/** Undoes a subscription. */
export type Unsubscribe = () => void;

/** What travels on the broadcast channel `session` (H3). `sessionKey` tells which session it speaks of. */
export type SessionMessage =
  | { readonly type: 'logout'; readonly sessionKey: string }
  | { readonly type: 'login'; readonly sessionKey: string };

/**
 * What the outside world must provide. The only door to window, storage, clock, network and broadcast:
 * stores and page objects run in plain Node with the environment of `testing/`.
 */
export interface Environment {
  readonly config: RuntimeConfig;
  /** `localStorage`, never throwing: a blocked or full storage reads as null and drops writes. */
  readonly storage: {
    get(key: string): string | null;
    set(key: string, value: string): void;
    remove(key: string): void;
    keys(): string[];
    /** Changes made by other tabs. */
    onChange(listener: (key: string | null) => void): Unsubscribe;
  };
  readonly clock: {
    /** Milliseconds since the epoch. */
    now(): number;
    after(ms: number, run: () => void): Unsubscribe;
    every(ms: number, run: () => void): Unsubscribe;
  };
  readonly fetch: typeof globalThis.fetch;
  readonly network: {
    isOnline(): boolean;
    onChange(listener: (isOnline: boolean) => void): Unsubscribe;
    /** The person has asked their browser to load no more than needed. */
    savesData(): boolean;
  };
  readonly page: {
    isVisible(): boolean;
    onVisibility(listener: (isVisible: boolean) => void): Unsubscribe;
    /** The page is given the focus, or the network is back: what it shows may be old and is fetched again. */
    onFocus(listener: () => void): Unsubscribe;
    /**
     * The page runs again after it was frozen, or comes back out of the browser's back/forward cache. Nothing of a
     * page out of that cache is seen before the listeners have run.
     */
    onWake(listener: () => void): Unsubscribe;
    /** Whether the system asks for dark colours. */
    isDarkPreferred(): boolean;
    onDarkPreferred(listener: (isPreferred: boolean) => void): Unsubscribe;
    /** Reloads the page. */
    reload(): void;
    setTitle(title: string): void;
    setTheme(theme: 'light' | 'dark'): void;
    /** The page is being left or put to sleep: the last moment in which something can be sent. */
    onLeave(listener: () => void): Unsubscribe;
    /**
     * Resolves at once, unless the page is just being left: then when it has turned out to stay. Firefox breaks off all
     * requests of a page as soon as another is asked for, while this one is still seen; that is no failure to show.
     */
    stays(): Promise<void>;
    /** Path with query, e.g. `/chat?x=1`. */
    path(): string;
    /** What is behind `#` in the address; empty when nothing is. */
    fragment(): string;
    origin(): string;
    /** Leaves the page and loads a path of the site from the server; nothing of this page is kept. */
    load(path: string): void;
    /** Puts another path in place of this one, in the address bar and the history, without loading it. */
    replacePath(path: string): void;
    openTab(url: string): void;
    saveFile(content: Blob, name: string): void;
    copy(text: string): Promise<void>;
  };
  readonly broadcast: {
    post(message: SessionMessage): void;
    onMessage(listener: (message: SessionMessage) => void): Unsubscribe;
  };
  /** This tab among those of the browser. */
  readonly tab: {
    /** The same after a reload; no other tab has it meanwhile. */
    readonly id: string;
    /** Keeps the id taken for as long as the tab is open, or no longer: then others may take what is under it. */
    hold(isHeld: boolean): void;
    /** The ids that open tabs hold, however the others went; null where the browser cannot tell (plain http). */
    heldIds(): Promise<ReadonlySet<string> | null>;
  };
  /** Where errors go that nobody is shown. */
  readonly log: { error(message: string, detail?: unknown): void };
  /**
   * Copies of files that are on their way, for going on after a reload (U1). Never rejects: where nothing can be kept
   * it reads as null.
   */
  readonly keptFiles: {
    get(key: string): Promise<File | null>;
    /** False when the code for it could not come: worth another try once the line is back. */
    set(key: string, file: File): Promise<boolean>;
    remove(key: string): Promise<void>;
    clear(): Promise<void>;
  };
  /** SHA-256 as lower-case hex, without holding up the page; null where the browser offers none or its code did not come. */
  sha256(content: Blob): Promise<string | null>;
  /** A fresh random id, 128 bit. */
  randomId(): string;
  /**
   * Reads markup in a document that is never shown: nothing in it runs or is fetched. What it gives has to pass an
   * allow-list before it is drawn. Missing in a host that is older than the slice.
   */
  parseFragment?(markup: string): DocumentFragment;
}

let provided: Environment | undefined;

/** Called once at start-up: by the browser entry or by a test. */
export function provideEnvironment(next: Environment): void {
  provided = next;
}

/** The environment in force. Throws before `provideEnvironment`. */
export function environment(): Environment {
  if (!provided) throw new Error('provideEnvironment was not called');
  return provided;
}
