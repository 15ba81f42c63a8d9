import { isRemoteName } from '@loupe/federation/registry/remote-name';
import { deployTokenMark, type DeployToken } from '@loupe/shared/contract/deploy-tokens';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { assertSessionOpen, lockOwnAccount, type OwnEnding } from '../sessions/own-account.usecases.ts';
import { hashToken, newToken } from '../identity/tokens.ts';
import type { Deployer } from './deployer.ts';
import {
  findOpenDeployToken,
  insertDeployToken,
  isDeployTokenOpen,
  revokeDeployTokensOf,
  revokeOpenDeployToken,
  touchDeployToken,
  type DeployTokenRow,
} from './deploy-tokens.repository.ts';
import { listOpenDeployTokens } from './open-tokens.read-model.ts';

export { findUploadingAdmin } from './deploy-tokens.repository.ts';

interface TokenDeps {
  readonly db: Database;
  readonly clock: Clock;
}

interface AdminCall {
  readonly adminId: string;
  readonly sessionId: string;
  readonly ip: string;
}

function presentToken(row: DeployTokenRow, createdBy: string | null): DeployToken {
  return {
    id: row.id,
    remote: row.remote,
    label: row.label,
    created_by: createdBy,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

export async function listDeployTokens({ db }: TokenDeps): Promise<DeployToken[]> {
  return (await listOpenDeployTokens(db)).map(({ token, createdBy }) => presentToken(token, createdBy));
}

/** Makes a token for one slice, also for one that is not there yet. Only its hash is stored. */
export async function createDeployToken(
  { db, clock }: TokenDeps,
  { adminId, sessionId, ip }: AdminCall,
  wanted: { readonly remote: string; readonly label: string },
): Promise<{ token: DeployToken; secret: string }> {
  const remote = wanted.remote.trim();
  const label = wanted.label.trim();
  if (!isRemoteName(remote)) throw appError('deploy_token.remote_invalid', { field: 'remote' });
  if (label === '') throw appError('deploy_token.label_missing', { field: 'label' });
  const now = clock.now();
  const secret = deployTokenMark + newToken();
  const row = await db.transaction(async (tx) => {
    await lockOwnAccount(tx, { userId: adminId, sessionId });
    const tokenHash = hashToken(secret);
    const fields = { id: newId('dtk'), remote, label, tokenHash, createdBy: adminId, createdAt: now };
    const made = await insertDeployToken(tx, fields);
    await writeAudit(tx, {
      actorId: adminId,
      subjectId: null,
      action: 'deploy_token.created',
      detail: `${remote} ${made.id}`,
      ip,
      at: now,
    });
    return made;
  });
  return { token: presentToken(row, null), secret };
}

/** Throws `deploy_token.not_found` for unknown and revoked ones. */
export async function revokeDeployToken(
  { db, clock }: TokenDeps,
  { adminId, ip }: Omit<AdminCall, 'sessionId'>,
  id: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const revoked = await revokeOpenDeployToken(tx, id, now);
    if (!revoked) throw appError('deploy_token.not_found');
    await writeAudit(tx, {
      actorId: adminId,
      subjectId: null,
      action: 'deploy_token.revoked',
      detail: `${revoked.remote} ${id}`,
      ip,
      at: now,
    });
  });
}

/** Revokes every deploy token that an admin made and writes each down. How many worked until now. */
export async function endDeployTokens(tx: Database, { userId, ip, now }: OwnEnding): Promise<number> {
  const ended = await revokeDeployTokensOf(tx, userId, now);
  for (const { id, remote } of ended)
    await writeAudit(tx, {
      actorId: userId,
      subjectId: null,
      action: 'deploy_token.revoked',
      detail: `${remote} ${id}`,
      ip,
      at: now,
    });
  return ended.length;
}

/** Throws `deploy_token.invalid` or `session.ended` when what let the deployer in has been revoked or has ended since. */
export async function assertStillLetIn(tx: Database, { id, userId, sessionId }: Deployer): Promise<void> {
  if (userId !== null && sessionId !== null) await assertSessionOpen(tx, { userId, sessionId });
  else if (!(await isDeployTokenOpen(tx, id))) throw appError('deploy_token.invalid');
}

/** The team behind a token. Throws `deploy_token.invalid`; asked of the database each time, so a revoked one is worth nothing at once. */
export async function findTokenDeployer({ db, clock }: TokenDeps, secret: string): Promise<Deployer> {
  const row = await findOpenDeployToken(db, hashToken(secret));
  if (!row) throw appError('deploy_token.invalid');
  await touchDeployToken(db, row.id, clock.now());
  const who = { id: row.id, userId: null, sessionId: null };
  return { remote: row.remote, ...who, by: ` by ${row.label} (${row.id})` };
}
