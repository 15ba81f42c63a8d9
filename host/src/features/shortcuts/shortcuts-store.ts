import { atom } from 'nanostores';

/** Whether the sheet of keys is open. */
export const $isSheetOpen = atom(false);
