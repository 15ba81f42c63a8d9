import { setImmediate as immediate } from 'node:timers/promises';
import type { StepHandle } from '../../engines/run-context.ts';
import type { Block } from '../../report/blocks.ts';
import { paragraph, rule } from '../../report/build-blocks.ts';
import { writeReport } from '../../report/markdown/write-report.ts';
import type { Said } from '../../report/words.ts';
import type { AnalystRun } from '../agent-definition.ts';
import { groundTexts } from './messages/ground-texts.ts';

/** Writes a part of the report as a step: checkpointed, and charged `millicredits`. Others have their turn in between. */
export async function writeStep(
  run: AnalystRun,
  { id, title, millicredits }: { id: string; title: string; millicredits: number },
  work: (step: StepHandle) => readonly Block[],
): Promise<void> {
  await run.step({ id: `write-${id}`, tool: 'write', title, price: millicredits }, async (step) => {
    const blocks = work(step);
    await immediate();
    const text = writeReport(blocks);
    await immediate();
    step.write('report', `${text}\n`);
    return { output: null, summary: groundTexts().written, millicredits };
  });
}

/** The ids of those texts that are titles, and take nothing. */
type TitleId<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string;

/** Writes parts of a report, each as a step with its title, from what the agent gathered. */
export const partsOf =
  <T extends object, G extends object>(run: AnalystRun, titles: T, gathered: G) =>
  async (
    id: TitleId<T>,
    millicredits: number,
    work: (w: G & { readonly step: StepHandle }) => readonly Block[],
  ): Promise<void> =>
    await writeStep(run, { id, title: String(titles[id]), millicredits }, (step) =>
      work({ ...gathered, step }),
    );

/** Who prepared the report, below a rule; of a sample, whether a company or data was made up. */
export const foot = (isSample: boolean, what: 'company' | 'data' = 'company'): Block[] => [
  rule,
  paragraph(groundTexts().foot(isSample, what)),
];

/** What is in the transcript. */
export function writeAnswer(step: StepHandle, said: Said): void {
  step.write('answer', writeReport([paragraph(said)]).trimEnd());
}
