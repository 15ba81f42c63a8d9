import { memo, useLayoutEffect, useRef } from 'react';
import { environment } from '@loupe/shared/environment';
import { mathEngine } from './math-loader.ts';

interface FormulaProps {
  tex: string;
  /** The formula as it was written, delimiters included. */
  source: string;
  display: boolean;
}

/**
 * One formula. Its source stands there as text until KaTeX has come, and stays when the formula cannot be
 * shown, whatever the error was (requirement M5).
 */
export const Formula = memo(function Formula({ tex, source, display }: FormulaProps) {
  const ref = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const target = ref.current;
    if (target === null) return;
    let callOff = () => {};
    let isCurrent = true;
    const keepText = (state: 'loading' | 'failed') => {
      target.textContent = source;
      target.dataset['state'] = state;
    };
    const onDone = (error?: unknown) => {
      if (error === undefined) target.dataset['state'] = 'ready';
      else {
        keepText('failed');
        environment().log.error('A formula could not be shown', { source, error: String(error) });
      }
    };
    const formula = { tex, target, display, onDone };
    const draw = mathEngine.loaded();
    keepText('loading');
    if (draw !== undefined) callOff = draw(formula);
    else {
      mathEngine.load().then(
        (loaded) => {
          if (isCurrent) callOff = loaded(formula);
        },
        (error: unknown) => isCurrent && onDone(error),
      );
    }
    return () => {
      isCurrent = false;
      callOff();
    };
  }, [tex, source, display]);

  return <span ref={ref} data-math={display ? 'display' : 'inline'} />;
});
