import type { AdminUserDetail } from '@loupe/shared/contract/admin';
import { formatCredits } from '@loupe/shared/lib/format';
import { formatDate, formatDateTime } from '@loupe/shared/lib/dates/formats';
import { statusWord } from '@loupe/shared/lib/status-chip';
import { DataList } from '@loupe/shared/ui/data-list';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { Table } from '@loupe/shared/ui/table';
import { texts } from '#texts';
import classes from './account.module.css';

type Grant = AdminUserDetail['grants'][number];

const credits = (amount: number) => texts.credits(formatCredits(amount));

/** Who it is, the plan, and where the credits come from. */
export function AccountFacts({ detail }: { detail: AdminUserDetail }) {
  const { user, subscription, used_this_cycle: used, grants } = detail;
  const cancelledAt = subscription?.cancelled_at ?? null;
  return (
    <div className={classes.part}>
      <DataList
        items={[
          { term: texts.userId, detail: <code>{user.id}</code> },
          { term: texts.plan, detail: subscription ? statusWord(subscription.plan) : texts.noPlan },
          {
            term: texts.status,
            detail: <StatusChip value={user.status} label={texts.accountStates[user.status]} />,
          },
          ...(subscription
            ? [
                { term: texts.since, detail: formatDate(subscription.started_at) },
                { term: texts.nextRefill, detail: formatDate(subscription.next_refill_at) },
              ]
            : []),
          ...(cancelledAt === null ? [] : [{ term: texts.cancelled, detail: formatDate(cancelledAt) }]),
          { term: texts.available, detail: credits(user.available_credits) },
          { term: texts.held, detail: credits(user.held_credits) },
          { term: texts.usedThisCycle, detail: credits(used) },
          { term: texts.created, detail: formatDate(user.created_at) },
          {
            term: texts.lastSeen,
            detail: user.last_seen_at === null ? texts.never : formatDateTime(user.last_seen_at),
          },
        ]}
      />
      <SectionLabel as="h3">{texts.grants}</SectionLabel>
      {grants.length === 0 ? (
        <p className={classes.none}>{texts.noGrants}</p>
      ) : (
        <Table<Grant>
          caption={texts.grants}
          rows={grants}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'source',
              header: texts.source,
              isRowHeader: true,
              render: ({ source }) => texts.sources[source] ?? source,
            },
            {
              key: 'granted',
              header: texts.granted,
              isNumeric: true,
              render: (grant) => formatCredits(grant.granted),
            },
            {
              key: 'remaining',
              header: texts.remaining,
              isNumeric: true,
              render: (grant) => formatCredits(grant.remaining),
            },
            {
              key: 'expires',
              header: texts.expires,
              isNumeric: true,
              render: (grant) =>
                grant.expires_at === null ? texts.neverExpires : formatDate(grant.expires_at),
            },
          ]}
        />
      )}
    </div>
  );
}
