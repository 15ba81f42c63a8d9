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
