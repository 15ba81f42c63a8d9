export interface Loader<T> {
  /** What was loaded, when it is here already, so that later uses appear with their text. */
  readonly loaded: () => T | undefined;
  /** Loads it, once. After a failure the next call tries again. */
  readonly load: () => Promise<T>;
}

/** A part of the renderer that is loaded the first time a text needs it. */
export function loadOnce<T>(fetchPart: () => Promise<T>): Loader<T> {
  let part: T | undefined;
  let loading: Promise<T> | undefined;
  return {
    loaded: () => part,
    load: () =>
      (loading ??= fetchPart().then(
        (fetched) => (part = fetched),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
  };
}
