import {
  noticeKinds,
  type Notice,
  type NoticeKind,
  type subscribePush,
} from '@loupe/shared/contract/notifications';
import type { BodyOf } from '@loupe/shared/contract/endpoint';
import type { RunStatus } from '@loupe/shared/contract/runs';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import { markAllChatsRead } from '../chats/chats.usecases.ts';
import { areDeviceKeys, kindOf } from './notifications.models.ts';
import * as reads from './notices.read-model.ts';
import * as repository from './notifications.repository.ts';
import * as push from './push.repository.ts';
import { horizonAt } from './push-sender.ts';

export interface NoticesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly agentTitle: (slug: string, own?: string | null) => string;
  readonly notices: {
    readonly publicKey: () => Promise<string>;
    readonly isAllowedEndpoint: (address: string) => boolean;
  };
}

const listed = 50;

async function choiceOf(db: Database, userId: string): Promise<readonly NoticeKind[]> {
  return (await repository.findChoice(db, userId)) ?? noticeKinds;
}

/**
 * Tells the owner of a run's new state, inside the transaction that brings it (P3): a line in the list, and a push
 * message to every device, unless the person chose not to hear of it.
 */
export async function noteRun(
  tx: Database,
  run: { readonly id: string; readonly userId: string; readonly chatId: string },
  status: RunStatus,
  now: Date,
): Promise<void> {
  const kind = kindOf(status);
  if (kind !== null) await tellRun(tx, run, kind, now);
}

/** Tells the owner one thing about a run, unless they chose not to hear of such things (P3). */
export async function tellRun(
  tx: Database,
  run: { readonly id: string; readonly userId: string; readonly chatId: string },
  kind: NoticeKind,
  now: Date,
): Promise<void> {
  const notice = { id: newId('ntc'), userId: run.userId, chatId: run.chatId, runId: run.id, kind };
  await push.insertNotice(tx, { ...notice, createdAt: now }, horizonAt(now));
}

export async function listNotices(
  { db, agentTitle }: NoticesDeps,
  userId: string,
): Promise<{ notifications: Notice[]; unread_count: number }> {
  const rows = await reads.listNotices(db, userId, listed);
  const notifications = rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    run_id: row.runId,
    chat_id: row.chatId,
    chat_title: row.chatTitle,
    agent_title: agentTitle(row.agent, row.ownTitle),
    created_at: row.createdAt.toISOString(),
    read_at: row.readAt?.toISOString() ?? null,
  }));
  return { notifications, unread_count: await reads.countUnread(db, userId) };
}

/**
 * Marks as read what the person was notified of: in one chat, or everything. After everything no chat is new either
 * (decision 65): one thing is not new in one place and seen in another.
 */
export async function readNotices(
  { db, clock }: NoticesDeps,
  userId: string,
  chatId?: string,
): Promise<{ unread_count: number }> {
  await db.transaction(async (tx) => {
    if (chatId === undefined) await markAllChatsRead(tx, userId);
    await repository.markRead(tx, userId, clock.now(), chatId);
  });
  return { unread_count: await reads.countUnread(db, userId) };
}

/** Marks as read what a person was told of a chat up to an instant: they have seen the chat up to then. */
export async function readNoticesUpTo(
  tx: Database,
  userId: string,
  chatId: string,
  upTo: Date,
  now: Date,
): Promise<void> {
  await repository.markReadUpTo(tx, userId, chatId, upTo, now);
}

interface Person {
  readonly userId: string;
  readonly sessionId: string;
}

export async function getSettings({ db, notices }: NoticesDeps, { userId, sessionId }: Person) {
  return {
    kinds: [...(await choiceOf(db, userId))],
    vapid_public_key: await notices.publicKey(),
    is_subscribed: await push.hasSubscription(db, sessionId),
  };
}

export async function chooseKinds(deps: NoticesDeps, person: Person, kinds: readonly NoticeKind[]) {
  await repository.saveChoice(
    deps.db,
    person.userId,
    noticeKinds.filter((kind) => kinds.includes(kind)),
  );
  return await getSettings(deps, person);
}

/** Throws `push.endpoint_invalid` for an address or keys that no push service of a browser has. */
export async function subscribe(
  { db, clock, notices }: NoticesDeps,
  { userId, sessionId }: Person,
  body: BodyOf<typeof subscribePush>,
): Promise<void> {
  const base = { id: newId('psh'), userId, sessionId, createdAt: clock.now() };
  if (body.kind === 'fcm')
    return await push.saveSubscription(db, { ...base, kind: 'fcm', address: body.token });
  const { p256dh, auth } = body.keys;
  if (!notices.isAllowedEndpoint(body.endpoint) || !areDeviceKeys(p256dh, auth))
    throw appError('push.endpoint_invalid');
  await push.saveSubscription(db, { ...base, kind: 'web_push', address: body.endpoint, p256dh, auth });
}

export async function unsubscribe({ db }: NoticesDeps, sessionId: string): Promise<void> {
  await push.deleteSubscriptionOf(db, sessionId);
}
