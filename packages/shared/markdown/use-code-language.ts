import { useMemo } from 'react';
import { CODE_SAMPLE } from './limits.ts';
import { loadOnce } from './load-once.ts';
import { useLoaded } from './use-loaded.ts';

/** What tells languages apart, for the first code without one. */
export const codeLanguages = loadOnce(async () => (await import('./code-language.ts')).guessCodeLanguage);

/** The language of a code block as it was given, or a guess (requirement M6): text until the guess can be made. */
export function useCodeLanguage(given: string | undefined, code: string): string {
  const guess = useLoaded(codeLanguages, given === undefined);
  const sample = code.slice(0, CODE_SAMPLE);
  return useMemo(() => given ?? guess?.(sample) ?? 'text', [given, guess, sample]);
}
