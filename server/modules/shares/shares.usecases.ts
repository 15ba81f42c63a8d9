import { randomBytes } from 'node:crypto';
import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { Share, SharedChat } from '@loupe/shared/contract/shares';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { findOwnChat, listFilesOfMessages, listMessages } from '../chats/chats.repository.ts';
import { writeAudit } from '../identity/audit.repository.ts';
import { listEvents } from '../runs/run-log.repository.ts';
import { presentRun } from '../runs/runs.presenter.ts';
import { listRunsOfChat } from '../runs/runs.repository.ts';
import { publicEvent } from './public-event.models.ts';
import {
  findFrozenEvents,
  insertShare,
  listLiveShares,
  revokeShare as markRevoked,
  viewSnapshot,
  type ShareRow,
} from './shares.repository.ts';

type ShareDeps = Pick<Deps, 'db' | 'clock' | 'agentTitle'>;

/** Who asks, and under which address the site is known to them. */
export interface Sharer {
  readonly userId: string;
  readonly ip: string;
  readonly origin: string;
}

type FrozenEvents = { run_id: string; events: RunEvent[] }[];

/** Freezes the chat as it is now, runs under way included, and makes a public link (X2). */
export async function createShare(deps: ShareDeps, sharer: Sharer, chatId: string): Promise<Share> {
  const now = deps.clock.now();
  const id = randomBytes(20).toString('base64url');
  await deps.db.transaction(
    async (tx) => {
      const { snapshot, events } = await freeze(deps, tx, sharer.userId, chatId, now);
      await insertShare(tx, { id, chatId, userId: sharer.userId, snapshot, events, createdAt: now });
      await writeAudit(tx, {
        actorId: sharer.userId,
        subjectId: sharer.userId,
        action: 'share.created',
        detail: chatId,
        ip: sharer.ip,
        at: now,
      });
    },
    { isolationLevel: 'repeatable read' },
  );
  return present({ id, createdAt: now, views: 0 }, sharer.origin);
}

/** One moment of the chat: everything is read in the same snapshot of the database. */
async function freeze(
  deps: ShareDeps,
  tx: Database,
  userId: string,
  chatId: string,
  now: Date,
): Promise<{ snapshot: SharedChat; events: FrozenEvents }> {
  const chat = await findOwnChat(tx, userId, chatId);
  if (!chat) throw appError('chat.not_found');
  const messages = await listMessages(tx, chatId);
  if (messages.length === 0) throw appError('share.nothing_to_share');
  const files = await listFilesOfMessages(
    tx,
    messages.map(({ id }) => id),
  );
  const runs = await listRunsOfChat(tx, chatId);
  const events: FrozenEvents = [];
  for (const run of runs)
    events.push({ run_id: run.id, events: (await listEvents(tx, run.id, 0)).map(publicEvent) });
  const snapshot: SharedChat = {
    title: chat.title,
    frozen_at: now.toISOString(),
    messages: messages.map(({ id, role, text, createdAt, runId, agent }) => ({
      id,
      role,
      text,
      agent,
      created_at: createdAt.toISOString(),
      run_id: runId,
      file_names: (files.get(id) ?? []).map(({ name }) => name),
    })),
    runs: runs.map((run) => {
      const {
        id,
        agent,
        agent_title,
        engine,
        status,
        started_at,
        finished_at,
        answer_message_id,
        message_id,
      } = presentRun(run, deps.agentTitle);
      return {
        id,
        agent,
        agent_title,
        engine,
        status,
        started_at,
        finished_at,
        answer_message_id,
        message_id,
      };
    }),
  };
  return { snapshot, events };
}

export async function listShares(deps: ShareDeps, sharer: Sharer, chatId: string): Promise<Share[]> {
  if (!(await findOwnChat(deps.db, sharer.userId, chatId))) throw appError('chat.not_found');
  const live = await listLiveShares(deps.db, chatId, deps.clock.now());
  return live.map((share) => present(share, sharer.origin));
}

/** Closes a link. Throws `share.not_found` for unknown, foreign and revoked ones alike. */
export async function revokeShare(
  deps: ShareDeps,
  sharer: Omit<Sharer, 'origin'>,
  shareId: string,
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const chatId = await markRevoked(tx, sharer.userId, shareId, now);
    if (chatId === null) throw appError('share.not_found');
    await writeAudit(tx, {
      actorId: sharer.userId,
      subjectId: sharer.userId,
      action: 'share.revoked',
      detail: chatId,
      ip: sharer.ip,
      at: now,
    });
  });
}

/** What a stranger sees. Throws `share.not_found` for unknown, revoked and expired ones, and for those of a deleted chat. */
export async function viewShare(deps: ShareDeps, shareId: string): Promise<SharedChat> {
  const snapshot = await viewSnapshot(deps.db, shareId, deps.clock.now());
  if (!snapshot) throw appError('share.not_found');
  return snapshot;
}

export async function listSharedEvents(deps: ShareDeps, shareId: string): Promise<FrozenEvents> {
  const events = await findFrozenEvents(deps.db, shareId, deps.clock.now());
  if (!events) throw appError('share.not_found');
  return events;
}

function present({ id, createdAt, views }: ShareRow, origin: string): Share {
  return { id, url: `${origin}/share/${id}`, created_at: createdAt.toISOString(), views };
}
