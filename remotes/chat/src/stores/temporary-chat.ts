import { atom } from 'nanostores';
import { announceChatChange } from './chat-changes.ts';
import type { Outside } from './outside.ts';
import { refusalSentence } from '../lib/refusal-text.ts';
import { temporaryTexts } from '#texts/temporary';

/** What can be done with a temporary chat: it is kept, or ended when that was confirmed. */
export function createTemporaryChat(outside: Outside, chatId: string, reload: () => void) {
  const { request, notify, navigate } = outside;
  const params = { chat_id: chatId };
  const $state = atom<'idle' | 'asking' | 'keeping' | 'ending'>('idle');
  const isBusy = () => $state.get() === 'keeping' || $state.get() === 'ending';

  async function keep(): Promise<void> {
    if (isBusy()) return;
    $state.set('keeping');
    const result = await request('POST /chats/temporary/:chat_id/keep', { params, isQuiet: true });
    $state.set('idle');
    if (!result.ok) return notify(refusalSentence(temporaryTexts.keepFailed, result.error), 'error');
    notify(temporaryTexts.kept, 'success');
    announceChatChange({ kind: 'changed', chatId });
    reload();
  }

  async function end(): Promise<void> {
    if ($state.get() !== 'asking') return;
    $state.set('ending');
    const result = await request('DELETE /chats/temporary/:chat_id', { params, isQuiet: true });
    if (!result.ok && result.error.code !== 'chat.not_found') {
      $state.set('asking');
      return notify(refusalSentence(temporaryTexts.endFailed, result.error), 'error');
    }
    notify(temporaryTexts.ended, 'success');
    navigate('/chat', { replace: true });
  }

  return {
    $state,
    keep,
    end,
    ask: () => {
      if (!isBusy()) $state.set('asking');
    },
    cancel: () => {
      if ($state.get() === 'asking') $state.set('idle');
    },
  };
}
