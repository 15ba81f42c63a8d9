import { expect, it } from 'vitest';
import { kindOf, placesIn, type LineRun } from './run-line.models.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const kind = { agent: 'chat', engine: 'analyst' as const, depth: 'standard' };
const other = { ...kind, depth: 'deep' };
const inWork = (id: string, seconds: number, of = kind): LineRun => ({
  id,
  ...of,
  place: null,
  startedAt: new Date(now.getTime() - seconds * 1_000),
});
const waits = (place: number, of = kind): LineRun => ({ id: `w${place}`, ...of, place, startedAt: null });

const about = (line: readonly LineRun[], seconds: readonly (readonly [typeof kind, readonly number[]])[]) =>
  [...placesIn(line, new Map(seconds.map(([of, known]) => [kindOf(of), known])), now).values()].map(
    (waiting) => waiting.about_s,
  );
const lasting = (seconds: number) => about([inWork('a', 0), waits(1)], [[kind, Array(5).fill(seconds)]]);
const minute = [kind, [60, 60, 60, 60, 60]] as const;

it('counts on each place in work to be free when its run has worked for as long as others of its kind', () => {
  const line = [inWork('a', 40), inWork('b', 10), waits(1), waits(2), waits(3)];
  expect(about(line, [minute])).toEqual([20, 50, 60]);
});

it('knows of a run that works for longer how long those went on that worked for as long', () => {
  const seconds = [20, 30, 100, 140, 180];
  expect(about([inWork('a', 90), waits(1)], [[kind, seconds]])).toEqual([50]);
});

it('says nothing where a run works for longer than all before it, or few of its kind are known', () => {
  expect(about([inWork('a', 61), waits(1)], [minute])).toEqual([null]);
  expect(about([inWork('a', 5), waits(1)], [[kind, [60, 60, 60, 60]]])).toEqual([null]);
  expect(about([inWork('a', 5, other), waits(1)], [minute])).toEqual([null]);
});

it('does not count on a place that nobody knows about, and goes on with the others', () => {
  expect(about([inWork('a', 5, other), inWork('b', 40), waits(1), waits(2)], [minute])).toEqual([20, 60]);
});

it('says nothing behind a run of which nobody knows how long it works, when it takes the only place', () => {
  expect(about([inWork('a', 40), waits(1, other), waits(2)], [minute])).toEqual([20, null]);
});

it('says nothing while nobody works', () => {
  expect(about([waits(1)], [minute])).toEqual([null]);
});

it('is no finer than it can be known', () => {
  expect([2, 44, 55, 95, 3_500, 5_000].flatMap(lasting)).toEqual([10, 40, 60, 120, 3_480, 4_800]);
});
