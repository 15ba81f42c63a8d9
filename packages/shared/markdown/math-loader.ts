/** Renders a formula into an element; throws when it cannot be shown. */
type RenderFormula = (tex: string, target: HTMLElement, display: boolean) => void;

let ready: RenderFormula | undefined;
let loading: Promise<RenderFormula> | undefined;

/** KaTeX when it is here already, so that later formulas appear with their text. */
export function loadedMathEngine(): RenderFormula | undefined {
  return ready;
}

/** Loads KaTeX and its styles, once, the first time a formula is shown. After a failure the next call tries again. */
export function loadMathEngine(): Promise<RenderFormula> {
  loading ??= import('./math-engine.ts').then(
    ({ renderFormula }) => (ready = renderFormula),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
