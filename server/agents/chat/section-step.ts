import type { StepHandle } from '../../engines/run-context.ts';

/** A step that writes one of several answers: its figures get names of their own, what it offers goes to `suggest`. */
export function sectionStep(
  step: StepHandle,
  { part, mark, suggest }: Pick<StepHandle, 'suggest'> & { part: 'report' | 'answer'; mark: string },
): StepHandle {
  return {
    ...step,
    write: (_, text) => step.write(part, text.replaceAll('](#figure:', `](#figure:${mark}-`)),
    addFigure: (figure) => step.addFigure({ ...figure, id: `${mark}-${figure.id}` }),
    suggest,
  };
}
