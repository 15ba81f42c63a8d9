import { isFinal } from '@loupe/shared/lib/run-reducer';
import type { ChatList } from './chat-list.ts';
import type { ChatPage } from './chat-page.ts';
import type { Outside } from './outside.ts';

/** Notes that the person has seen the end of a run: its chat is shown, and the page is looked at. */
export function createReadMark(
  { request, environment }: Outside,
  page: Pick<ChatPage, '$chat'>,
  list: Pick<ChatList, '$list' | 'find' | 'patch'>,
) {
  /** Runs whose end was noted, and runs that went on while they were shown. */
  const noted = new Set<string>();
  const followed = new Set<string>();

  function look(): void {
    const chat = page.$chat.get();
    if (chat?.state !== 'ready') return;
    const { id, runs } = chat.value;
    for (const run of runs) if (!isFinal(run.status)) followed.add(run.id);
    const last = runs.findLast((run) => isFinal(run.status));
    // Until the list is there nobody knows whether there is anything to note.
    const isListRead = list.$list.get().state !== 'loading';
    if (!last || noted.has(last.id) || !isListRead || !environment.page.isVisible()) return;
    if (list.find(id)?.is_unread === false && !followed.has(last.id)) return;
    void note(id, last.id);
  }

  async function note(chatId: string, runId: string): Promise<void> {
    noted.add(runId);
    const result = await request('POST /chats/:chat_id/read', {
      params: { chat_id: chatId },
      body: { run_id: runId },
      isQuiet: true,
    });
    if (result.ok) list.patch(chatId, { is_unread: false });
    // Nobody knows whether it was heard: it is said again when the page is looked at again.
    else if (result.error.status === null || result.error.status >= 500) noted.delete(runId);
  }

  /** Looks whenever something of it changes, until stopped. */
  function start(): () => void {
    const stops = [
      page.$chat.subscribe(look),
      list.$list.listen(look),
      environment.page.onVisibility(look),
      environment.page.onFocus(look),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return { start };
}
