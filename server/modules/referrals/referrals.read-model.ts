import { and, desc, eq, exists, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { users } from '../identity/identity.tables.ts';
import { invoices } from '../invoices/invoices.tables.ts';
import { runs } from '../runs/runs.tables.ts';
import { referralRewards } from './referrals.tables.ts';

export interface DueReward {
  readonly invitedId: string;
  readonly inviterId: string;
}

/** Whose rewards are looked for; everybody's without either. */
export interface DueOf {
  readonly involving?: string;
  readonly invited?: string;
}

/** A payment of an account, as a subquery. */
const paidInvoice = (db: Database, userId: AnyPgColumn) =>
  db
    .select({ one: sql`1` })
    .from(invoices)
    .where(and(eq(invoices.userId, userId), eq(invoices.status, 'paid'), gt(invoices.amountMinor, 0)));

/**
 * Accounts that came through a link, have paid or confirmed their e-mail and finished a run, and are not rewarded yet;
 * who invited them must have paid or confirmed too, or be gone. `involving` looks only at one account and those it
 * invited, `invited` at the account alone.
 */
export async function listDueRewards(
  db: Database,
  limit: number,
  { involving, invited }: DueOf = {},
): Promise<DueReward[]> {
  const finishedRun = db
    .select({ one: sql`1` })
    .from(runs)
    .where(and(eq(runs.userId, users.id), eq(runs.status, 'done')));
  const inviters = alias(users, 'inviters');
  const rows = await db
    .select({ invitedId: users.id, inviterId: users.referredBy })
    .from(users)
    .innerJoin(inviters, eq(inviters.id, users.referredBy))
    .leftJoin(referralRewards, eq(referralRewards.invitedId, users.id))
    .where(
      and(
        isNotNull(users.referredBy),
        ne(users.referredBy, users.id),
        isNull(users.deletedAt),
        isNull(referralRewards.invitedId),
        or(exists(paidInvoice(db, users.id)), and(isNotNull(users.emailConfirmedAt), exists(finishedRun))),
        or(
          isNotNull(inviters.deletedAt),
          isNotNull(inviters.emailConfirmedAt),
          exists(paidInvoice(db, inviters.id)),
        ),
        involving === undefined ? undefined : or(eq(users.id, involving), eq(users.referredBy, involving)),
        invited === undefined ? undefined : eq(users.id, invited),
      ),
    )
    .limit(limit);
  return rows.flatMap(({ invitedId, inviterId }) => (inviterId === null ? [] : [{ invitedId, inviterId }]));
}

export interface Party {
  readonly email: string;
  readonly emailConfirmedAt: Date | null;
  readonly hasPaid: boolean;
}

/** One side of an invitation; null when the account was deleted. */
export async function findParty(tx: Database, userId: string): Promise<Party | null> {
  const [row] = await tx
    .select({
      email: users.email,
      emailConfirmedAt: users.emailConfirmedAt,
      hasPaid: sql<boolean>`exists ${paidInvoice(tx, users.id)}`,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}

export async function findOwnCode(
  db: Database,
  userId: string,
): Promise<{ code: string; referredBy: string | null; ownCredits: number | null } | null> {
  const [row] = await db
    .select({
      code: users.referralCode,
      referredBy: users.referredBy,
      ownCredits: referralRewards.invitedCredits,
    })
    .from(users)
    .leftJoin(referralRewards, eq(referralRewards.invitedId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Whom an account invited, newest first; deleted accounts are left out. */
export async function listInvites(db: Database, userId: string, limit: number) {
  return await db
    .select({
      email: users.email,
      joinedAt: users.createdAt,
      rewardedAt: referralRewards.rewardedAt,
      credits: referralRewards.inviterCredits,
      invitedCredits: referralRewards.invitedCredits,
    })
    .from(users)
    .leftJoin(referralRewards, eq(referralRewards.invitedId, users.id))
    .where(and(eq(users.referredBy, userId), isNull(users.deletedAt)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit);
}
