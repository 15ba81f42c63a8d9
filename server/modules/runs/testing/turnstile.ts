import type { AnalystRun } from '../../../agents/agent-definition.ts';
import { createGate, until, writingStep, type Gate } from './scripted-agent.ts';

/** Work that waits at a turnstile until the test lets it through, one run at a time. */
export function createTurnstile() {
  const inside = new Map<string, Gate>();
  /** Questions in the order in which their runs were taken. */
  const arrived: string[] = [];
  return {
    arrived,
    analyse: async (run: AnalystRun): Promise<void> => {
      const gate = createGate();
      inside.set(run.facts.prompt, gate);
      arrived.push(run.facts.prompt);
      await writingStep(run, 'one', 'Answer', 100, () => gate.pass(run.signal));
    },
    /** Once the run of this question is there. */
    hasArrived: async (prompt: string): Promise<unknown> => await until(() => arrived.includes(prompt)),
    /** Throws where it is not there yet: it would come later, and wait for ever. */
    letThrough: (prompt: string): void => {
      const gate = inside.get(prompt);
      if (!gate) throw new Error(`The run of "${prompt}" has not arrived`);
      gate.open();
    },
  };
}
