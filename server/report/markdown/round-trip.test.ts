import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyReport } from '../testing/arbitrary-blocks.ts';
import { readReport } from './read-report.ts';
import { writeReport } from './write-report.ts';

it('reads back from markdown the very blocks that were written', () => {
  fc.assert(
    fc.property(anyReport, (blocks) => {
      expect(readReport(writeReport(blocks), '.')).toEqual(blocks);
    }),
    { numRuns: 150 },
  );
});

it('takes any text as a report, and what it made of it stays the same when written again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (markdown) => {
      const blocks = readReport(markdown, '.');
      expect(readReport(writeReport(blocks), '.')).toEqual(blocks);
    }),
  );
});
