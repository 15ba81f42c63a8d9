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
  readonly network: { isOnline(): boolean; onChange(listener: (isOnline: boolean) => void): Unsubscribe };
  readonly page: {
    isVisible(): boolean;
    onVisibility(listener: (isVisible: boolean) => void): Unsubscribe;
    onFocus(listener: () => void): Unsubscribe;
    setTitle(title: string): void;
    setTheme(theme: 'light' | 'dark'): void;
    /** Path with query, e.g. `/chat?x=1`. */
    path(): string;
    origin(): string;
    openTab(url: string): void;
    saveFile(content: Blob, name: string): void;
    copy(text: string): Promise<void>;
  };
  readonly broadcast: {
    post(message: SessionMessage): void;
    onMessage(listener: (message: SessionMessage) => void): Unsubscribe;
  };
  /** Where errors go that nobody is shown. */
  readonly log: { error(message: string, detail?: unknown): void };
  /** A fresh random id, 128 bit. */
  randomId(): string;
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
