import type { AdminUser } from '@loupe/shared/contract/admin';
import { formatCredits } from '@loupe/shared/lib/format';
import { formatDate, formatDateTime } from '@loupe/shared/lib/dates/formats';
import { pathTo } from '@loupe/shared/lib/route-path';
import { statusWord } from '@loupe/shared/lib/status-chip';
import { Chip } from '@loupe/shared/ui/chip';
import { Link } from '@loupe/shared/ui/link';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { Table, type TableColumn } from '@loupe/shared/ui/table';
import { ShieldCheck } from 'lucide-react';
import { texts } from '#texts';
import classes from './users.module.css';

type Go = (to: string) => void;

const columnsOf = (go: Go): TableColumn<AdminUser>[] => [
  { key: 'user', header: texts.user, isRowHeader: true, render: (user) => <UserCell user={user} go={go} /> },
  { key: 'plan', header: texts.plan, render: (user) => statusWord(user.plan) },
  { key: 'status', header: texts.status, render: (user) => <StatusCell user={user} /> },
  {
    key: 'available',
    header: texts.available,
    isNumeric: true,
    render: (user) => formatCredits(user.available_credits),
  },
  { key: 'held', header: texts.held, isNumeric: true, render: (user) => formatCredits(user.held_credits) },
  { key: 'runs', header: texts.runs, isNumeric: true, render: (user) => formatCredits(user.runs) },
  { key: 'created', header: texts.created, isNumeric: true, render: (user) => formatDate(user.created_at) },
  {
    key: 'lastSeen',
    header: texts.lastSeen,
    render: (user) => (
      <span className={classes.lastSeen}>
        {user.last_seen_at === null ? texts.never : formatDateTime(user.last_seen_at)}
      </span>
    ),
  },
];

/** One row for each account; the name leads to its details. */
export function UserTable({ users, go }: { users: readonly AdminUser[]; go: Go }) {
  return (
    <Table
      caption={texts.title}
      rows={users}
      rowKey={(user) => user.id}
      columns={columnsOf(go)}
      isStackedOnPhones
    />
  );
}

function StatusCell({ user }: { user: AdminUser }) {
  return (
    <span className={classes.status}>
      <StatusChip value={user.status} label={texts.accountStates[user.status]} />
    </span>
  );
}

function UserCell({ user, go }: { user: AdminUser; go: Go }) {
  return (
    <span className={classes.user}>
      <span className={classes.name}>
        <Link href={pathTo('admin', {}, { user: user.id })} onNavigate={go} tone="quiet">
          {user.name || user.email}
        </Link>
        {user.permissions.includes('admin') && (
          <Chip tone="info" icon={<ShieldCheck />}>
            {texts.admin}
          </Chip>
        )}
      </span>
      {user.name !== '' && <span className={classes.email}>{user.email}</span>}
    </span>
  );
}
