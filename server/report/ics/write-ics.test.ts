import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Language } from '@loupe/shared/lib/language';
import { speaking } from '../../language/language.ts';
import { readReport } from '../markdown/read-report.ts';
import { writeIcs } from './write-ics.ts';

const document = {
  runId: 'run_1',
  title: 'Launch: plan, and more; all',
  findings: [],
  sources: [],
  figures: [],
  head: ['Planner, 1 November 2026', 'Prepared by the built-in analyst'],
  finishedAt: '2026-11-01T08:00:00.000Z',
  isUnfinished: false,
  brand: 'Loupe',
};

const written = (markdown: string, language: Language = 'en') =>
  speaking(language, () => writeIcs({ ...document, blocks: readReport(markdown, '.') }));

/** The file as another reader of calendars reads it. */
function eventsIn(markdown: string, language: Language = 'en') {
  const text = written(markdown, language)?.toString('utf8') ?? '';
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      uid: event.uid,
      summary: event.summary,
      details: event.description,
      place: event.location,
      from: event.startDate.toString(),
      to: one.getFirstPropertyValue('dtend')?.toString() ?? null,
      zone: event.startDate.zone?.tzid,
    };
  });
}

const plan = `# Launch

[What is done when](#block:schedule)

| Day | Time | Task | Owner | Where |
| --- | --- | --- | --- | --- |
| 2026-11-19 | 09:30–10:45 | Kick-off, with all; bring notes | Ann | Room 4 |
| 2026-11-20 |  | Print flyers | Bob |  |
| soon | 09:00 | Not dated | Bob |  |
`;

const table = (head: string) => `| Duty | ${head} |\n| --- | --- |\n| Report | 2026-11-19 |\n`;

describe('a calendar of a report', () => {
  it('has an event for each row of a schedule that has a day: whole days, and times of the reader’s own clock', () => {
    expect(eventsIn(plan)).toEqual([
      {
        uid: expect.stringMatching(/^[\da-f]{32}@run_1$/),
        summary: 'Kick-off, with all; bring notes',
        details: 'Owner: Ann\nWhat is done when\nLaunch: plan, and more; all',
        place: 'Room 4',
        from: '2026-11-19T09:30:00',
        to: '2026-11-19T10:45:00',
        zone: 'floating',
      },
      {
        uid: expect.stringMatching(/^[\da-f]{32}@run_1$/),
        summary: 'Print flyers',
        details: 'Owner: Bob\nWhat is done when\nLaunch: plan, and more; all',
        place: null,
        from: '2026-11-20',
        // The day after the last one.
        to: '2026-11-21',
        zone: 'floating',
      },
    ]);
  });

  it('is the same file each time, with ids that no two events share', () => {
    expect(written(plan)).toEqual(written(plan));
    const twice = `[Twice](#block:schedule)\n\n| Day | Task |\n| --- | --- |\n| 2026-11-19 | Walk |\n| 2026-11-19 | Walk |\n`;
    const ids = eventsIn(twice).map(({ uid }) => uid);
    expect(new Set(ids).size).toBe(2);
  });

  it('has lines of at most 75 bytes that end as the format says, whatever the script', () => {
    const text = 'Καλημέρα 株式会社 '.repeat(12);
    const markdown = `[Plan](#block:schedule)\n\n| Day | Task |\n| --- | --- |\n| 2026-11-19 | ${text}END:VEVENT |\n`;
    const lines = written(markdown)?.toString('utf8').split('\r\n') ?? [];
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.includes('\n'))).toBe(false);
    expect(eventsIn(markdown)[0]?.summary).toBe(`${text}END:VEVENT`.slice(0, 119) + '…');
    expect(eventsIn(markdown)[0]?.details).toContain(`${text}END:VEVENT`);
  });

  it('reads days as English and German reports write them, and the heads of German ones', () => {
    const days = ['19 November 2026', 'Nov 19, 2026', '19.11.2026', 'Thu 2026-11-19'];
    for (const day of days)
      expect(
        eventsIn(`[T](#block:timeline)\n\n| When | What |\n| --- | --- |\n| ${day} | Begin |\n`)[0]?.from,
      ).toBe('2026-11-19');
    const german = `[Plan](#block:schedule)\n\n| Tag | Von | Bis | Aufgabe | Ort |\n| --- | --- | --- | --- | --- |\n| 19. November 2026 | 22:00 Uhr | 01:30 Uhr | Abbau | Halle |\n`;
    expect(eventsIn(german, 'de')).toMatchObject([
      { from: '2026-11-19T22:00:00', to: '2026-11-20T01:30:00', place: 'Halle', summary: 'Abbau' },
    ]);
  });

  it('has days that last, with the last one in it, and a moment in UTC where that is said', () => {
    const markdown = `[Trip](#block:schedule)\n\n| From | Until | What |\n| --- | --- | --- |\n| 2026-11-19 | 2026-11-21 | Fair |\n| 2026-11-19 – 2026-11-20 | | Hotel |\n| 2026-11-19 14:00 UTC | | Call |\n`;
    expect(eventsIn(markdown)).toMatchObject([
      { from: '2026-11-19', to: '2026-11-22' },
      { from: '2026-11-19', to: '2026-11-21' },
      { from: '2026-11-19T14:00:00Z', to: null },
    ]);
  });

  it('has the deadlines of plain tables, and nothing of other tables with days', () => {
    expect(eventsIn(table('Deadline'))).toMatchObject([{ from: '2026-11-19', summary: 'Report' }]);
    expect(written(table('Published'))).toBeNull();
  });

  it('says in its line what is to be done, not when or by whom, and the whole of a long text below it', () => {
    const duty = 'The manufacturer shall ensure that the packaging contains recycled material. '
      .repeat(3)
      .trim();
    const duties = `[T](#block:schedule)\n\n| Day | Kind | Words |\n| --- | --- | --- |\n| 2026-11-19 | until | ${duty} |\n`;
    const [event] = eventsIn(duties);
    expect(event?.summary).toMatch(/^The manufacturer shall .*…$/);
    expect(event?.details.split('\n').slice(0, 2)).toEqual([duty, 'Kind: until']);
    const unnamed = `[T](#block:schedule)\n\n| Day | A | B |\n| --- | --- | --- |\n| 2026-11-19 | until | Pay the fee |\n`;
    expect(eventsIn(unnamed)[0]?.summary).toBe('until: Pay the fee');
  });

  it('guesses nothing: no day of two readings, no month, no duration as a time', () => {
    const rows = ['03/04/2026', 'March 2026', '2026-13-40', 'Q1 2026']
      .map((day) => `| ${day} | x |`)
      .join('\n');
    expect(written(`[T](#block:schedule)\n\n| Day | What |\n| --- | --- |\n${rows}\n`)).toBeNull();
    const lasting = `[T](#block:schedule)\n\n| Day | What | Duration |\n| --- | --- | --- |\n| 2026-11-19 | Walk | 01:30 |\n`;
    expect(eventsIn(lasting)).toMatchObject([
      { from: '2026-11-19', details: expect.stringContaining('Duration: 01:30') },
    ]);
  });
});
