import { atom } from 'nanostores';
import type { Environment } from '@loupe/shared/environment';
import { emptyRunView } from '@loupe/shared/lib/run-reducer';
import type { StreamState } from '@loupe/shared/stores/run-stream';
import type { FollowChats } from './chat-feed.ts';
import type { FollowRun } from './run-views.ts';

/** Follows a run by code that is fetched with the first of them; `failed` when it does not come, until it is asked again. */
export function lazyFollowRun(load: () => Promise<FollowRun>): FollowRun {
  return (runId) => {
    const $view = atom(emptyRunView(runId));
    const $stream = atom<StreamState>('connecting');
    let isStopped = false;
    let stop: (() => void) | null = null;
    const begin = async () => {
      const follow = await load();
      if (isStopped) return;
      const stream = follow(runId);
      const stops = [
        stream.$view.listen((view) => $view.set(view)),
        stream.$stream.subscribe((state) => $stream.set(state)),
        stream.stop,
      ];
      stop = () => stops.forEach((one) => one());
    };
    begin().catch(() => $stream.set('failed'));
    return {
      $view,
      $stream,
      stop: () => {
        isStopped = true;
        stop?.();
      },
    };
  };
}

/** Follows what other tabs do by code that is fetched when there is a chat to follow. */
export function lazyFollowChats(
  { log }: Pick<Environment, 'log'>,
  load: () => Promise<FollowChats>,
): FollowChats {
  return (onChange) => {
    let isStopped = false;
    let stop: (() => void) | undefined;
    load()
      .then((follow) => {
        if (!isStopped) stop = follow(onChange);
      })
      .catch((error: unknown) => log.error('What other tabs do is not followed', error));
    return () => {
      isStopped = true;
      stop?.();
    };
  };
}
