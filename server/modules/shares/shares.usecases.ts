import { randomBytes } from 'node:crypto';
import { sharePasswordMin, type Share, type SharedChat } from '@loupe/shared/contract/shares';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { getOwnChat } from '../chats/chats.usecases.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { freezeChat } from './freeze-chat.ts';
import type { Frozen, SharedParts } from './shared-parts.models.ts';
import {
  insertShare,
  listLiveShares,
  revokeShare as markRevoked,
  type ShareRow,
} from './shares.repository.ts';

export { revokeSharesOfChat } from './shares.repository.ts';

type ShareDeps = Pick<Deps, 'db' | 'clock' | 'agentTitle' | 'passwords'>;

/** Who asks, and under which address the site is known to them. */
export interface Sharer {
  readonly userId: string;
  readonly ip: string;
  readonly origin: string;
}

export interface NewShare {
  readonly chatId: string;
  readonly parts: SharedParts;
  /** ISO instant; null: never. */
  readonly expiresAt: string | null;
  readonly password: string | null;
}

/** Everything is read in the same snapshot of the database. */
const oneMoment = { isolationLevel: 'repeatable read' } as const;
const longestMs = 5 * 366 * 86_400_000;

/**
 * Freezes the chat as it is now, runs under way included, and makes a public link (X2).
 * Throws `chat.not_found`, `share.nothing_to_share`, `share.expiry_invalid`, `share.password_too_short`.
 */
export async function createShare(deps: ShareDeps, sharer: Sharer, wanted: NewShare): Promise<Share> {
  const now = deps.clock.now();
  const { chatId, parts, password } = wanted;
  const expiresAt = checkedExpiry(wanted.expiresAt, now);
  if (password !== null && password.length < sharePasswordMin)
    throw appError('share.password_too_short', { field: 'password' });
  const id = randomBytes(20).toString('base64url');
  const passwordHash = password === null ? null : await deps.passwords.hash(password);
  const title = await deps.db.transaction(async (tx) => {
    const { userId } = sharer;
    const frozen = await freezeChat(tx, { userId, chatId, parts, now, agentTitle: deps.agentTitle });
    await insertShare(tx, {
      id,
      chatId,
      userId,
      ...frozen,
      expiresAt,
      passwordHash,
      createdAt: now,
      includesSteps: parts.steps,
      includesFileNames: parts.fileNames,
      includesPrompts: parts.prompts,
    });
    await writeAudit(tx, {
      actorId: userId,
      subjectId: userId,
      action: 'share.created',
      detail: chatId,
      ip: sharer.ip,
      at: now,
    });
    return frozen.snapshot.title;
  }, oneMoment);
  return present(
    {
      id,
      title,
      createdAt: now,
      expiresAt,
      views: 0,
      isProtected: passwordHash !== null,
      includesSteps: parts.steps,
      includesFileNames: parts.fileNames,
      includesPrompts: parts.prompts,
    },
    sharer.origin,
  );
}

function checkedExpiry(given: string | null, now: Date): Date | null {
  if (given === null) return null;
  const time = Date.parse(given);
  // A comparison with a time that cannot be read is false too.
  if (time > now.getTime() && time <= now.getTime() + longestMs) return new Date(time);
  throw appError('share.expiry_invalid', { field: 'expires_at' });
}

/** The chat as a stranger would see it now; nothing is stored. Throws as `createShare` does. */
export async function previewShare(
  deps: ShareDeps,
  userId: string,
  chatId: string,
  parts: SharedParts,
): Promise<{ shared_chat: SharedChat; runs: Frozen['events'] }> {
  const now = deps.clock.now();
  const { snapshot, events } = await deps.db.transaction(
    async (tx) => await freezeChat(tx, { userId, chatId, parts, now, agentTitle: deps.agentTitle }),
    { ...oneMoment, accessMode: 'read only' },
  );
  return { shared_chat: snapshot, runs: events };
}

export async function listShares(deps: ShareDeps, sharer: Sharer, chatId: string): Promise<Share[]> {
  await getOwnChat(deps.db, sharer.userId, chatId);
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

function present(row: ShareRow, origin: string): Share {
  return {
    id: row.id,
    url: `${origin}/share/${row.id}`,
    title: row.title,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    views: row.views,
    is_protected: row.isProtected,
    includes_steps: row.includesSteps,
    includes_file_names: row.includesFileNames,
    includes_prompts: row.includesPrompts,
  };
}
