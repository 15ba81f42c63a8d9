import type { Figure } from '@loupe/shared/contract/run-events';
import type { StepHandle } from '../../engines/run-context.ts';
import type { Measure } from '../../tools/indicators/study.ts';

/** "[1](#source:1)": shown as a small mark after a sentence. */
export function sourceMark(...numbers: readonly number[]): string {
  // A narrow space keeps “2” and “4” from reading as “24”.
  return [...new Set(numbers)].map((n) => `[${n}](#source:${n})`).join('\u202f');
}

/** Registers the number and gives its link: "[97.42](#figure:close)". */
export function figureMark(step: StepHandle, figure: Figure): string {
  step.addFigure(figure);
  return `[${figure.value}](#figure:${figure.id})`;
}

/** Text that stands in a table cell or sentence without becoming markup. */
export function plainText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([\\`*_[\]<>|#~])/g, '\\$1')
    .trim();
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A markdown table; columns marked `right` hold numbers. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  return [line(head), line(head.map((_, i) => (right.includes(i) ? '---:' : '---'))), ...rows.map(line)].join(
    '\n',
  );
}

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
  mark(step: StepHandle, id: string, shown?: string): string {
    const entry = this.#measures.get(id);
    if (entry === undefined) return '—';
    const { measure, sourceN } = entry;
    const link = figureMark(step, {
      id,
      label: measure.label,
      value: measure.text,
      formula: measure.formula,
      inputs: measure.inputs.map((input) => ({ ...input })),
      source_n: sourceN,
    });
    return shown === undefined ? link : `[${shown}](#figure:${id})`;
  }
}
