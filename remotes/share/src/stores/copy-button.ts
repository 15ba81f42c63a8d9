import { atom } from 'nanostores';
import { wantedCopyKey } from '../lib/wanted-copy.ts';
import { texts } from '#texts';
import type { CopyOutside, OwnCopy } from './own-copy.ts';

/**
 * "Continue with my own copy". What it does comes when it is pressed, or when somebody comes back from the login: few
 * who read a shared chat do either.
 */
export function createCopyButton(outside: CopyOutside, shareId: string, password: () => string | null) {
  const $isCopying = atom(false);
  let copy: OwnCopy | undefined;

  async function begin(step: 'start' | 'resume'): Promise<void> {
    try {
      const { createOwnCopy } = await import('./own-copy.ts');
      copy ??= createOwnCopy(outside, shareId, password, $isCopying);
    } catch {
      return outside.notify(texts.copyFailed, 'error');
    }
    copy[step]();
  }

  return {
    $isCopying,
    start: (): void => void begin('start'),
    resume: (): void => {
      if (outside.environment.storage.get(wantedCopyKey) !== null) void begin('resume');
    },
  };
}
