import type { FormulaRequest } from './math-drawing.ts';

/** Draws a formula, now or soon; answers with what calls it off. */
type DrawFormula = (formula: FormulaRequest) => () => void;

let ready: DrawFormula | undefined;
let loading: Promise<DrawFormula> | undefined;

/** KaTeX when it is here already, so that later formulas appear with their text. */
export function loadedMathEngine(): DrawFormula | undefined {
  return ready;
}

/** Loads KaTeX and its styles, once, the first time a formula is shown. After a failure the next call tries again. */
export function loadMathEngine(): Promise<DrawFormula> {
  loading ??= import('./math-drawing.ts').then(
    ({ drawFormula }) => (ready = drawFormula),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
