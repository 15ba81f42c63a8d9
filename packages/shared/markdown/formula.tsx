import { memo, useLayoutEffect, useRef } from 'react';
import { environment } from '@loupe/shared/environment';
import { loadedMathEngine, loadMathEngine } from './math-loader.ts';

interface FormulaProps {
  tex: string;
  /** The formula as it was written, delimiters included. */
  source: string;
  display: boolean;
}

function report(error: unknown, source: string): void {
  environment().log.error('A formula could not be shown', { source, error: String(error) });
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
    let isCurrent = true;
    function show(renderFormula: NonNullable<ReturnType<typeof loadedMathEngine>>, element: HTMLElement) {
      try {
        renderFormula(tex, element, display);
        element.dataset['state'] = 'ready';
      } catch (error) {
        keepText(element, 'failed');
        report(error, source);
      }
    }
    function keepText(element: HTMLElement, state: 'loading' | 'failed') {
      element.textContent = source;
      element.dataset['state'] = state;
    }
    const engine = loadedMathEngine();
    if (engine !== undefined) show(engine, target);
    else {
      keepText(target, 'loading');
      loadMathEngine().then(
        (loaded) => isCurrent && show(loaded, target),
        (error: unknown) => {
          if (!isCurrent) return;
          keepText(target, 'failed');
          report(error, source);
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [tex, source, display]);

  return <span ref={ref} data-math={display ? 'display' : 'inline'} />;
});
