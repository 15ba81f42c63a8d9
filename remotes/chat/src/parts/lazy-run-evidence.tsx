import { panelFrameTexts } from '#texts';
import { lazyPart } from './lazy-part.tsx';
import type { RunEvidenceProps } from './run-evidence.tsx';

/** The sheet with what a number or statement rests on, fetched with the first one that is opened. */
export const LazyRunEvidence = lazyPart<RunEvidenceProps>(
  async () => (await import('./run-evidence.tsx')).RunEvidence,
  panelFrameTexts.evidenceFailed,
);
