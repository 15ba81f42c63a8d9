import { atom } from 'nanostores';

/** Id of the composition in force, as the server's last answer told; null before one did. */
export const $servedComposition = atom<string | null>(null);
