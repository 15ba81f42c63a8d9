import { apiKeyMark, type ApiKey } from '@loupe/shared/contract/api-keys';
import type { Permission } from '@loupe/shared/contract/permissions';
import { endOfUtcDay } from '@loupe/shared/lib/dates/utc-days';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { assertMayHaveApiKeys } from '../identity/email-confirmation.policy.ts';
import { hashToken, newToken } from '../identity/tokens.ts';
import { lockUserRow } from '../identity/users.usecases.ts';
import { lockOwnAccount, type OwnChange, type OwnEnding } from '../sessions/own-account.usecases.ts';
import {
  countOpenApiKeys,
  insertApiKey,
  listOpenApiKeys,
  revokeAllApiKeys,
  revokeApiKey as revoke,
  touchApiKey,
  type ApiKeyRow,
} from './api-keys.repository.ts';
import { findOpenApiKey } from './key-caller.read-model.ts';

const mostKeys = 20;
const prefixLength = 10;
const touchMs = 60_000;

function presentApiKey({ id, name, prefix, createdAt, lastUsedAt, expiresAt }: ApiKeyRow): ApiKey {
  return {
    id,
    name,
    prefix,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    expires_at: expiresAt?.toISOString() ?? null,
  };
}

/** The first moment on which the key does not work any more: the day after `day` begins, in UTC. */
function endOf(day: string, now: Date): Date {
  const end = endOfUtcDay(day);
  if (!end || end <= now) throw appError('api_key.expiry_invalid', { field: 'expires_on' });
  return end;
}

export async function listApiKeys(deps: Deps, userId: string): Promise<ApiKey[]> {
  return (await listOpenApiKeys(deps.db, userId, deps.clock.now())).map(presentApiKey);
}

/**
 * Makes a key; only its hash is stored, so the secret can never be shown again. Throws `account.email_unconfirmed`,
 * `api_key.name_missing`, `api_key.expiry_invalid` and `api_key.too_many`.
 */
export async function createApiKey(
  deps: Deps,
  own: OwnChange,
  request: { name: string; expiresOn: string | undefined },
): Promise<{ api_key: ApiKey; secret: string }> {
  const name = request.name.trim();
  if (name === '') throw appError('api_key.name_missing', { field: 'name' });
  const now = deps.clock.now();
  const expiresAt = request.expiresOn ? endOf(request.expiresOn, now) : null;
  const secret = apiKeyMark + newToken();
  const row = await deps.db.transaction(async (tx) => {
    assertMayHaveApiKeys(await lockOwnAccount(tx, own));
    await lockUserRow(tx, own.userId);
    if ((await countOpenApiKeys(tx, own.userId, now)) >= mostKeys) throw appError('api_key.too_many');
    const made = await insertApiKey(tx, {
      id: newId('key'),
      userId: own.userId,
      name,
      prefix: secret.slice(0, prefixLength),
      secretHash: hashToken(secret),
      createdAt: now,
      expiresAt,
    });
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: 'api_key.created',
      detail: made.id,
      ip: own.ip,
      at: now,
    });
    return made;
  });
  deps.tokenLookups.trust(secret);
  return { api_key: presentApiKey(row), secret };
}

/** Throws `request.not_found` for unknown, revoked and foreign ones alike. */
export async function revokeApiKey(deps: Deps, own: OwnChange, keyId: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await revoke(tx, own.userId, keyId, now))) throw appError('request.not_found');
    await writeAudit(tx, {
      actorId: own.userId,
      subjectId: own.userId,
      action: 'api_key.revoked',
      detail: keyId,
      ip: own.ip,
      at: now,
    });
  });
}

/** Revokes every API key of an account and writes each down. How many worked until now. */
export async function endApiKeys(tx: Database, { userId, ip, now }: OwnEnding): Promise<number> {
  // Keys made and revoked at the same moment come one after the other.
  await lockUserRow(tx, userId);
  const ended = await revokeAllApiKeys(tx, userId, now);
  for (const id of ended)
    await writeAudit(tx, {
      actorId: userId,
      subjectId: userId,
      action: 'api_key.revoked',
      detail: id,
      ip,
      at: now,
    });
  return ended.length;
}

/**
 * The caller behind a key: the person, without admin rights. Null when the key is unknown, expired or revoked.
 * Asked of the database every time, so that a revoked key is worth nothing at once, in every process.
 */
export async function findApiKeyCaller(
  deps: Pick<Deps, 'db' | 'clock'>,
  secret: string,
): Promise<Caller | null> {
  const now = deps.clock.now();
  const key = await findOpenApiKey(deps.db, hashToken(secret), now);
  if (!key) return null;
  if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() >= touchMs)
    await touchApiKey(deps.db, key.id, now);
  return {
    userId: key.userId,
    sessionId: key.id,
    apiKeyId: key.id,
    language: key.language,
    permissions: (key.permissions as Permission[]).filter((permission) => permission !== 'admin'),
  };
}
