import { byCode } from '@loupe/shared/lib/text-order';
import type { Block } from '../../report/blocks.ts';
import { table } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';

/** What is to be done on a day. */
export interface ScheduleEntry {
  /** YYYY-MM-DD, as calendars are written from it. */
  readonly day: string;
  readonly cells: readonly Said[];
}

/** Entries by their day: a table whose first cell is the ISO day. Throws a RangeError for what is no day. */
export function schedule(title: Said, head: readonly Said[], entries: readonly ScheduleEntry[]): Block {
  for (const { day } of entries)
    if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) throw new RangeError(`"${day}" is no day.`);
  const rows = entries.toSorted((a, b) => byCode(a.day, b.day)).map(({ day, cells }) => [day, ...cells]);
  return table(head, rows, { form: 'schedule', title });
}
