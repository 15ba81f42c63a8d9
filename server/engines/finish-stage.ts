import { z } from 'zod';
import { finishStage } from './model-prompt.ts';

/** What a model calls at the end of each stage but the last; no tool of an agent's. */
export const finishStageTool = {
  name: finishStage,
  description: 'Ends the current stage and goes on to the next one.',
  input: z.object({ summary: z.string().max(200).describe('what this stage found, one line') }),
};
