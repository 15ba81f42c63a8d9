import type { AdminUser } from '@loupe/shared/contract/admin';
import { formatCredits, formatDate, formatDateTime } from '@loupe/shared/lib/format';
import { Chip } from '@loupe/shared/ui/chip';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { Table, type TableColumn } from '@loupe/shared/ui/table';
import { ShieldCheck } from 'lucide-react';
import { texts } from '../../messages/en.ts';
import classes from './users.module.css';

const columns: TableColumn<AdminUser>[] = [
  { key: 'user', header: texts.user, isRowHeader: true, render: (user) => <UserCell user={user} /> },
  { key: 'plan', header: texts.plan, render: (user) => user.plan },
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
    isNumeric: true,
    render: (user) => (user.last_seen_at === null ? texts.never : formatDateTime(user.last_seen_at)),
  },
];

/** One row for each account. */
export function UserTable({ users }: { users: readonly AdminUser[] }) {
  return <Table caption={texts.title} rows={users} rowKey={(user) => user.id} columns={columns} />;
}

function StatusCell({ user }: { user: AdminUser }) {
  return (
    <span className={classes.status}>
      <StatusChip value={user.status} />
    </span>
  );
}

function UserCell({ user }: { user: AdminUser }) {
  return (
    <span className={classes.user}>
      <span className={classes.name}>
        {user.name || user.email}
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
