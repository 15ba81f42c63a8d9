import { atom, type ReadableAtom } from 'nanostores';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { ChatExportFormat } from '@loupe/shared/contract/exports';
import { chatExportTexts } from '#texts/chat-export';
import { timedFileName } from '../lib/export-markdown.ts';
import { ExportRefused, fetchExport } from './fetch-export.ts';
import type { Outside } from './outside.ts';

type ChatExportState =
  | { readonly kind: 'choosing' }
  | { readonly kind: 'writing'; readonly format: ChatExportFormat }
  | { readonly kind: 'failed'; readonly sentence: string };

export interface ChatExport {
  readonly $state: ReadableAtom<ChatExportState>;
  /** Saves the file; true once it is saved. One at a time. */
  save(format: ChatExportFormat): Promise<boolean>;
  /** Gives up what is being written. */
  start(): () => void;
}

/** Saves what a chat shows as a file that the server writes (H6, F7); a refusal is kept in its own sentence (E3). */
export function createChatExport(
  { environment }: Pick<Outside, 'environment'>,
  chat: Pick<ChatSummary, 'id' | 'title'>,
): ChatExport {
  const { clock, page, log } = environment;
  const $state = atom<ChatExportState>({ kind: 'choosing' });
  const leaving = new AbortController();

  async function save(format: ChatExportFormat): Promise<boolean> {
    if ($state.get().kind === 'writing') return false;
    $state.set({ kind: 'writing', format });
    try {
      const path = `/chats/${encodeURIComponent(chat.id)}/export?format=${format}`;
      const response = await fetchExport(environment, path, leaving.signal);
      page.saveFile(await response.blob(), timedFileName(chat.title, clock.now(), format));
      $state.set({ kind: 'choosing' });
      return true;
    } catch (error) {
      if (leaving.signal.aborted) return false;
      log.error(error instanceof Error ? error.message : 'A chat could not be exported', error);
      const sentence = (error instanceof ExportRefused && error.sentence) || chatExportTexts.failed;
      $state.set({ kind: 'failed', sentence });
      return false;
    }
  }

  return { $state, save, start: () => () => leaving.abort() };
}
