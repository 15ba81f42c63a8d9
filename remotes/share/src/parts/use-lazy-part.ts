import { useEffect, useState, type ComponentType } from 'react';

export interface LazyPart<Props> {
  /** Null until it is there. */
  readonly Part: ComponentType<Props> | null;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

function fetchPart<Props>(
  load: Load<Props>,
  onFetched: (part: ComponentType<Props>) => void,
  onFailed: () => void,
): void {
  load().then(onFetched, onFailed);
}

/**
 * A component that is fetched when it is first shown; `load` stays the same. Unlike with React.lazy a failed fetch can
 * be tried again.
 */
export function useLazyPart<Props>(load: Load<Props>): LazyPart<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    fetchPart(
      load,
      (part) => setPart(() => part),
      () => setFailed(true),
    );
  }, [load]);

  function retry() {
    setFailed(false);
    fetchPart(
      load,
      (part) => setPart(() => part),
      () => setFailed(true),
    );
  }

  return { Part, isFailed, retry };
}
