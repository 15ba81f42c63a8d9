import { useEffect, type ComponentType, type ReactNode } from 'react';
import { environment } from '@loupe/shared/environment';
import { createLazyPart, type FailedPartProps } from '@loupe/shared/ui/lazy-part';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { pagesTexts } from '#texts/pages';

function LoadingPart({ children }: { readonly children?: ReactNode }) {
  return <LoadingRegion label={pagesTexts.part.loading}>{children}</LoadingRegion>;
}

/** What failed for want of a network is asked for again when it is back. */
function useRetryOnline(onRetry: () => void): void {
  useEffect(() => environment().network.onChange((isOnline) => isOnline && onRetry()), [onRetry]);
}

function FailedPart({ onRetry, isRetrying }: FailedPartProps) {
  useRetryOnline(onRetry);
  return (
    <FailedState
      title={pagesTexts.part.failed}
      detail={pagesTexts.part.kept}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  );
}

/** Loads, and writes down what does not come. */
async function logged<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    environment().log.error('A part of the page could not be loaded', error);
    throw error;
  }
}

/** A component of the host that is fetched when it is first needed. `Failed` says in its place that it did not come. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<FailedPartProps> = FailedPart,
) {
  return createLazyPart(() => logged(load), Failed, LoadingPart);
}

function NoPart({ onRetry }: FailedPartProps) {
  useRetryOnline(onRetry);
  return null;
}

/** The same for what has a page of its own elsewhere: what did not come leaves nothing until the network is back. */
export function quietPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return createLazyPart(() => logged(load), NoPart);
}
