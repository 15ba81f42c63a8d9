import type { Figure } from '@loupe/shared/contract/run-events';
import type { StepHandle } from '../../engines/run-context.ts';

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

/** Text that is in a table cell or sentence without becoming markup. */
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
