import { expect, it } from 'vitest';
import { wordDiff } from '../../clauses/word-diff.ts';
import { paragraph } from '../../report/build-blocks.ts';
import { writeReport } from '../../report/markdown/write-report.ts';
import { diffSide } from './diff-blocks.ts';
import { schedule } from './schedule-blocks.ts';

const sides = (old: string, now: string) => {
  const diff = wordDiff(old, now);
  if (diff === 'rewritten') throw new Error('The texts have nothing in common.');
  return (['old', 'now'] as const).map((side) => writeReport([paragraph(diffSide(diff, side))]).trim());
};

it('strikes what is gone and shows what is new in bold', () => {
  expect(sides('Pay within 30 days.', 'Pay within 14 days.')).toEqual([
    'Pay within ~~30~~ days.',
    'Pay within **14** days.',
  ]);
});

it('begins a mark at a word, not at a comma', () => {
  const [, now] = sides('Who makes boxes pays.', 'Who makes, or sells, boxes pays.');
  expect(now).toBe('Who makes, **or sells,** boxes pays.');
});

it('leaves out the middle of long unchanged text', () => {
  const long = Array.from({ length: 60 }, (_, i) => `word${i}`).join(' ');
  const [old] = sides(`${long} ends now.`, `${long} ends later.`);
  expect(old).toMatch(/^… word\d+ .* ends ~~now~~\.$/u);
});

it('writes a schedule by its days, and refuses what is no day', () => {
  const entries = [
    { day: '2027-03-31', cells: ['Report'] },
    { day: '2027-01-01', cells: ['Register'] },
  ];
  const text = writeReport([schedule('Days', ['Day', 'What'], entries)]);
  expect(text.indexOf('2027-01-01')).toBeLessThan(text.indexOf('2027-03-31'));
  expect(text).toContain('#block:schedule');
  expect(() => schedule('Days', ['Day'], [{ day: 'March', cells: [] }])).toThrow(RangeError);
});
