import type { AuditEntry } from '@loupe/shared/contract/admin';
import { csvLine } from '@loupe/shared/lib/csv-line';

type Person = AuditEntry['actor'];
const email = (person: Person) => person?.email ?? null;

const head = ['at', 'action', 'actor', 'viewing_admin', 'subject', 'detail', 'ip', 'id'];

/** The lines of the audit log as CSV with a head line, CRLF at the ends. */
export function auditCsv(entries: readonly AuditEntry[]): string {
  const lines = entries.map((entry) => [
    entry.at,
    entry.action,
    email(entry.actor),
    email(entry.impersonator),
    email(entry.subject),
    entry.detail,
    entry.ip,
    entry.id,
  ]);
  return [head, ...lines].map((line) => csvLine(line)).join('');
}
