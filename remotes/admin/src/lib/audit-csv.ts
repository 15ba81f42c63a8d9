import type { AuditEntry } from '@loupe/shared/contract/admin';

/** A cell by RFC 4180. What a spreadsheet would run as a formula is kept as text by an apostrophe (OWASP, CSV injection). */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

type Person = AuditEntry['actor'];
const email = (person: Person) => person?.email ?? '';

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
    entry.ip ?? '',
    entry.id,
  ]);
  return [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
