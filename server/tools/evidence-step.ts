import type { Figure } from '@loupe/shared/contract/run-events';
import type { Json, NewSource, StepHandle } from '../engines/run-context.ts';
import type { ToolOutcome } from './tool.ts';

/**
 * Takes the sources and figures that the ground of the agents writes into a step, so that a tool can give them to
 * whoever called it. A tool writes no text, findings or claims: those throw.
 */
export class EvidenceStep implements StepHandle {
  readonly signal: AbortSignal;
  private readonly places = new Map<string, number>();
  private readonly sources: NewSource[] = [];
  private readonly figures = new Map<string, Figure>();

  constructor(signal: AbortSignal) {
    this.signal = signal;
  }

  get sourceCount(): number {
    return this.sources.length;
  }

  /** Its place among the sources of the outcome, from 1. */
  addSource(source: NewSource): number {
    const known = this.places.get(source.key);
    if (known !== undefined) return known;
    this.sources.push(source);
    this.places.set(source.key, this.sources.length);
    return this.sources.length;
  }

  addFigure(figure: Figure): void {
    this.figures.set(figure.id, figure);
  }

  addDistinctFigure(figure: Figure): string {
    const ids = [figure.id, ...Array.from({ length: this.figures.size }, (_, i) => `${figure.id}-${i + 2}`)];
    const id = ids.find((one) => !this.figures.has(one)) ?? figure.id;
    this.addFigure({ ...figure, id });
    return id;
  }

  outcome(output: Json, summary: string): ToolOutcome<Json> {
    const figures = [...this.figures.values()].map(({ source_n: place, ...figure }) => ({
      ...figure,
      source: place === null ? null : place - 1,
    }));
    return { output, summary, sources: this.sources, figures };
  }

  length(): number {
    return 0;
  }

  write(): never {
    throw new Error('A tool writes no text.');
  }

  rewind(): never {
    return this.write();
  }

  suggest(): never {
    return this.write();
  }

  addFinding(): never {
    return this.write();
  }

  addClaim(): never {
    return this.write();
  }
}
