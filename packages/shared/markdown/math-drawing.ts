import { afterFrame } from './after-frame.ts';
import type { Drawn } from './formula.tsx';
import { renderFormula } from './math-engine.ts';

/** A formula that is to be drawn. */
export interface FormulaRequest {
  readonly tex: string;
  readonly display: boolean;
  readonly onDrawn: (drawn: Drawn) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Milliseconds of drawing for one frame; laying out and painting what was drawn takes several times as long. */
const SLICE = 5;

const waiting = new Set<FormulaRequest>();
let spent = 0;
let isScheduled = false;

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  afterFrame(() => {
    isScheduled = false;
    spent = 0;
    for (const formula of waiting) {
      if (spent > SLICE) break;
      draw(formula);
    }
    if (waiting.size > 0) schedule();
  });
}

function draw(formula: FormulaRequest): void {
  waiting.delete(formula);
  const start = performance.now();
  try {
    formula.onDrawn(renderFormula(formula.tex, formula.display));
  } catch (error) {
    formula.onFailed(error);
  }
  spent += performance.now() - start;
}

/**
 * Draws a formula at once, or, when this frame has drawn for long enough, for one of the next, in the order they were
 * asked for. Answers with what calls it off.
 */
export function drawFormula(formula: FormulaRequest): () => void {
  if (spent > SLICE || waiting.size > 0) waiting.add(formula);
  else draw(formula);
  schedule();
  return () => void waiting.delete(formula);
}
