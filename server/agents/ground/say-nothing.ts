import { lead, list, title } from '../../report/build-blocks.ts';
import type { Said } from '../../report/words.ts';
import type { AnalystRun } from '../agent-definition.ts';
import type { Dossier } from './dossier.ts';
import type { TableWriting } from './table-figures.ts';
import { foot, writeAnswer, writeStep } from './write-steps.ts';

/**
 * The whole report where nothing could be done: what was read and why it was not used. Nothing is charged. It is the stage
 * `report`.
 */
export async function sayNothingFound(
  run: AnalystRun,
  said: {
    readonly headline: string;
    readonly lead: Said;
    readonly answer: Said;
    /** Lines, or what writes them where they cite what was read. */
    readonly leftOut: readonly Said[] | ((w: TableWriting) => readonly Said[]);
    readonly dossiers?: readonly Dossier[];
    readonly isSample: boolean;
    /** Stages that there was nothing to do in, and what they came to. */
    readonly skipped?: { readonly stages: readonly string[]; readonly summary: string };
    readonly what?: 'company' | 'data';
    /** Title of the step, and what the stage came to. */
    readonly step: string;
    readonly summary: string;
  },
): Promise<void> {
  for (const stage of said.skipped?.stages ?? [])
    await run.stage(stage, async () => ({ value: undefined, summary: said.skipped?.summary ?? '' }));
  run.leaveUnanswered();
  await run.stage('report', async () => {
    await writeStep(run, { id: 'head', title: said.step, millicredits: 0 }, (step) => {
      writeAnswer(step, said.answer);
      const { leftOut, dossiers = [] } = said;
      const lines = typeof leftOut === 'function' ? leftOut({ step, dossiers }) : leftOut;
      const why = lines.length === 0 ? [] : [list(lines)];
      return [title(said.headline), lead(said.lead), ...why, ...foot(said.isSample, said.what)];
    });
    return { value: undefined, summary: said.summary };
  });
}
