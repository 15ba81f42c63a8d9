import { emptyRunView, foldRun } from '@loupe/shared/lib/run-reducer';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleLog } from '../testing/chat-fixtures.ts';

// The language is chosen while modules are loaded: each loads them again. The words of tests are English.
async function costOfStep(language: string): Promise<string | undefined> {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => language });
  const { logGroups } = await import('./log-entries.ts');
  return logGroups(foldRun(sampleLog(), emptyRunView('run_1')))[1]?.entries[0]?.note;
}

afterEach(() => vi.unstubAllGlobals());

it('R7 tells what a step cost with the decimal sign of the page’s language', async () => {
  expect(await costOfStep('en')).toBe('756 sessions · 2.5 credits');
  expect(await costOfStep('de')).toBe('756 sessions · 2,5 credits');
});
