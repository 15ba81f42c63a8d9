type MathEngine = typeof import('./math-engine.ts');

let engine: MathEngine | undefined;
let loading: Promise<MathEngine> | undefined;

/** KaTeX when it is here already, so that later formulas appear with their text. */
export function loadedMathEngine(): MathEngine | undefined {
  return engine;
}

/** Loads KaTeX and its styles, once, the first time a formula is shown. After a failure the next call tries again. */
export function loadMathEngine(): Promise<MathEngine> {
  loading ??= import('./math-engine.ts').then(
    (module) => (engine = module),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
