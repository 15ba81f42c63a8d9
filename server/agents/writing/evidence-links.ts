import type { Figure } from '@loupe/shared/contract/run-events';
import type { StepHandle } from '../../engines/run-context.ts';
import { joinWords, type Words } from '../../report/words.ts';

/** Registers the number and gives its link. */
export function figureLink(step: StepHandle, figure: Figure): Words {
  step.addFigure(figure);
  return [{ kind: 'figure', id: figure.id, text: figure.value }];
}

/** The sources of what is before, each shown as a small mark. */
export function sourceLinks(...numbers: readonly number[]): Words {
  const links = [...new Set(numbers)].map((n) => ({ kind: 'citation', n, text: String(n) }) as const);
  // A narrow space keeps “2” and “4” from reading as “24”.
  return joinWords(links, '\u202f');
}
