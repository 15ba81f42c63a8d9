import { atom } from 'nanostores';

/** What one part of the slice did to a chat, so that the others show it. `seq` makes each change a new value. */
export type ChatChange =
  | { readonly seq: number; readonly kind: 'changed'; readonly chatId: string }
  | { readonly seq: number; readonly kind: 'renamed'; readonly chatId: string; readonly title: string }
  | { readonly seq: number; readonly kind: 'deleted'; readonly chatId: string };

type NewChange =
  | { kind: 'changed' | 'deleted'; chatId: string }
  | { kind: 'renamed'; chatId: string; title: string };

/** The last change; the rail list and the chat page listen to each other through it. */
export const $chatChange = atom<ChatChange | null>(null);

/** Tells the other parts of the slice. */
export function announceChatChange(change: NewChange): void {
  $chatChange.set({ ...change, seq: ($chatChange.get()?.seq ?? 0) + 1 } as ChatChange);
}
