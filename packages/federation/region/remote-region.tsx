import { createElement, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { environment } from '@loupe/shared/environment';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { LoadFailure } from '../loader/load-failure.ts';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import { RegionBoundary } from './region-boundary.tsx';
import { regionTexts } from './region-texts.ts';

export interface RemoteRegionProps<P extends object> {
  readonly loader: RemoteLoader;
  readonly remote: string;
  /** Public name of the exposed module; null when the registry names none for this place. */
  readonly expose: string | null;
  /** Which export to show: `Page` of a page module, `Slot` of a slot module. */
  readonly part: 'Page' | 'Slot';
  /** What it is called when it is missing, e.g. "Chat". */
  readonly title: string;
  readonly props: P;
  /** Holds the place in the final geometry while loading. */
  readonly skeleton: ReactNode;
  readonly className?: string | undefined;
  /** Called when the part stands, or could not be loaded. */
  readonly onSettled?: (() => void) | undefined;
}

type Shown<P> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly component: ComponentType<P> }
  | {
      readonly state: 'failed';
      readonly errorId: string;
      readonly isRefused: boolean;
      readonly hasRendered: boolean;
    };

const loadingState = { state: 'loading' } as const;

function componentOf<P>(module: unknown, part: string): ComponentType<P> {
  const found = (module as Record<string, unknown> | null | undefined)?.[part];
  if (typeof found === 'function' || (typeof found === 'object' && found !== null))
    return found as ComponentType<P>;
  throw new LoadFailure('expose', 'not_a_component');
}

/** A module that stands already is drawn at once; anything else is loaded, and judged, first. */
function shownAtOnce<P>(module: unknown, part: string): Shown<P> {
  const found = (module as Record<string, unknown> | undefined)?.[part];
  return typeof found === 'function'
    ? { state: 'ready', component: found as ComponentType<P> }
    : loadingState;
}

function newErrorId(): string {
  return environment().randomId().slice(0, 8);
}

function useRemoteComponent<P>({
  loader,
  remote,
  expose,
  part,
}: Pick<RemoteRegionProps<object>, 'loader' | 'remote' | 'expose' | 'part'>) {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: string; shown: Shown<P> } | null>(null);
  // What was shown before belongs to another part or another attempt.
  const place = `${remote} ${expose} ${part} ${attempt}`;
  const shown =
    result?.of === place ? result.shown : shownAtOnce<P>(loader.loaded(remote, expose ?? ''), part);
  const mustLoad = shown === loadingState;

  const fail = useCallback(
    (error: unknown, hasRendered: boolean) => {
      const errorId = newErrorId();
      environment().log.error(`Region ${remote} failed, error id ${errorId}`, error);
      const isRefused =
        error instanceof LoadFailure && error.phase === 'check' && error.code !== 'not_registered';
      setResult({ of: place, shown: { state: 'failed', errorId, isRefused, hasRendered } });
    },
    [remote, place],
  );

  useEffect(() => {
    if (!mustLoad) return undefined;
    let isCurrent = true;
    loader
      .load(remote, expose ?? '')
      .then((module) => componentOf<P>(module, part))
      .then((component) => isCurrent && setResult({ of: place, shown: { state: 'ready', component } }))
      .catch((error: unknown) => isCurrent && fail(error, false));
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, expose, part, place, fail, mustLoad]);

  const retry = useCallback(() => {
    if (shown.state === 'failed' && shown.hasRendered) loader.forget(remote);
    setAttempt((count) => count + 1);
  }, [loader, remote, shown]);

  // What failed to load may have failed for want of a network: it is tried again when that is back.
  const isMissing = shown.state === 'failed' && !shown.isRefused && !shown.hasRendered;
  useEffect(() => {
    if (!isMissing) return undefined;
    return environment().network.onChange((isOnline) => {
      if (isOnline) retry();
    });
  }, [isMissing, retry]);

  return { shown, attempt, fail, retry };
}

/**
 * The place of a remote in the page. It loads, shows and, when that fails at any point, says so here and only here;
 * Retry brings it back without a reload of the page.
 */
export function RemoteRegion<P extends object>(region: RemoteRegionProps<P>) {
  const { loader, remote, title, props, skeleton, className, onSettled } = region;
  const { shown, attempt, fail, retry } = useRemoteComponent<P>(region);
  const isSettled = shown.state !== 'loading';
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  return (
    <div
      className={className}
      data-remote={remote}
      data-remote-version={loader.versionOf(remote) ?? 'none'}
      data-remote-state={shown.state}
    >
      {shown.state === 'loading' && (
        <LoadingRegion label={regionTexts.loading(title)}>{skeleton}</LoadingRegion>
      )}
      {shown.state === 'failed' && (
        <FailedState
          title={shown.isRefused ? regionTexts.refused(title) : regionTexts.unavailable(title)}
          detail={regionTexts.restWorks}
          errorId={shown.errorId}
          onRetry={retry}
        />
      )}
      {shown.state === 'ready' && (
        <RegionBoundary key={`${remote}:${attempt}`} fallback={null} onCaught={(error) => fail(error, true)}>
          {createElement(shown.component, props)}
        </RegionBoundary>
      )}
    </div>
  );
}
