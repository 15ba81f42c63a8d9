import type { AdminUser, AuditEntry } from '@loupe/shared/contract/admin';
import type { Permission } from '@loupe/shared/contract/permissions';
import { wholeCreditsDown, wholeCreditsUp } from '../billing/billing.models.ts';
import type { Account } from './accounts.read-model.ts';
import type { listAuditLines } from './audit-list.read-model.ts';
import type {
  findBalance,
  findSubscriptionOf,
  listRunsOf,
  listSessionsOf,
} from './user-detail.read-model.ts';

type Found<T extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>;
type Row<T extends (...args: never[]) => Promise<readonly unknown[]>> = Found<T>[number];

export function presentAccount(account: Account): AdminUser {
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
    available_credits: wholeCreditsDown(available ?? 0),
    held_credits: wholeCreditsUp(held ?? 0),
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt?.toISOString() ?? null,
  };
}

export function presentSubscription(subscription: NonNullable<Found<typeof findSubscriptionOf>>) {
  const { plan, status, startedAt, nextRefillAt, cancelledAt } = subscription;
  return {
    plan,
    status,
    started_at: startedAt.toISOString(),
    next_refill_at: nextRefillAt?.toISOString() ?? null,
    cancelled_at: cancelledAt?.toISOString() ?? null,
  };
}

export function presentUsed(balance: Found<typeof findBalance>): number {
  return wholeCreditsDown(balance?.usedThisCycle ?? 0);
}

export function presentSession({ id, device, ip, ...session }: Row<typeof listSessionsOf>) {
  return {
    id,
    device,
    ip,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    is_impersonation: session.impersonationId !== null,
  };
}

export function presentRun(
  run: Row<typeof listRunsOf>,
  agentTitle: (slug: string, own?: string | null) => string,
) {
  return {
    id: run.id,
    agent_title: agentTitle(run.agent, run.ownTitle),
    status: run.status,
    used_credits: wholeCreditsUp(run.used),
    created_at: run.createdAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
  };
}

interface FoundPerson {
  readonly id: string | null;
  readonly name: string | null;
  readonly email: string | null;
}

function presentPerson(person: FoundPerson | null): AuditEntry['actor'] {
  return person?.id ? { id: person.id, name: person.name ?? '', email: person.email ?? '' } : null;
}

export function presentAuditLine({
  line,
  actor,
  impersonator,
  subject,
}: Row<typeof listAuditLines>): AuditEntry {
  const { id, at, action, detail, ip } = line;
  return {
    id,
    at: at.toISOString(),
    action,
    detail,
    ip,
    actor: presentPerson(actor),
    impersonator: presentPerson(impersonator),
    subject: presentPerson(subject),
  };
}
