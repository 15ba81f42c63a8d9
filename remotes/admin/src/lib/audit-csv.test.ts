import { expect, it } from 'vitest';
import type { AuditEntry } from '@loupe/shared/contract/admin';
import { auditCsv } from './audit-csv.ts';

const entry: AuditEntry = {
  id: 'aud_1',
  at: '2026-01-05T12:00:00.000Z',
  action: 'impersonation.changed',
  actor: { id: 'usr_b', name: 'Bo', email: 'bo@example.com' },
  impersonator: { id: 'usr_a', name: 'Ana', email: 'ana@example.com' },
  subject: null,
  detail: 'POST /api/chats',
  ip: null,
};

it('R17 writes one line for each entry, with both identities', () => {
  expect(auditCsv([entry])).toBe(
    'at,action,actor,viewing_admin,subject,detail,ip,id\r\n' +
      '2026-01-05T12:00:00.000Z,impersonation.changed,bo@example.com,ana@example.com,,POST /api/chats,,aud_1\r\n',
  );
});

it.each([
  ['a, b', '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@cmd', "'@cmd"],
  ['-2', "'-2"],
  ['+"x"', '"\'+""x"""'],
])('R17 keeps the detail %j whole and harmless', (detail, written) => {
  expect(auditCsv([{ ...entry, detail }]).split('\r\n')[1]).toContain(`,,${written},,aud_1`);
});

it('R17 an empty log is the head line alone', () => {
  expect(auditCsv([]).trim().split('\r\n')).toHaveLength(1);
});
