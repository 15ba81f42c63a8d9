import type { AdminUser } from '@loupe/shared/contract/admin';
import type { Permission } from '@loupe/shared/contract/permissions';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { countAccounts, listAccounts, type UserPosition } from './admin.repository.ts';

const pageSize = 50;

/** One page of accounts, newest first (R17). */
export async function listUsers(
  deps: Pick<Deps, 'db'>,
  query: { q?: string | undefined; cursor?: string | undefined },
): Promise<{ users: AdminUser[]; total: number; next_cursor: string | null }> {
  const search = query.q?.trim();
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const found = await listAccounts(deps.db, { search, after, limit: pageSize + 1 });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    users: shown.map(present),
    total: await countAccounts(deps.db, search),
    next_cursor: found.length > pageSize && last ? `${last.createdAt.getTime()}.${last.id}` : null,
  };
}

type Account = Awaited<ReturnType<typeof listAccounts>>[number];

function present(account: Account): AdminUser {
  const { id, email, name, permissions, plan, status, available, held, runs, createdAt, lastSeenAt } =
    account;
  return {
    id,
    email,
    name,
    runs,
    permissions: permissions as Permission[],
    plan: plan ?? 'none',
    status: status ?? 'inactive',
    available_credits: Math.floor((available ?? 0) / 1000),
    held_credits: Math.ceil((held ?? 0) / 1000),
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  };
}

function readCursor(cursor: string): UserPosition {
  const [, time, id] = /^(\d{1,15})\.(usr_\w+)$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined)
    throw appError('request.invalid', { sentence: 'The field “cursor” is not valid.', field: 'cursor' });
  return { createdAt: new Date(Number(time)), id };
}
