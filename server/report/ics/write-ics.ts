import { createHash } from 'node:crypto';
import ical from 'ical-generator';
import type { ReportDocument } from '../report-document.ts';
import { calendarEntries, type CalendarEntry } from './calendar-entries.ts';
import type { Moment } from './read-moment.ts';

const dayMs = 86_400_000;

/**
 * The days of a report as a calendar (RFC 5545): whole days, or times of the reader's own clock (floating, RFC 5545
 * 3.3.5) unless the report says UTC. The same report gives the same events with the same ids, so that a calendar that
 * takes the file twice has them once. Null where the report has no day.
 */
export function writeIcs(document: ReportDocument): Buffer | null {
  const entries = calendarEntries(document.blocks);
  if (entries.length === 0) return null;
  const calendar = ical({
    name: escaped(document.title),
    prodId: `//${document.brand}//${document.brand}//EN`,
  });
  const seen = new Map<string, number>();
  for (const entry of entries) {
    const print = JSON.stringify([document.runId, entry.title, entry.from.at, entry.summary]);
    const count = (seen.get(print) ?? 0) + 1;
    seen.set(print, count);
    const id = createHash('sha256').update(`${print}\n${count}`).digest('hex').slice(0, 32);
    calendar.createEvent({
      id: `${id}@${document.runId}`,
      stamp: new Date(document.finishedAt),
      summary: entry.summary,
      description: [...entry.details, ...[entry.title, document.title].filter(Boolean)].join('\n'),
      ...(entry.place !== null && { location: entry.place }),
      ...timesOf(entry),
    });
  }
  return Buffer.from(`${calendar.toString()}\r\n`);
}

function timesOf({ from, to }: CalendarEntry) {
  if (!from.hasTime) {
    // The end of whole days is the day after the last one.
    const last = to ?? from;
    const end = last.at - (last.at % dayMs) + dayMs;
    return { start: dateOf(from), end: new Date(end), allDay: true };
  }
  return { start: dateOf(from), ...(to !== null && { end: dateOf(to) }), floating: !from.isUtc };
}

const dateOf = ({ at }: Moment) => new Date(at);

/** The name of a calendar is written as it is given. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ');
