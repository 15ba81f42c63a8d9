import { useEffect, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import type { Loadable } from '@loupe/shared/lib/loadable';
import { keepFresh } from '@loupe/shared/stores/keep-fresh';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';

export type LoadedPartProps<Value> = {
  readonly $value: ReadableAtom<Loadable<Value>>;
  readonly load: () => Promise<void>;
  readonly texts: { readonly loading: string; readonly failed: string };
  /** What is kept although it failed. */
  readonly kept?: string;
  readonly skeleton: { readonly lines: number; readonly height: number };
  readonly children: (value: Value) => ReactNode;
};

/** A part of the settings that the server answers: loading, failed with Retry, or shown and kept fresh. */
export function LoadedPart<Value>(props: LoadedPartProps<Value>) {
  const { $value, load, texts, kept, skeleton, children } = props;
  const loaded = useStore($value);
  useEffect(() => keepFresh(load), [load]);
  if (loaded.state === 'loading') {
    return (
      <LoadingRegion label={texts.loading}>
        <Skeleton {...skeleton} />
      </LoadingRegion>
    );
  }
  if (loaded.state === 'failed') {
    const { message, requestId } = loaded.error;
    return (
      <FailedState
        title={texts.failed}
        detail={[message, kept].filter(Boolean).join(' ')}
        errorId={requestId ?? undefined}
        onRetry={() => void load()}
      />
    );
  }
  return children(loaded.value);
}
