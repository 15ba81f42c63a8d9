import { atom } from 'nanostores';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';
import type { Request } from '@loupe/shared/stores/request';
import { createResource, pick } from '@loupe/shared/stores/resource';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { settingsTexts } from '#texts/settings';

export type OwnSession = DataOf<EndpointMap['GET /sessions']>['sessions'][number];

const texts = settingsTexts.sessions;

/** Own live sessions and ending them. */
export function createSessionsStore(request: Request) {
  const sessions = createResource<readonly OwnSession[]>(() =>
    pick(request('GET /sessions', { isQuiet: true }), (answer) => answer.sessions),
  );
  const $ending = atom<ReadonlySet<string>>(new Set());
  const $isEndingOthers = atom(false);

  /** Ends one; an error is shown by the request helper, the row stays. */
  async function end(id: string): Promise<void> {
    if ($ending.get().has(id)) return;
    $ending.set(new Set([...$ending.get(), id]));
    const result = await request('DELETE /sessions/:session_id', { params: { session_id: id } });
    $ending.set(new Set([...$ending.get()].filter((ending) => ending !== id)));
    if (!result.ok) return;
    if (result.message === null) showSnackbar(texts.ended, 'success');
    sessions.change((all) => all.filter((session) => session.id !== id));
  }

  /** Ends every session but this one. */
  async function endOthers(): Promise<void> {
    if ($isEndingOthers.get()) return;
    $isEndingOthers.set(true);
    const result = await request('DELETE /sessions');
    $isEndingOthers.set(false);
    if (!result.ok) return;
    showSnackbar(texts.othersEnded(result.data.ended_sessions), 'success');
    sessions.change((all) => all.filter((session) => session.is_current));
  }

  return { sessions, $ending, $isEndingOthers, end, endOthers };
}

export type SessionsStore = ReturnType<typeof createSessionsStore>;
