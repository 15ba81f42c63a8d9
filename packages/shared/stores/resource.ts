import { atom, type ReadableAtom } from 'nanostores';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import { failed, loading, ready, refreshing, type LoadError, type Loadable } from '../lib/loadable.ts';

/** What a request answers, as far as a resource looks at it. A cancelled one has nothing to show (H1, H8). */
export type Fetched<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: LoadError & { readonly kind?: string } };

/** Fetches the value. `shown` is the one that is there, null before the first. */
export type Fetch<T> = (shown: T | null) => Promise<Fetched<T>>;

export interface ResourceOptions {
  /** False: a failed refresh takes away what is shown, because it must not be used any more. True when left out. */
  readonly keepsShown?: boolean;
}

export interface Resource<T> {
  readonly $loadable: ReadableAtom<Loadable<T>>;
  /** The value, or null while there is none. */
  value(): T | null;
  /** Whether an answer is under way. */
  isLoading(): boolean;
  /** Fetches, by `fetch` when given. An answer that a later load has overtaken is dropped. */
  load(fetch?: Fetch<T>, options?: ResourceOptions): Promise<void>;
  /** Puts a value there. What is being fetched may be older than it and is fetched again. */
  set(value: T): void;
  /** Changes the value that is there; does nothing before the first. */
  change(to: (value: T) => T): void;
  /** Nothing under way is wanted any more; what is shown stays. */
  drop(): void;
  /** Back to the state before the first load. */
  reset(): void;
  /** Loads now, and again when the page is given the focus or the network is back, until the last starter stops it. */
  start(): Unsubscribe;
}

/** Remote data with its states: loading, ready (also while it is fetched again), failed. */
export function createResource<T>(fetch: Fetch<T>, options: ResourceOptions = {}): Resource<T> {
  const $loadable = atom<Loadable<T>>(loading);
  let latestLoad = 0;
  let starters = 0;
  /** Asks again what is being asked; null while nothing is. */
  let askAgain: (() => Promise<void>) | null = null;

  function value(): T | null {
    const current = $loadable.get();
    return current.state === 'ready' ? current.value : null;
  }

  function dropAnswers(): void {
    latestLoad += 1;
    askAgain = null;
  }

  function drop(): void {
    dropAnswers();
    const current = $loadable.get();
    if (current.state === 'ready' && current.isRefreshing) $loadable.set(ready(current.value));
  }

  async function load(by: Fetch<T> = fetch, { keepsShown = true }: ResourceOptions = options): Promise<void> {
    dropAnswers();
    const ownLoad = latestLoad;
    askAgain = () => load(by, { keepsShown });
    $loadable.set(refreshing($loadable.get()));
    const result = await by(value());
    if (ownLoad !== latestLoad) return;
    askAgain = null;
    if (result.ok) return $loadable.set(ready(result.data));
    if (result.error.kind === 'cancelled') return drop();
    $loadable.set(failed(keepsShown ? $loadable.get() : loading, result.error));
  }

  function set(next: T): void {
    $loadable.set(ready(next));
    void askAgain?.();
  }

  function change(to: (value: T) => T): void {
    const current = $loadable.get();
    if (current.state === 'ready') set(to(current.value));
  }

  function start(): Unsubscribe {
    starters += 1;
    void load();
    const stopFocus = environment().page.onFocus(() => void load());
    return () => {
      stopFocus();
      starters -= 1;
      if (starters === 0) drop();
    };
  }

  function reset(): void {
    dropAnswers();
    $loadable.set(loading);
  }

  return { $loadable, value, isLoading: () => askAgain !== null, load, set, change, drop, reset, start };
}

/** What is wanted of an answer; a failure stays as it is. */
export async function pick<Answer, T>(
  request: Promise<Fetched<Answer>>,
  from: (answer: Answer) => T,
): Promise<Fetched<T>> {
  const answer = await request;
  return answer.ok ? { ok: true, data: from(answer.data) } : answer;
}

/** Several answers as one: the first failure, or all values under their names. */
export async function together<T extends Record<string, unknown>>(requests: {
  readonly [Name in keyof T]: Promise<Fetched<T[Name]>>;
}): Promise<Fetched<T>> {
  const answers = await Promise.all(
    Object.entries(requests).map(async ([name, request]) => [name, await request] as const),
  );
  const values: Record<string, unknown> = {};
  for (const [name, answer] of answers) {
    if (!answer.ok) return answer;
    values[name] = answer.data;
  }
  return { ok: true, data: values as T };
}
