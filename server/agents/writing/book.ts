import type { StepHandle } from '../../engines/run-context.ts';
import { toWords, type Words } from '../../report/words.ts';
import type { Measure } from '../../tools/indicators/study.ts';
import { figureLink } from './evidence-links.ts';

/** The measures computed so far, by id, each with the number of the source it rests on. */
export class Book {
  readonly #measures = new Map<string, { readonly measure: Measure; readonly sourceN: number | null }>();

  add(measures: readonly Measure[], sourceN: number | null): void {
    for (const measure of measures) this.#measures.set(measure.id, { measure, sourceN });
  }

  has(...ids: readonly string[]): boolean {
    return ids.every((id) => this.#measures.has(id));
  }

  measure(id: string): Measure | undefined {
    return this.#measures.get(id)?.measure;
  }

  /** Value of a measure, NaN when it could not be computed. */
  value(id: string): number {
    return this.#measures.get(id)?.measure.value ?? Number.NaN;
  }

  text(id: string): string {
    return this.#measures.get(id)?.measure.text ?? '—';
  }

  /** Link to the figure, registered with its formula and inputs; a dash when it could not be computed. */
  mark(step: StepHandle, id: string, shown?: string): Words {
    const entry = this.#measures.get(id);
    if (entry === undefined) return toWords('—');
    const { measure, sourceN } = entry;
    const link = figureLink(step, {
      id,
      label: measure.label,
      value: measure.text,
      formula: measure.formula,
      inputs: measure.inputs.map((input) => ({ ...input })),
      source_n: sourceN,
    });
    return shown === undefined ? link : [{ kind: 'figure', id, text: shown }];
  }
}
