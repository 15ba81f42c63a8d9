import { atom } from 'nanostores';
import type { Folder } from '@loupe/shared/contract/chat-order';
import type { ChatSummary } from '@loupe/shared/contract/chats';
import type { Outside } from './outside.ts';

/** How long what was done can be undone, milliseconds (design, "Chat"). */
export const UNDO_MS = 8000;

/** What is done to chats, or to a folder, when its time to undo is over. */
export type Pending =
  | { readonly action: 'delete' | 'archive'; readonly chats: readonly ChatSummary[] }
  | { readonly action: 'delete folder'; readonly folder: Folder };

/** Something that was done, and how it is undone. */
interface Note {
  readonly text: string;
  readonly undo: () => void;
}

/** Of what is done but not sent yet: shown as done, and undone by not sending it. */
export function createUndoable({ environment }: Pick<Outside, 'environment'>) {
  const $pending = atom<readonly Pending[]>([]);
  const $note = atom<Note | null>(null);
  let cancelNote: (() => void) | null = null;
  const waiting = new Map<Pending, { readonly cancel: () => void; readonly finish: () => void }>();

  function forget(pending: Pending): void {
    waiting.delete(pending);
    $pending.set($pending.get().filter((one) => one !== pending));
  }

  /** Sends by `send` when the time is over. */
  function add(pending: Pending, send: () => Promise<void>): void {
    const finish = () => {
      waiting.delete(pending);
      void send().finally(() => forget(pending));
    };
    waiting.set(pending, { cancel: environment.clock.after(UNDO_MS, finish), finish });
    $pending.set([...$pending.get(), pending]);
  }

  function undo(pending: Pending): void {
    waiting.get(pending)?.cancel();
    forget(pending);
  }

  /** Says what was done at once, and offers to undo it for a while. */
  function say(note: Note): void {
    cancelNote?.();
    $note.set(note);
    cancelNote = environment.clock.after(UNDO_MS, () => $note.set(null));
  }

  function undoNote(): void {
    cancelNote?.();
    $note.get()?.undo();
    $note.set(null);
  }

  /** Whoever leaves the page has decided: what waits for its undo is sent in the last moment. */
  environment.page.onLeave(() => {
    for (const { cancel, finish } of waiting.values()) {
      cancel();
      finish();
    }
  });

  return { $pending, $note, add, undo, say, undoNote };
}

/** What waits for a chat. */
export function pendingOf(pending: readonly Pending[], chatId: string): Pending | undefined {
  return pending.find((one) => 'chats' in one && one.chats.some(({ id }) => id === chatId));
}
