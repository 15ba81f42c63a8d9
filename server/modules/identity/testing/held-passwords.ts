import { vi } from 'vitest';
import { createGate } from '../../runs/testing/scripted-agent.ts';
import { createPasswords, type Passwords } from '../passwords.ts';

interface HeldPasswords extends Passwords {
  /** Holds the answer of the next check, for which the call asks; `letGo` gives it. */
  holdFor<T>(call: () => Promise<T>): Promise<{ readonly answer: Promise<T>; letGo(): void }>;
}

/** Cheap passwords whose check can take as long as a test wants. */
export function createHeldPasswords(): HeldPasswords {
  const passwords = createPasswords({ n: 16, r: 1, p: 1 });
  let next: ReturnType<typeof createGate> | null = null;
  return {
    hash: passwords.hash,
    verify: async (password, stored) => {
      const isRight = await passwords.verify(password, stored);
      const gate = next;
      next = null;
      await gate?.pass();
      return isRight;
    },
    holdFor: async (call) => {
      const gate = createGate();
      next = gate;
      const answer = call();
      await vi.waitFor(() => {
        if (gate.arrivals === 0) throw new Error('No password was checked yet.');
      });
      return { answer, letGo: gate.open };
    },
  };
}
