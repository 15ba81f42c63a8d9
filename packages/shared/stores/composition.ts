import { atom } from 'nanostores';

/** Headers of the server's last answer, which name what is in force; null before one came. */
export const $lastAnswer = atom<Pick<Headers, 'get'> | null>(null);
