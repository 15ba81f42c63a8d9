import { atom } from 'nanostores';
import { environment } from '@loupe/shared/environment';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { EndpointMap } from '@loupe/shared/contract/endpoints';
import { isoInstant } from '@loupe/shared/lib/dates/iso-instant';
import { ready, type Loadable, loading, refreshing, failed } from '@loupe/shared/lib/loadable';
import type { Request } from '@loupe/shared/stores/request';

export type ListedNotice = DataOf<EndpointMap['GET /notifications']>['notifications'][number];

export interface NoticeList {
  readonly notices: readonly ListedNotice[];
  /** Of all notices, also those the list does not reach back to. */
  readonly unreadCount: number;
}

/** What this person was notified of, newest first (P3). */
export const $notices = atom<Loadable<NoticeList>>(loading);

export function unreadNotices(list: Loadable<NoticeList>): readonly ListedNotice[] {
  return list.state === 'ready' ? list.value.notices.filter(({ read_at: readAt }) => readAt === null) : [];
}

export function unreadCount(list: Loadable<NoticeList>): number {
  return list.state === 'ready' ? list.value.unreadCount : 0;
}

/** Fetches the list; quiet, because nobody asked for it. */
export async function loadNotices(request: Request): Promise<void> {
  $notices.set(refreshing($notices.get()));
  const result = await request('GET /notifications', { isQuiet: true, cancelsPrevious: true });
  if (result.ok) {
    const { notifications: notices, unread_count: count } = result.data;
    $notices.set(ready({ notices, unreadCount: count }));
  } else if (result.error.kind !== 'cancelled') $notices.set(failed($notices.get(), result.error));
}

/** Marks as read, here at once: the notices of one chat, or all. */
export async function readNotices(request: Request, chatId?: string): Promise<void> {
  const list = $notices.get();
  if (list.state !== 'ready') return;
  const isRead = (one: ListedNotice) =>
    one.read_at === null && (chatId === undefined || one.chat_id === chatId);
  const count = list.value.notices.filter(isRead).length;
  if (count === 0 && (chatId !== undefined || list.value.unreadCount === 0)) return;
  const now = isoInstant(environment().clock.now());
  const notices = list.value.notices.map((one) => (isRead(one) ? { ...one, read_at: now } : one));
  $notices.set(ready({ notices, unreadCount: chatId === undefined ? 0 : list.value.unreadCount - count }));
  const body = chatId === undefined ? {} : { chat_id: chatId };
  await request('POST /notifications/read', { body, isQuiet: true });
}
