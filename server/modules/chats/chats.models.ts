import { titles } from '../../messages/titles-texts.ts';

const maxTitleLength = 60;

/** A short title from the first message: its first line without markdown marks, cut at a word. */
export function titleFrom(text: string): string {
  const line =
    text
      .split('\n')
      .map((one) =>
        one
          .replace(/^[#>\-*\s]+/, '')
          .replaceAll(/`+|\*\*+|__+|(?<![\w*])[*_](?=\S)|(?<=\S)[*_](?![\w*])/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      .find(Boolean) ?? '';
  if (line.length <= maxTitleLength) return line || titles().newChat;
  const cut = line.slice(0, maxTitleLength + 1);
  const space = cut.lastIndexOf(' ');
  const short = space > 20 ? cut.slice(0, space) : cut.slice(0, maxTitleLength);
  // A cut may leave half of a character, and looks better without a comma before the dots.
  return `${short.replace(/[\ud800-\udbff]$/, '').replace(/[,;:.\s]+$/, '')}…`;
}

/** Place in the list: pinned chats come first. */
export interface ChatPosition {
  readonly isPinned: boolean;
  readonly updatedAt: Date;
  readonly id: string;
}

export function encodeCursor(position: ChatPosition): string {
  const pin = position.isPinned ? 'p' : 'u';
  return Buffer.from(`${pin}:${position.updatedAt.getTime()}:${position.id}`).toString('base64url');
}

/** Null for what no answer of ours contained. */
export function decodeCursor(cursor: string): ChatPosition | null {
  const [, pin, time, id] =
    /^([pu]):(\d{1,15}):(cht_\w+)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  return time && id ? { isPinned: pin === 'p', updatedAt: new Date(Number(time)), id } : null;
}

/** A search text as part of a LIKE pattern. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
