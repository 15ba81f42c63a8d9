import type { AuditEntry } from '@loupe/shared/contract/admin';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { Table, type TableColumn } from '@loupe/shared/ui/table';
import { texts } from '#texts';
import classes from './audit-table.module.css';

type Person = NonNullable<AuditEntry['actor']>;

function PersonCell({ person }: { person: Person }) {
  return (
    <span className={classes.person}>
      <span>{person.name || person.email}</span>
      {person.name !== '' && <span className={classes.quiet}>{person.email}</span>}
    </span>
  );
}

/** Both people, where an admin acted while viewing as somebody. */
function Who({ entry: { actor, impersonator, action } }: { entry: AuditEntry }) {
  if (impersonator) {
    return (
      <span className={classes.person}>
        <PersonCell person={impersonator} />
        {actor && <span className={classes.quiet}>{texts.asPerson(actor.name || actor.email)}</span>}
      </span>
    );
  }
  if (actor) return <PersonCell person={actor} />;
  return <>{action === 'session.failed' ? texts.unknownPerson : texts.system}</>;
}

/** Most lines are about the account of the person who acted: said in two words, so that the others stand out. */
function ForWhom({ entry: { actor, impersonator, subject } }: { entry: AuditEntry }) {
  if (!subject) return null;
  if (subject.id === actor?.id && !impersonator)
    return <span className={classes.quiet}>{texts.ownAccount}</span>;
  return <PersonCell person={subject} />;
}

const columns: readonly TableColumn<AuditEntry>[] = [
  {
    key: 'when',
    header: texts.when,
    isRowHeader: true,
    render: ({ at }) => (
      <time dateTime={at} className={classes.when}>
        {formatDateTime(at)}
      </time>
    ),
  },
  { key: 'who', header: texts.who, render: (entry) => <Who entry={entry} /> },
  { key: 'action', header: texts.action, render: ({ action }) => texts.actions[action] ?? action },
  {
    key: 'subject',
    header: texts.forWhom,
    render: (entry) => <ForWhom entry={entry} />,
  },
  {
    key: 'detail',
    header: texts.detail,
    render: ({ detail }) => <span className={classes.detail}>{detail}</span>,
  },
  { key: 'ip', header: texts.fromWhere, render: ({ ip }) => <span className={classes.ip}>{ip ?? ''}</span> },
];

/** Who did what, for whom, when and from where. */
export function AuditTable({ entries, caption }: { entries: readonly AuditEntry[]; caption: string }) {
  return (
    <Table caption={caption} rows={entries} rowKey={({ id }) => id} columns={columns} isStackedOnPhones />
  );
}
