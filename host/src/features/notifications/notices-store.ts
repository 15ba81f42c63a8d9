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

/** Whether a run that nobody has looked at since ended with a question. */
export function isWaitedFor(list: Loadable<NoticeList>): boolean {
  return unreadNotices(list).some(({ kind }) => kind === 'run_waiting');
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

/** Marks the notices of one chat as read, here at once. */
export async function readNotices(request: Request, chatId: string): Promise<void> {
  const list = $notices.get();
  if (list.state !== 'ready') return;
  const isRead = (one: ListedNotice) => one.read_at === null && one.chat_id === chatId;
  const count = list.value.notices.filter(isRead).length;
  if (count === 0) return;
  const now = isoInstant(environment().clock.now());
  const notices = list.value.notices.map((one) => (isRead(one) ? { ...one, read_at: now } : one));
  $notices.set(ready({ notices, unreadCount: list.value.unreadCount - count }));
  await request('POST /notifications/read', { body: { chat_id: chatId }, isQuiet: true });
}
