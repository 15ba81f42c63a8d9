import { expect, it } from 'vitest';
import { isOfRules } from './is-of-rules.ts';
import { keptTimesOf, nextTime, otherDaysOf, timedDutiesOf } from './kept-times.ts';
import { clausesOf } from './testing/clauses-of.ts';

const agreement = clausesOf(`# Lease

## § 1 Rent

The tenant shall pay for 24 months the rent that is due on 1 June 2026. The landlord shall keep a log.

## § 2 Before 1 September 2026 the tenant shall:

(a) clean the flat;

(b) return the keys within 3 days of moving out.
`);

it('gives a duty the day of its sentence before how long it lasts, and none where there is none', () => {
  const duties = timedDutiesOf(agreement.slice(0, 1), 'en');
  expect(duties.map(({ who, deadline }) => [who, deadline?.day ?? null])).toEqual([
    ['The tenant', '2026-06-01'],
    ['The landlord', null],
  ]);
});

it('names a time once that is in the words above a list', () => {
  const times = keptTimesOf(agreement, 'en').filter(({ clause }) => clause.leadIn !== '');
  expect(times.map(({ deadline }) => deadline.words)).toEqual(['within 3 days of moving out']);
});

it('takes today for a day to come, and the day before for none', () => {
  const times = keptTimesOf(agreement, 'en');
  expect(nextTime(times, '2026-06-01')?.deadline.day).toBe('2026-06-01');
  expect(nextTime(times, '2026-06-02')?.deadline.day).not.toBe('2026-06-01');
  expect(nextTime(times, '2099-01-01')).toBeUndefined();
});

it('tells rules from a text that demands nothing', () => {
  expect(isOfRules(agreement, 'en')).toBe(true);
  expect(isOfRules(clausesOf('The tenant moved in on 3 May. The flat has a balcony.'), 'en')).toBe(false);
});

it('tells the days that are none to keep', () => {
  const [visit] = clausesOf('The visit is on 14 January 2031. The bidder shall answer by 31 January 2031.');
  const days = otherDaysOf(visit === undefined ? [] : [visit], 'en');
  expect(days.map(({ day, sentence }) => [day, sentence])).toEqual([
    ['2031-01-14', 'The visit is on 14 January 2031.'],
  ]);
});
