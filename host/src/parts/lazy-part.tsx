import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { atom } from 'nanostores';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { pagesTexts } from '#texts/pages';

type PartState<P> = { readonly component: ComponentType<P> | null; readonly hasFailed: boolean };

type PartProps<P> = { readonly props: P; readonly skeleton?: ReactNode; readonly inPlace?: ReactNode };

/**
 * A component of the host that is loaded when it is first needed. A chunk that failed is asked for again by Retry:
 * unlike `React.lazy`, a failure is never kept.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const $part = atom<PartState<P>>({ component: null, hasFailed: false });
  let underWay: Promise<void> | null = null;

  function preload(): Promise<void> {
    if ($part.get().component) return Promise.resolve();
    underWay ??= load()
      .then((component) => $part.set({ component, hasFailed: false }))
      .catch((error: unknown) => {
        environment().log.error('A part of the page could not be loaded', error);
        $part.set({ component: null, hasFailed: true });
      })
      .finally(() => {
        underWay = null;
      });
    return underWay;
  }

  /** `inPlace` is shown for one that has failed, and says so itself. */
  function Part({ props, skeleton, inPlace }: PartProps<P>) {
    const { component, hasFailed } = useStore($part);
    const [isRetrying, setRetrying] = useState(false);
    useEffect(() => {
      void preload();
      // What failed for want of a network is asked for again when it is back.
      return environment().network.onChange((isOnline) => void (isOnline && preload()));
    }, []);
    if (component) return createElement(component, props);
    if (!hasFailed) return <LoadingRegion label={pagesTexts.part.loading}>{skeleton}</LoadingRegion>;
    if (inPlace) return inPlace;
    const retry = () => {
      setRetrying(true);
      void preload().finally(() => setRetrying(false));
    };
    return (
      <FailedState
        title={pagesTexts.part.failed}
        detail={pagesTexts.part.kept}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }

  return { Part, preload };
}
