import { atom } from 'nanostores';

/** Whether the search over the chats is open. */
export const $isSearchOpen = atom(false);
