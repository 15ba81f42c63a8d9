import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '@loupe/shared/ui/button';
import { texts } from '#texts';
import classes from './lazy-part.module.css';

type Own = {
  /** Shown until the part is there; it keeps the part's place. */
  fallback?: ReactNode;
};

/**
 * A component that is fetched when it is first needed. Unlike React.lazy a failed fetch is not kept for ever:
 * the reader gets a Retry in the part's own place, and `failedText` says what is missing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failedText: string,
) {
  let fetched: ComponentType<Props> | null = null;

  function LazyPart({ fallback = null, ...rest }: Props & Own) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => fetched);
    const [isFailed, setFailed] = useState(false);

    const fetchPart = useCallback(async () => {
      try {
        const component = await load();
        fetched = component;
        setPart(() => component);
      } catch {
        setFailed(true);
      }
    }, []);

    useEffect(() => {
      if (!fetched) void fetchPart();
    }, [fetchPart]);

    if (Part) return <Part {...(rest as unknown as Props)} />;
    if (!isFailed) return fallback;
    return (
      <div role="alert" className={classes.failed}>
        <span>{failedText}</span>
        <Button
          size="small"
          onClick={() => {
            setFailed(false);
            void fetchPart();
          }}
        >
          {texts.retry}
        </Button>
      </div>
    );
  }

  /** Fetches it ahead; a failure is told where the part is shown. */
  LazyPart.prefetch = () => {
    if (!fetched)
      load().then(
        (component) => void (fetched = component),
        () => undefined,
      );
  };
  return LazyPart;
}
