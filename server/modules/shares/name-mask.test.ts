import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunEvent } from '@loupe/shared/contract/run-events';
import { emptyRunView, foldRun } from '@loupe/shared/lib/run-reducer';
import { createNameMask } from './name-mask.models.ts';

const at = '2026-03-02T09:00:00.000Z';
const delta = (seq: number, text: string): RunEvent => ({
  seq,
  at,
  type: 'text.delta',
  data: { part: 'answer', text },
});
const reportOf = (events: readonly RunEvent[]) => foldRun(events, emptyRunView('run_1')).answer;

describe('names of files that are not shared', () => {
  it('X2 are masked as words, not inside others', () => {
    const mask = createNameMask(['a', 'my file (1).csv']);
    expect(mask.text('a cat, my file (1).csv. A')).toBe('• cat, •••••••••••••••. A');
    expect(mask.text(String.raw`my file \(1\)\.csv`)).toBe('•'.repeat(18));
  });

  it('X2 leave ids and words of the product alone', () => {
    const step: RunEvent = {
      seq: 1,
      at,
      type: 'step.started',
      data: { step_id: 'read', stage_id: 'read', tool: 'read', title: 'Now read' },
    };
    expect(createNameMask(['read']).events([step])).toEqual([
      { ...step, data: { ...step.data, title: 'Now ••••' } },
    ]);
  });

  it('X2 are masked in the text as it reads, however it was cut and taken back', () => {
    const word = fc.constantFrom('from ', 'prices.csv', ' and ', 'rates.txt', ', ', 'x');
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.array(fc.nat(60), { maxLength: 8 }),
        fc.option(fc.nat(60)),
        (words, cuts, resetAt) => {
          const text = words.join('');
          const places = [...new Set([0, ...cuts.filter((cut) => cut < text.length), text.length])].toSorted(
            (a, b) => a - b,
          );
          const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
          const kept = Math.min(resetAt ?? text.length, text.length);
          const events: RunEvent[] = pieces.map((piece, index) => delta(index + 1, piece));
          events.push({
            seq: events.length + 1,
            at,
            type: 'text.reset',
            data: { part: 'answer', length: kept },
          });
          events.push(delta(events.length + 1, text.slice(kept)));
          const mask = createNameMask(['prices.csv', 'rates.txt']);
          const masked = mask.events(events);
          expect(reportOf(masked)).toBe(mask.text(text));
          expect(masked.map(({ seq, type }) => [seq, type])).toEqual(
            events.map(({ seq, type }) => [seq, type]),
          );
        },
      ),
    );
  });
});
