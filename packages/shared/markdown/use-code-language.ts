import { useEffect, useMemo, useState } from 'react';
import type { CodeLanguage } from './code-language.ts';
import { CODE_SAMPLE } from './limits.ts';

type Guess = (code: string) => CodeLanguage;

let ready: Guess | undefined;
let loading: Promise<Guess> | undefined;

/** Loads what tells languages apart, once, when code without a language is shown. After a failure the next call tries again. */
export function loadCodeLanguages(): Promise<Guess> {
  loading ??= import('./code-language.ts').then(
    ({ guessCodeLanguage }) => (ready = guessCodeLanguage),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The language of a code block as it was given, or a guess (requirement M6): text until the guess can be made. */
export function useCodeLanguage(given: string | undefined, code: string): string {
  const [guess, setGuess] = useState<Guess | undefined>(() => ready);
  const isMissing = given === undefined && guess === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isShown = true;
    // Text it stays where the guess does not come.
    loadCodeLanguages().then(
      (loaded) => isShown && setGuess(() => loaded),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [isMissing]);
  const sample = code.slice(0, CODE_SAMPLE);
  return useMemo(() => given ?? guess?.(sample) ?? 'text', [given, guess, sample]);
}
