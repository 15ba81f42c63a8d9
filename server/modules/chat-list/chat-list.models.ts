/** Place in the list: archived chats come last, where they come at all, and pinned ones first. */
export interface ChatPosition {
  readonly isArchived: boolean;
  readonly isPinned: boolean;
  readonly updatedAt: Date;
  readonly id: string;
}

export function encodeCursor({ isArchived, isPinned, updatedAt, id }: ChatPosition): string {
  const place = `${isArchived ? 'a' : ''}${isPinned ? 'p' : 'u'}`;
  return Buffer.from(`${place}:${updatedAt.getTime()}:${id}`).toString('base64url');
}

/** Null for what no answer of ours contained. */
export function decodeCursor(cursor: string): ChatPosition | null {
  const [, archived, pin, time, id] =
    /^(a?)([pu]):(\d{1,15}):(cht_\w+)$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (!time || !id) return null;
  return { isArchived: archived === 'a', isPinned: pin === 'p', updatedAt: new Date(Number(time)), id };
}

/** A search text as part of a LIKE pattern. */
export function likePattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
