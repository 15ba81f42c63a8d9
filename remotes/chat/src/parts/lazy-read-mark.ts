import type { ChatList } from '../stores/chat-list.ts';
import type { ChatPage } from '../stores/chat-page.ts';
import type { Outside } from '../stores/outside.ts';

/** Notes what the person has seen; the code for it comes after the page. */
export function createReadMark(outside: Outside, page: ChatPage, list: ChatList) {
  function start(): () => void {
    let stop: (() => void) | null = null;
    let isStopped = false;
    const begin = async () => {
      const { createReadMark: create } = await import('../stores/read-mark.ts');
      if (!isStopped) stop = create(outside, page, list).start();
    };
    begin().catch((error: unknown) => outside.environment.log.error('What was read is not noted', error));
    return () => {
      isStopped = true;
      stop?.();
    };
  }
  return { start };
}
