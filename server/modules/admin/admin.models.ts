import { mostGrantedCredits } from '@loupe/shared/contract/admin';
import { endOfUtcDay } from '@loupe/shared/lib/dates/utc-days';
import { appError } from '../../errors/app-error.ts';
import { refusals } from '../../messages/refusals-texts.ts';

/** Whole credits within bounds. Throws `grant.credits_invalid`. */
export function checkedCredits(credits: number): number {
  if (!Number.isInteger(credits) || credits < 1 || credits > mostGrantedCredits)
    throw appError('grant.credits_invalid', { field: 'credits' });
  return credits;
}

/** What the user reads in the credit history. Throws `grant.reason_missing`. */
export function checkedGrantReason(reason: string): string {
  const trimmed = reason.trim();
  if (trimmed === '') throw appError('grant.reason_missing', { field: 'reason' });
  return trimmed;
}

/** When granted credits end, the last instant of the day; null without one. Throws `grant.expiry_invalid` for a day that is over. */
export function checkedExpiry(lastDay: string | undefined, now: Date): Date | null {
  if (lastDay === undefined || lastDay === '') return null;
  const end = endOfUtcDay(lastDay);
  if (!end || end <= now) throw appError('grant.expiry_invalid', { field: 'expires_on' });
  return new Date(end.getTime() - 1);
}

/** Position in a list that is ordered by instant, then id. */
export interface Position {
  readonly at: Date;
  readonly id: string;
}

export function writeCursor({ at, id }: Position): string {
  return `${at.getTime()}.${id}`;
}

/** Null for the first page. Throws `request.invalid` for a made-up cursor. */
export function readCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const [, time, id] = /^(\d{1,15})\.([a-z]{3}_\w+)$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined)
    throw appError('request.invalid', {
      sentence: refusals.said((t) => t.badField('cursor', t.complaints.invalid)),
      field: 'cursor',
    });
  return { at: new Date(Number(time)), id };
}
