import { memo, useLayoutEffect, useState } from 'react';
import type { Element, ElementContent } from 'hast';
import ReactMarkdown from 'react-markdown';
import { environment } from '@loupe/shared/environment';
import { textOf } from './block-title.ts';
import { mathEngine } from './math-loader.ts';
import { rehypeGiven } from './rehype-given.ts';

interface FormulaProps {
  /** Its element as it was read: `code` with the TeX in it. */
  formula: Element;
  /** How it was written: what opens it and what closes it. */
  delimiters: string;
  display: boolean;
}

/** A formula as it is drawn. */
export interface Drawn {
  /** Safe elements (requirement M2). */
  readonly elements: readonly ElementContent[];
  /** It gets a frame of its own, in which it scrolls when it is wider than the line. */
  readonly isFramed: boolean;
}

/** What was drawn of the formulas of texts that are still kept. */
const kept = new WeakMap<Element, Drawn>();

/**
 * One formula. Its source is there as text until KaTeX has come, and stays when the formula cannot be
 * shown, whatever the error was (requirement M5).
 */
export const Formula = memo(function Formula({ formula, delimiters, display }: FormulaProps) {
  const [drawn, setDrawn] = useState<Drawn | 'loading' | 'failed'>(() => kept.get(formula) ?? 'loading');
  const tex = textOf(formula);
  const source = delimiters.slice(0, 2) + tex + delimiters.slice(2);

  useLayoutEffect(() => {
    const known = kept.get(formula);
    if (known !== undefined) return setDrawn(known);
    let callOff = () => {};
    let isCurrent = true;
    const onFailed = (error: unknown) => {
      if (!isCurrent) return;
      setDrawn('failed');
      environment().log.error('A formula could not be shown', { source, error: String(error) });
    };
    const onDrawn = (next: Drawn) => {
      kept.set(formula, next);
      setDrawn(next);
    };
    const request = { tex, display, onDrawn, onFailed };
    const draw = mathEngine.loaded();
    if (draw !== undefined) callOff = draw(request);
    else {
      mathEngine.load().then((loaded) => {
        if (isCurrent) callOff = loaded(request);
      }, onFailed);
    }
    return () => {
      isCurrent = false;
      callOff();
    };
  }, [formula, tex, source, display]);

  const kind = display ? 'display' : 'inline';
  if (typeof drawn === 'string')
    return (
      <span data-math={kind} data-state={drawn}>
        {source}
      </span>
    );
  return (
    <span data-math={kind} data-state="ready" data-framed={drawn.isFramed ? '' : undefined}>
      <ReactMarkdown rehypePlugins={[[rehypeGiven, drawn.elements]]} />
    </span>
  );
}, isSame);

/** A paragraph that grows is read again as a whole: a formula in it that says the same stays as it was drawn. */
function isSame(before: FormulaProps, after: FormulaProps): boolean {
  return (
    before.display === after.display &&
    before.delimiters === after.delimiters &&
    (before.formula === after.formula || textOf(before.formula) === textOf(after.formula))
  );
}
