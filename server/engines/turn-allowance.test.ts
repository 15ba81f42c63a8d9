import { describe, expect, it } from 'vitest';
import { engineTexts } from './messages/engines-texts.ts';
import { ClosingText, cutNote } from './closing-text.ts';
import type { RunContext } from './run-context.ts';
import { textLimits } from './text-limits.ts';
import { TurnAllowance } from './turn-allowance.ts';

const price = { input: 40, output: 160 };
const limitMs = 900_000;
const maxMillicredits = 500_000;

/** A run with so much left; what is not said is plenty. */
function runWith(left: Partial<ReturnType<RunContext['remaining']>> = {}): RunContext {
  const run: Pick<RunContext, 'remaining'> & {
    readonly facts: Pick<RunContext['facts'], 'maxMillicredits'>;
  } = {
    facts: { maxMillicredits },
    remaining: () => ({ steps: 40, millicredits: maxMillicredits, ms: limitMs, limitMs, ...left }),
  };
  return run as RunContext;
}

describe('C1 what a run may still say', () => {
  it('is all turns together: what reasoning and calls have streamed is gone', () => {
    const allowance = new TurnAllowance(runWith(), price);
    expect(allowance.forTurn(0)?.charactersAt(price)).toBe(textLimits.turnCharacters);
    allowance.took({ text: 'short', streamed: 160_000 }, price);
    allowance.took({ text: 'x'.repeat(160_000) }, price);
    expect(allowance.forTurn(0)?.charactersAt(price)).toBe(textLimits.runCharacters - 320_000);
    allowance.took({ text: '', streamed: 79_500 }, price);
    expect(allowance.forTurn(0)).toBeNull();
    expect(allowance.reasonOf(null)).toBe('characters');
  });

  it('is what its credits pay for, and no turn is begun for less than two short paragraphs', () => {
    const allowance = new TurnAllowance(runWith({ millicredits: 10 }), price);
    expect(allowance.forTurn(0)).toBeNull();
    expect(allowance.reasonOf('characters')).toBe('credits');
    expect(allowance.mustWrite).toBe(true);
  });
});

describe('how long a run may still take', () => {
  it('keeps a fifth of its time for writing while there is research, and then gives it to the writing', () => {
    const allowance = new TurnAllowance(runWith({ ms: 300_000 }), price);
    expect(allowance.forTurn(0)?.ms).toBe(300_000 - limitMs * textLimits.writingShareOfTime);
    const late = new TurnAllowance(runWith({ ms: 190_000 }), price);
    expect(late.forTurn(0)?.ms).toBe(190_000 - limitMs * textLimits.closingShareOfTime);
    expect(late.mustWrite).toBe(true);
  });

  it('is over when only the storing is left: what was found is written, and the sentence names the time', () => {
    const allowance = new TurnAllowance(runWith({ ms: 10_000 }), price);
    expect(allowance.forTurn(0)).toBeNull();
    expect(allowance.reasonOf(null)).toBe('time');
    const closing = new ClosingText();
    closing.add({ sourceNumbers: [2] });
    const { facts } = runWith();
    expect(closing.text('time', facts)).toBe(`> ${engineTexts().closing.time}\n\nSources: [2](#source:2)\n`);
    expect(cutNote('Half a sentence', 'time', facts)).toContain(engineTexts().cut.time);
  });
});
