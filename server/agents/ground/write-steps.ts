import type { StepHandle } from '../../engines/run-context.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { groundTexts } from './messages/ground-texts.ts';

/** Writes a part of the report as a step: checkpointed, and charged `millicredits`. */
export async function writeStep(
  run: AnalystRun,
  { id, title, millicredits }: { id: string; title: string; millicredits: number },
  work: (step: StepHandle) => string,
): Promise<void> {
  await run.step({ id: `write-${id}`, tool: 'write', title, price: millicredits }, (step) => {
    step.write('report', `${work(step)}\n\n`);
    return Promise.resolve({ output: null, summary: groundTexts().written, millicredits });
  });
}

/** Items as a markdown list. */
export const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
