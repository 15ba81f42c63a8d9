import type { Figure, Source } from '@loupe/shared/contract/run-events';
import type { RunView } from '@loupe/shared/lib/run-reducer';

/** What a mark in a report leads to. */
export type Evidence =
  | { readonly kind: 'figure'; readonly figure: Figure; readonly source: Source | null }
  | { readonly kind: 'source'; readonly source: Source };

/** Formula, inputs and source of a number; null for an id the run does not know. */
export function figureEvidence(run: RunView, id: string): Evidence | null {
  const figure = run.figures.find((candidate) => candidate.id === id);
  if (!figure) return null;
  return { kind: 'figure', figure, source: run.sources.find(({ n }) => n === figure.source_n) ?? null };
}

/** The passage behind a source number; null for a number the run does not know. */
export function sourceEvidence(run: RunView, n: number): Evidence | null {
  const source = run.sources.find((candidate) => candidate.n === n);
  return source ? { kind: 'source', source } : null;
}

/** Commands of TeX start with a backslash; plain formulas are written without. */
export function isTex(formula: string): boolean {
  return formula.includes('\\');
}

/** The address of a web source, or null when it is nothing that may be opened. */
export function openableUrl(source: Source): string | null {
  return source.url !== null && /^https?:\/\//i.test(source.url) && URL.canParse(source.url)
    ? source.url
    : null;
}
