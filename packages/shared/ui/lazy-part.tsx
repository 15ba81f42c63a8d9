import {
  createElement,
  Fragment,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

export type FailedPartProps = {
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
};

type Own = {
  /** Shown until the part is there; it keeps the part's place. */
  fallback?: ReactNode;
};

interface State<Props> {
  readonly Part: ComponentType<Props> | null;
  readonly hasFailed: boolean;
  readonly isRetrying: boolean;
}

export type LazyPart<Props extends object> = ComponentType<Props & Own> & {
  /** Fetches it beforehand. Never rejects: a failure is shown in the part's place. */
  readonly preload: () => Promise<void>;
};

/**
 * A component that is fetched when it is first shown. Unlike with `React.lazy` a failed fetch is not kept for ever:
 * `Failed` takes the part's place and can ask again, and so does whoever shows it next. `Loading` is put around what
 * keeps the place until then.
 */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<FailedPartProps>,
  Loading: ComponentType<{ children?: ReactNode }> = Fragment,
): LazyPart<Props> {
  let state: State<Props> = { Part: null, hasFailed: false, isRetrying: false };
  let underWay: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function set(change: Partial<State<Props>>): void {
    state = { ...state, isRetrying: false, ...change };
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function preload(): Promise<void> {
    if (state.Part) return Promise.resolve();
    if (underWay) return underWay;
    if (state.hasFailed) set({ isRetrying: true });
    underWay = load()
      .then(
        (Part) => set({ Part, hasFailed: false }),
        () => set({ hasFailed: true }),
      )
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  function retry(): void {
    void preload();
  }

  function Lazy({ fallback = null, ...rest }: Props & Own): ReactNode {
    const { Part, hasFailed, isRetrying } = useSyncExternalStore(subscribe, () => state);
    useEffect(retry, []);
    if (Part) return createElement(Part, rest as unknown as Props);
    if (hasFailed) return <Failed onRetry={retry} isRetrying={isRetrying} />;
    return <Loading>{fallback}</Loading>;
  }

  return Object.assign(Lazy, { preload });
}
