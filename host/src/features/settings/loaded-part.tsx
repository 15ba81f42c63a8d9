import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import type { Resource } from '@loupe/shared/stores/resource';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { useStarted } from '@loupe/shared/ui/use-page';

export type LoadedPartProps<Value> = {
  readonly resource: Pick<Resource<Value>, '$loadable' | 'load' | 'start'>;
  readonly texts: { readonly loading: string; readonly failed: string };
  /** What is kept although it failed. */
  readonly kept?: string;
  readonly skeleton: { readonly lines: number; readonly height: number };
  readonly children: (value: Value) => ReactNode;
};

/** A part of the settings that the server answers: loading, failed with Retry, or shown and kept fresh. */
export function LoadedPart<Value>(props: LoadedPartProps<Value>) {
  const { resource, texts, kept, skeleton, children } = props;
  const loaded = useStore(resource.$loadable);
  useStarted(resource);
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
        onRetry={() => void resource.load()}
      />
    );
  }
  return children(loaded.value);
}
