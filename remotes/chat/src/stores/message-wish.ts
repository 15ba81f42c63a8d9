import { atom } from 'nanostores';

/** A message that somebody wants to see; each wish is an object of its own. */
export interface MessageWish {
  readonly chatId: string;
  readonly messageId: string;
}

/** The wish of the search, for the page of that chat, which may be open already. Null once it was taken. */
export const $messageWish = atom<MessageWish | null>(null);

/** Address of a message in its chat. */
export const messagePath = ({ chatId, messageId }: MessageWish): string => `/chat/${chatId}#${messageId}`;
