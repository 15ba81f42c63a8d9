import {
  createElement,
  Fragment,
  useEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { atom } from 'nanostores';

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
  readonly failed: 'failed' | 'retrying' | null;
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
  const $state = atom<State<Props>>({ Part: null, failed: null });
  let underWay: Promise<void> | null = null;

  async function fetchPart(): Promise<void> {
    if ($state.get().failed) $state.set({ Part: null, failed: 'retrying' });
    try {
      $state.set({ Part: await load(), failed: null });
    } catch {
      $state.set({ Part: null, failed: 'failed' });
    }
    underWay = null;
  }

  async function preload(): Promise<void> {
    if (!$state.get().Part) await (underWay ??= fetchPart());
  }

  function retry(): void {
    void preload();
  }

  function Lazy({ fallback = null, ...rest }: Props & Own): ReactNode {
    const { Part, failed } = useSyncExternalStore(
      (onChange) => $state.listen(onChange),
      () => $state.get(),
    );
    useEffect(retry, []);
    if (Part) return createElement(Part, rest as unknown as Props);
    if (failed) return <Failed onRetry={retry} isRetrying={failed === 'retrying'} />;
    return <Loading>{fallback}</Loading>;
  }

  return Object.assign(Lazy, { preload });
}
