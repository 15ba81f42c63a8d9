import { loadOnce } from './load-once.ts';

/** KaTeX and its styles, for the first text with a formula: draws one, now or soon, and answers with what calls it off. */
export const mathEngine = loadOnce(async () => (await import('./math-drawing.ts')).drawFormula);
