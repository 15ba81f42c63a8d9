import { fewestSignals, piotroskiSignals, type PiotroskiSignal } from '../packs/statement/piotroski.ts';
import { workOut, type Worked } from './compute-expression.ts';
import type { Statements } from './read-statements.ts';

/** What one signal says: of what is not computed it says nothing, neither that it is met nor that it is not. */
export interface SignalReading {
  readonly signal: PiotroskiSignal;
  readonly state: 'met' | 'not met' | 'unchanged' | 'not computed';
  /** Why it was not computed. */
  readonly refused: Exclude<Worked, { kind: 'value' }> | null;
}

export interface PiotroskiScore {
  readonly signals: readonly SignalReading[];
  readonly computed: number;
  /** How many are met; null where too few could be computed for a sum. */
  readonly met: number | null;
}

function stateOf({ test }: PiotroskiSignal, now: number, against: number): SignalReading['state'] {
  if (test === 'not above') return now <= against ? 'met' : 'not met';
  // The paper says what a fall and a rise of leverage mean, and nothing of debt that stays: with none at all it is no fault.
  if (test === 'below' && now === against) return 'unchanged';
  return (test === 'above' ? now > against : now < against) ? 'met' : 'not met';
}

function readSignal(statements: Statements, signal: PiotroskiSignal, time: string): SignalReading {
  const now = workOut(statements, signal.measure, time);
  const against = signal.against === null ? null : workOut(statements, signal.against, time);
  if (now.kind !== 'value') return { signal, state: 'not computed', refused: now };
  if (against !== null && against.kind !== 'value')
    return { signal, state: 'not computed', refused: against };
  return { signal, state: stateOf(signal, now.value, against?.value ?? 0), refused: null };
}

/** Piotroski's nine signals of a business year, and how many are met where enough of them could be computed. */
export function piotroskiAt(statements: Statements, time: string): PiotroskiScore {
  const signals = piotroskiSignals.map((signal) => readSignal(statements, signal, time));
  const computed = signals.filter(({ state }) => state === 'met' || state === 'not met').length;
  const met = signals.filter(({ state }) => state === 'met').length;
  return { signals, computed, met: computed >= fewestSignals ? met : null };
}
