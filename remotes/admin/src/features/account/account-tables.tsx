import type { AdminUserDetail } from '@loupe/shared/contract/admin';
import { formatCredits } from '@loupe/shared/lib/format';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { statusWord } from '@loupe/shared/lib/status-chip';
import { Chip } from '@loupe/shared/ui/chip';
import { EmptyState } from '@loupe/shared/ui/states';
import { Table } from '@loupe/shared/ui/table';
import { texts } from '#texts';
import classes from './account.module.css';

type Session = AdminUserDetail['sessions'][number];
type Run = AdminUserDetail['runs'][number];

/** Where the user is logged in, and admins who view the account now. */
export function AccountSessions({ sessions }: { sessions: readonly Session[] }) {
  if (sessions.length === 0) return <EmptyState title={texts.noSessions} />;
  return (
    <div className={classes.part}>
      <Table<Session>
        caption={texts.sessions}
        rows={sessions}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'device',
            header: texts.device,
            isRowHeader: true,
            render: ({ device, is_impersonation: isView }) => (
              <span className={classes.device}>
                {device}
                {isView && <Chip tone="pending">{texts.viewBySupport}</Chip>}
              </span>
            ),
          },
          { key: 'address', header: texts.address, render: ({ ip }) => ip ?? '' },
          { key: 'since', header: texts.since, render: (session) => formatDateTime(session.created_at) },
          { key: 'used', header: texts.lastUsed, render: (session) => formatDateTime(session.last_used_at) },
        ]}
      />
    </div>
  );
}

/** What was started last; not what was asked or answered. */
export function AccountRuns({ runs }: { runs: readonly Run[] }) {
  if (runs.length === 0) return <EmptyState title={texts.noRuns} />;
  return (
    <div className={classes.part}>
      <Table<Run>
        caption={texts.latestRuns}
        rows={runs}
        rowKey={({ id }) => id}
        columns={[
          { key: 'agent', header: texts.agent, isRowHeader: true, render: (run) => run.agent_title },
          { key: 'status', header: texts.status, render: ({ status }) => statusWord(status) },
          {
            key: 'credits',
            header: texts.amount,
            isNumeric: true,
            render: (run) => formatCredits(run.used_credits),
          },
          { key: 'when', header: texts.when, render: (run) => formatDateTime(run.created_at) },
        ]}
      />
    </div>
  );
}
