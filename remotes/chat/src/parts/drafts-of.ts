import type { HostContract } from '@loupe/shared/host-contract';
import { NEW_CHAT, findDraft, keepDraft } from '@loupe/shared/stores/drafts';
import type { DraftStore } from '../stores/composer.ts';

/** The signed-in person's drafts on this device (H3: they outlive the session). */
export function draftsOf(host: HostContract): DraftStore {
  const userId = () => host.$user.get()?.id ?? '';
  return {
    read(chatId) {
      const draft = findDraft(userId(), chatId ?? NEW_CHAT);
      const { text = '', inputs = {}, files = [], uploads = [] } = draft ?? {};
      return { text, inputs, files, uploads };
    },
    write: (chatId, draft) => keepDraft(userId(), chatId ?? NEW_CHAT, draft),
  };
}
