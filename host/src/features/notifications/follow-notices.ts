import { language } from '@loupe/shared/language';
import { environment, type Unsubscribe } from '@loupe/shared/environment';
import type { SnackbarColor } from '@loupe/shared/host-contract';
import type { NoticeKind, PushMessage } from '@loupe/shared/contract/notifications';
import { $currentChatData, rememberPushNotification } from '@loupe/shared/stores/app-state';
import type { Request } from '@loupe/shared/stores/request';
import { $session } from '@loupe/shared/stores/session';
import { showSnackbar } from '@loupe/shared/stores/snackbar';
import { loading } from '@loupe/shared/lib/loadable';
import { $noticesRead } from '../../services/notices-read.ts';
import { systemTextsIn } from '../../messages/system-texts.ts';
import { $notices, loadNotices, readNotices, unreadNotices } from './notices-store.ts';
import type { OnWorkerMessage } from './push-device.ts';

export interface FollowOptions {
  readonly request: Request;
  readonly navigate: (to: string) => void;
  /** True for whoever asks first on this device, page or worker (P2). */
  readonly claim: (id: string) => Promise<boolean>;
  /** Calls back whenever a run may have ended. */
  readonly onRunsEnded: (listener: () => void) => Unsubscribe;
  readonly onWorkerMessage: (listener: OnWorkerMessage) => Unsubscribe;
}

const colors: Readonly<Record<NoticeKind, SnackbarColor>> = {
  run_done: 'success',
  run_failed: 'error',
  run_waiting: 'pending',
  run_changed: 'success',
};

function isLookedAt(chatId: string): boolean {
  return environment().page.isVisible() && $currentChatData.get()?.id === chatId;
}

/**
 * The in-app notification (P3): when a run ends while the person is on another page the snackbar says so, once on
 * this device (P2); what the person looks at counts as read.
 */
export function followNotices(options: FollowOptions): Unsubscribe {
  const { request, navigate, claim } = options;
  /** What was there when the page began is listed, not announced. */
  let known: ReadonlySet<string> | null = null;

  async function announce(message: PushMessage): Promise<void> {
    if (!rememberPushNotification(message.id) || !(await claim(message.id))) return;
    if (isLookedAt(message.chat_id)) return;
    showSnackbar(systemTextsIn[language].title[message.kind](message.chat_title), colors[message.kind]);
  }

  async function refresh(): Promise<void> {
    await loadNotices(request);
    const list = $notices.get();
    if (list.state !== 'ready' || list.isRefreshing) return;
    const before = known;
    known = new Set(list.value.notices.map(({ id }) => id));
    const fresh = before === null ? [] : unreadNotices(list).filter(({ id }) => !before.has(id));
    readShown();
    for (const notice of fresh.toReversed()) await announce(notice);
  }

  function readShown(): void {
    const shown = $currentChatData.get();
    if (shown && isLookedAt(shown.id)) void readNotices(request, shown.id);
  }

  const hear: OnWorkerMessage = (message, answer) => {
    if (message.type === 'open') return navigate(message.path);
    if (message.type === 'shown') rememberPushNotification(message.id);
    else {
      const isTaken = $session.get() !== null;
      answer(isTaken);
      if (isTaken) void announce(message.message);
    }
    void refresh();
  };

  const stops = [
    $session.subscribe((session, before) => {
      if (session?.token === before?.token && known !== null) return;
      known = null;
      $notices.set(loading);
      if (session) void refresh();
    }),
    $currentChatData.listen(readShown),
    environment().page.onVisibility(readShown),
    options.onRunsEnded(() => void refresh()),
    $noticesRead.listen(() => void refresh()),
    options.onWorkerMessage(hear),
  ];
  return () => stops.forEach((stop) => stop());
}
