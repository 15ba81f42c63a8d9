import { useState } from 'react';
import type { Figure, Finding, Source } from '@loupe/shared/contract/run-events';
import { EvidenceSheet } from '@loupe/shared/evidence/evidence-sheet';
import { figureTexts } from '#texts/panel';
import type { Outside } from '../stores/outside.ts';
import { LazyMarkdown } from './lazy-markdown.tsx';
import { loadOwnCopy, saveFigureRows } from './own-copy.ts';

export type RunEvidenceProps = {
  outside: Pick<Outside, 'request' | 'notify'>;
  runId: string;
  figureId: string | null;
  sourceN: number | null;
  figures: readonly Figure[];
  sources: readonly Source[];
  findings: readonly Finding[];
  missingLog?: 'loading' | 'failed' | undefined;
  onClose: () => void;
  besideId?: string | undefined;
};

/** What a number or a statement of an own run rests on. */
export function RunEvidence({ outside, runId, figureId, ...props }: RunEvidenceProps) {
  const [load] = useState(() => loadOwnCopy(outside.request, runId));

  async function saveRows(input: number) {
    try {
      await saveFigureRows(runId, figureId ?? '', input);
    } catch {
      outside.notify(figureTexts.rowsFailed, 'error');
    }
  }

  return (
    <EvidenceSheet
      {...props}
      figureId={figureId}
      load={load}
      Text={LazyMarkdown}
      onRows={(input) => void saveRows(input)}
    />
  );
}
