import { createElement, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { environment } from '@loupe/shared/environment';
import { pathWithout } from '@loupe/shared/lib/path-without';
import { Button } from '@loupe/shared/ui/button';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { LoadFailure, type LoadCode, type RegistryRefusal } from '../loader/load-failure.ts';
import type { ShownVersion } from '../loader/outcome.ts';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import { RegionBoundary } from './region-boundary.tsx';
import { regionTexts } from '#texts/region';

export interface RemoteRegionProps<P extends object> {
  readonly loader: RemoteLoader;
  readonly remote: string;
  /** Public name of the exposed module; null when the registry names none for this place. */
  readonly expose: string | null;
  /** Which export to show: `Page` of a page module, `Slot` of a slot of the frame, `Panel` of a slot in a page. */
  readonly part: 'Page' | 'Slot' | 'Panel';
  /** What it is called while it is missing, as the beginning of a sentence: "The list of your chats". */
  readonly title: string;
  readonly props: P;
  /** Holds the place in the final geometry while loading. */
  readonly skeleton: ReactNode;
  readonly className?: string | undefined;
  /** Called when the part is shown, or could not be loaded. */
  readonly onSettled?: (() => void) | undefined;
}

/** Why nothing is shown. `refused`: it does not fit the site; `not_signed`: nobody the site knows vouches for it; `outdated`: this tab has seen a newer registry; `left_out`: the address asks for the site without it. */
type FailureKind = 'unavailable' | 'refused' | RegistryRefusal | 'left_out';

type Shown<P> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'ready';
      readonly component: ComponentType<P>;
      readonly version: ShownVersion | null;
    }
  | {
      readonly state: 'failed';
      readonly errorId: string;
      readonly kind: FailureKind;
      readonly code: string;
    };

const loadingState = { state: 'loading' } as const;
/** How often what was late is looked for. */
const lookMs = 500;

function componentOf<P>(module: unknown, part: string): ComponentType<P> {
  const found = (module as Record<string, unknown> | null | undefined)?.[part];
  if (typeof found === 'function' || (typeof found === 'object' && found !== null))
    return found as ComponentType<P>;
  throw new LoadFailure('expose', 'not_a_component');
}

function kindOf(code: LoadCode): FailureKind {
  if (code === 'left_out' || code === 'not_signed' || code === 'outdated') return code;
  return code.startsWith('refused') ? 'refused' : 'unavailable';
}

function newErrorId(): string {
  return environment().randomId().slice(0, 8);
}

type Place = Pick<RemoteRegionProps<object>, 'loader' | 'remote' | 'part'> & { readonly expose: string };

/** A module that is loaded already is drawn at once; anything else is loaded, and judged, first. */
function shownAtOnce<P>({ loader, remote, expose, part }: Place): Shown<P> {
  const found = (loader.loaded(remote, expose) as Record<string, unknown> | undefined)?.[part];
  if (typeof found !== 'function') return loadingState;
  return { state: 'ready', component: found as ComponentType<P>, version: loader.shown(remote, expose) };
}

interface Attempt {
  readonly count: number;
  /** A person asked for it. */
  readonly isByHand: boolean;
}

