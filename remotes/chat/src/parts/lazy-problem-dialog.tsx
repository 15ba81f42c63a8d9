import { feedbackTexts } from '#texts/feedback';
import type { ProblemDialogProps } from '../features/feedback/problem-dialog.tsx';
import { lazyPart } from './lazy-part.tsx';

/** The form for a problem with an answer, fetched when it is first opened. */
export const LazyProblemDialog = lazyPart<ProblemDialogProps>(
  async () => (await import('../features/feedback/problem-dialog.tsx')).ProblemDialog,
  feedbackTexts.dialogFailed,
);
