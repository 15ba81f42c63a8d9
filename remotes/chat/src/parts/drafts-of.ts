import type { HostContract } from '@loupe/shared/host-contract';
import {
  NEW_CHAT,
  NOT_KNOWN_YET,
  adoptDraft,
  clearDraft,
  keepDraft,
  takeOverDraft,
} from '@loupe/shared/stores/drafts';
import type { DraftStore } from '../stores/composer.ts';

/** The signed-in person's drafts on this device (H3: they outlive the session). */
export function draftsOf(host: Pick<HostContract, '$user'>): DraftStore {
  const userId = () => host.$user.get()?.id ?? NOT_KNOWN_YET;
  return {
    read(chatId) {
      const place = chatId ?? NEW_CHAT;
      const kept = takeOverDraft(userId(), place) ?? { text: '' };
      const { text, inputs = {}, files = [], uploads = [], texts = [] } = kept;
      return { text, inputs, files, uploads, texts };
    },
    write(chatId, draft) {
      const place = chatId ?? NEW_CHAT;
      clearDraft(NOT_KNOWN_YET, place);
      keepDraft(userId(), place, draft);
    },
    adopt: (chatId) => adoptDraft(userId(), chatId ?? NEW_CHAT),
    onOwnerKnown(listener) {
      let known = userId();
      return host.$user.listen(() => {
        if (known !== NOT_KNOWN_YET || userId() === NOT_KNOWN_YET) return;
        known = userId();
        listener();
      });
    },
  };
}
