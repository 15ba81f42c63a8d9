import { EvidenceSheet } from '@loupe/shared/evidence/evidence-sheet';
import type { HostContract } from '@loupe/shared/host-contract';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { StillMarkdown } from '@loupe/shared/markdown/still-markdown';
import { loadSharedCopy } from '../../parts/shared-copy.ts';
import type { SharePage } from '../../stores/share-page.ts';

export type SharedEvidenceProps = {
  run: RunView;
  figureId: string | null;
  sourceN: number | null;
  host: HostContract;
  page: SharePage;
  onClose: () => void;
};

/** What a number or a statement of a shared report rests on, as far as the share shows it. */
export function SharedEvidence({ run, figureId, sourceN, host, page, onClose }: SharedEvidenceProps) {
  return (
    <EvidenceSheet
      figureId={figureId}
      sourceN={sourceN}
      figures={run.figures}
      sources={run.sources}
      findings={run.findings}
      load={loadSharedCopy(host.request, page, run.runId)}
      Text={StillMarkdown}
      onClose={onClose}
    />
  );
}
