/** Remote data in a store: loading (nothing yet), ready (`isRefreshing` while newer data is fetched), failed. */
export type Loadable<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T; readonly isRefreshing: boolean }
  | { readonly state: 'failed'; readonly error: LoadError };

/** Why data could not be loaded: a code of the contract or `network`, and a sentence for a person. */
export interface LoadError {
  readonly code: string;
  readonly message: string;
  readonly requestId: string | null;
}

export const loading = { state: 'loading' } as const;

/** Fresh value, nothing under way. */
export function ready<T>(value: T): Loadable<T> {
  return { state: 'ready', value, isRefreshing: false };
}

/** Keeps a value that is there while it is fetched again; otherwise loading. */
export function refreshing<T>(current: Loadable<T>): Loadable<T> {
  return current.state === 'ready' ? { ...current, isRefreshing: true } : loading;
}

/** A failed refresh keeps the content; a failed first load is a failure. */
export function failed<T>(current: Loadable<T>, error: LoadError): Loadable<T> {
  return current.state === 'ready' ? { ...current, isRefreshing: false } : { state: 'failed', error };
}
