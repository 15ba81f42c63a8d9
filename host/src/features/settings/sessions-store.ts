import { atom } from 'nanostores';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';
import { failed, loading, ready, refreshing, type Loadable } from '@loupe/shared/lib/loadable';
import type { Request } from '@loupe/shared/stores/request';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { settingsTexts } from '#texts/settings';

export type OwnSession = DataOf<EndpointMap['GET /sessions']>['sessions'][number];

const texts = settingsTexts.sessions;

/** Own live sessions and ending them. */
export function createSessionsStore(request: Request) {
  const $sessions = atom<Loadable<readonly OwnSession[]>>(loading);
  const $ending = atom<ReadonlySet<string>>(new Set());
  const $isEndingOthers = atom(false);

  const keep = (isKept: (session: OwnSession) => boolean) => {
    const shown = $sessions.get();
    if (shown.state === 'ready') $sessions.set(ready(shown.value.filter(isKept)));
  };

  async function load(): Promise<void> {
    $sessions.set(refreshing($sessions.get()));
    const result = await request('GET /sessions', { isQuiet: true });
    if (result.ok) $sessions.set(ready(result.data.sessions));
    else if (result.error.kind !== 'cancelled') $sessions.set(failed($sessions.get(), result.error));
  }

  /** Ends one; an error is said by the request helper, the row stays. */
  async function end(id: string): Promise<void> {
    if ($ending.get().has(id)) return;
    $ending.set(new Set([...$ending.get(), id]));
    const result = await request('DELETE /sessions/:session_id', { params: { session_id: id } });
    $ending.set(new Set([...$ending.get()].filter((ending) => ending !== id)));
    if (!result.ok) return;
    if (result.message === null) showSnackbar(texts.ended, 'success');
    keep((session) => session.id !== id);
  }

  /** Ends every session but this one. */
  async function endOthers(): Promise<void> {
    if ($isEndingOthers.get()) return;
    $isEndingOthers.set(true);
    const result = await request('DELETE /sessions');
    $isEndingOthers.set(false);
    if (!result.ok) return;
    showSnackbar(texts.othersEnded(result.data.ended_sessions), 'success');
    keep((session) => session.is_current);
  }

  return { $sessions, $ending, $isEndingOthers, load, end, endOthers };
}

export type SessionsStore = ReturnType<typeof createSessionsStore>;