function useRemoteComponent<P>({ loader, remote, expose, part }: Place) {
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, isByHand: false });
  const [result, setResult] = useState<{ of: string; shown: Shown<P> } | null>(null);
  // What was shown before belongs to another part or another attempt.
  const reloads = useStore(loader.$reloads, { keys: [remote] })[remote] ?? 0;
  const place = `${remote} ${expose} ${part} ${attempt.count} ${reloads}`;
  const shown = result?.of === place ? result.shown : shownAtOnce<P>({ loader, remote, expose, part });
  const mustLoad = shown === loadingState;

  const fail = useCallback(
    (error: unknown) => {
      const errorId = newErrorId();
      environment().log.error(`Region ${remote} failed: ${errorId}`, error);
      const code = error instanceof LoadFailure ? error.code : 'threw';
      setResult({ of: place, shown: { state: 'failed', errorId, kind: kindOf(code), code } });
    },
    [remote, place],
  );

  useEffect(() => {
    if (!mustLoad) return undefined;
    let isCurrent = true;
    const show = (component: ComponentType<P>) =>
      setResult({ of: place, shown: { state: 'ready', component, version: loader.shown(remote, expose) } });
    loader
      .load(remote, expose, attempt.isByHand)
      .then((module) => componentOf<P>(module, part))
      .then((component) => isCurrent && show(component))
      .catch((error: unknown) => isCurrent && fail(error));
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, expose, part, place, fail, mustLoad, attempt]);

  const again = useCallback(
    (isByHand: boolean) => setAttempt(({ count }) => ({ count: count + 1, isByHand })),
    [],
  );
  const retry = useCallback(() => again(true), [again]);

  /** What throws while it is drawn is started again once; then another version has its turn, or the person. */
  const onCaught = (error: unknown) => {
    if (loader.noteRenderFailure(remote, expose, error)) again(false);
    else fail(error);
  };

  // What failed to load may have failed for want of a network: it is tried again when that is back.
  const isMissing = shown.state === 'failed' && shown.kind === 'unavailable' && shown.code !== 'threw';
  useEffect(() => {
    if (!isMissing) return undefined;
    return environment().network.onChange((isOnline) => {
      if (isOnline) retry();
    });
  }, [isMissing, retry]);

  // On a slow line or machine it may only have been late: what has come since is shown, once without being asked.
  const isLate = isMissing && shown.code === 'timeout' && attempt.count === 0;
  useEffect(() => {
    if (!isLate) return undefined;
    return environment().clock.every(lookMs, () => {
      if (!loader.isAtHand(remote, expose)) return;
      loader.noteArrival(remote);
      retry();
    });
  }, [isLate, loader, remote, expose, retry]);

  return { shown, attempt: attempt.count, onCaught, retry };
}

/** The address without `?without=`: every slice comes back with it. */
function bringBack(): void {
  const { page } = environment();
  page.load(pathWithout(page.path(), 'without'));
}

interface MissingProps {
  readonly shown: Extract<Shown<object>, { state: 'failed' }>;
  readonly title: string;
  readonly isPage: boolean;
  readonly onRetry: () => void;
}

/** Why nothing is shown, and what can be done: nothing has failed where the address asked for it. */
function Missing({ shown: { kind, errorId }, title, isPage, onRetry }: MissingProps) {
  const sentence = regionTexts[kind](title);
  if (kind === 'left_out')
    return (
      <div role="status">
        <EmptyState
          isWholePage={isPage}
          title={sentence}
          action={<Button onClick={bringBack}>{regionTexts.bringBack}</Button>}
        />
      </div>
    );
  return (
    <FailedState
      isWholePage={isPage}
      isCompact={!isPage}
      title={sentence}
      detail={regionTexts.restWorks}
      errorId={errorId}
      // A tab keeps what it began with: what was refused stays refused until the page is reloaded.
      onRetry={kind === 'unavailable' ? onRetry : environment().page.reload}
    />
  );
}

/**
 * The place of a remote in the page. It loads, shows and, when that fails at any point, says so here and only here;
 * Retry brings it back without a reload of the page.
 */
export function RemoteRegion<P extends object>(region: RemoteRegionProps<P>) {
  const { loader, remote, expose, part, title, props, skeleton, className, onSettled } = region;
  const { shown, attempt, onCaught, retry } = useRemoteComponent<P>({
    loader,
    remote,
    part,
    expose: expose ?? '',
  });
  const isPage = part === 'Page';
  const isSettled = shown.state !== 'loading';
  useEffect(() => {
    if (isSettled) onSettled?.();
  }, [isSettled, onSettled]);
  const version = shown.state === 'ready' ? shown.version : null;
  return (
    <div
      className={className}
      data-remote={remote}
      data-remote-version={version?.version ?? 'none'}
      data-remote-source={version?.source ?? 'none'}
      data-remote-state={shown.state}
    >
      {shown.state === 'loading' && (
        <LoadingRegion isWholePage={isPage} label={regionTexts.loading(title)}>
          {skeleton}
        </LoadingRegion>
      )}
      {shown.state === 'failed' && <Missing {...{ shown, title, isPage }} onRetry={retry} />}
      {shown.state === 'ready' && (
        <RegionBoundary key={`${remote}:${attempt}`} fallback={null} onCaught={onCaught}>
          {createElement(shown.component, props)}
        </RegionBoundary>
      )}
    </div>
  );
}
