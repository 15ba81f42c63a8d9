import { expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { toClaimDocument } from './claim-document.ts';
import { dayOfDocument } from './document-date.ts';

const dayOf = (text: string, name = 'paper.md') =>
  dayOfDocument(
    atOnce(
      toClaimDocument({
        key: 'd',
        name,
        title: /^# (.*)$/m.exec(text)?.[1] ?? name,
        passages: [{ locator: `lines 1-${text.split('\n').length}`, text }],
        tables: [],
        isTable: false,
      }),
    ),
  );

it.each([
  ['From: Ott, Eva\nTo: All\nDate: Mon, 12 May 2025 18:47\nSubject: Rota\n\nDear all,', '2025-05-12'],
  ['# Call\n\nThursday 8 May 2025, 09:00 Leeds time\n\nOPERATOR: Good morning.', '2025-05-08'],
  ['PROSPECTUS DATED 18 MARCH 2024 — VERDANE OPTICS PLC\n\nThe notes are secured.', '2024-03-18'],
  [
    '# Minutes\n\nHeld at the works on Thursday 27 March 2025 at 9.00 a.m.\n\nPresent: Jane Roe.',
    '2025-03-27',
  ],
  [
    'PROTOKOLL\n\nDatum: Donnerstag, 20. Februar 2025, 13:00 bis 16:40 Uhr\n\nAnwesend: Eva Ott.',
    '2025-02-20',
  ],
  ['Verdane Optics plc – Board of directors (website export, 5 Jan 2026)\n\nJane Roe, Chair', '2026-01-05'],
  ['# Aufsichtsrat\n\nAbgerufen am 5. Januar 2026\n\nEva Ott, Vorsitzende', '2026-01-05'],
  ['THE WEEK IN COFFEE\nIssue 41 - 13 November 2026\n\nGrinders are sold out.', '2026-11-13'],
  ['| | |\n|---|---|\n| Issuer | Verdane Optics plc |\n| Date | 9 December 2025 |', '2025-12-09'],
])('takes the day of a document from its head: %s', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

it('takes none that is the day of something else', () => {
  expect(dayOf('# Annual Report\n\nFor the year ended 30 June 2024\n\nWe make pumps.')).toBeNull();
  expect(dayOf('# Bericht\n\nGeschäftsjahr 1. Juli 2023 bis 30. Juni 2024\n\nWir mahlen Korn.')).toBeNull();
  expect(dayOf('# Balance sheet 31 March 2025\n\nAssets were sold.')).toBeNull();
  expect(dayOf('# Note\n\nRecord date: 3 March 2025, meeting of 9 May 2025\n\nWe make pumps.')).toBeNull();
});

it('takes the day in the name of a file where the text says none', () => {
  expect(dayOf('# Minutes\n\nWe make pumps.', 'minutes_2025-02-20.md')).toBe('2025-02-20');
  expect(dayOf('# Accounts\n\nWe make pumps.', 'accounts_2024-12-31.md')).toBeNull();
});
