import dayjs, { type Dayjs } from 'dayjs';

/** What people write down: an ISO instant, milliseconds since the epoch, or a Date. Shown in the reader's time zone. */
export type Moment = string | number | Date;

/** A moment in the reader's calendar; null for what is empty or no date. */
export function readMoment(moment: Moment | null | undefined): Dayjs | null {
  if (moment === null || moment === undefined || moment === '') return null;
  const read = dayjs(moment);
  return Number.isNaN(read.valueOf()) ? null : read;
}
