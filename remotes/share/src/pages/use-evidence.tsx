import { useState, type ComponentType, type ReactNode } from 'react';
import type { HostContract } from '@loupe/shared/host-contract';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import type { EvidencePopoverProps } from '../features/evidence/evidence-popover.tsx';
import { figureEvidence, sourceEvidence, type Evidence } from '../lib/evidence.ts';
import { texts } from '../messages/texts.ts';
import { copyText } from '../parts/copy-text.ts';

interface OpenEvidence {
  readonly evidence: Evidence;
  readonly anchor: HTMLElement;
  readonly Popover: ComponentType<EvidencePopoverProps>;
}

interface Marks {
  readonly onFigure: (id: string, element: HTMLElement) => void;
  readonly onSource: (n: number, element: HTMLElement) => void;
  readonly onCopy: (text: string) => Promise<boolean>;
}

/** What the marks of a run's texts do, and the popover that they open; its code is fetched with the first one. */
export function useEvidence(notify: HostContract['notify']): {
  marksOf: (run: RunView) => Marks;
  popover: ReactNode;
} {
  const [open, setOpen] = useState<OpenEvidence | null>(null);

  async function show(evidence: Evidence | null, anchor: HTMLElement) {
    if (!evidence) return;
    try {
      const { EvidencePopover: Popover } = await import('../features/evidence/evidence-popover.tsx');
      setOpen({ evidence, anchor, Popover });
    } catch {
      notify(texts.notOpened, 'error');
    }
  }

  return {
    marksOf: (run) => ({
      onFigure: (id, element) => void show(figureEvidence(run, id), element),
      onSource: (n, element) => void show(sourceEvidence(run, n), element),
      onCopy: copyText,
    }),
    popover: open && (
      <open.Popover evidence={open.evidence} anchor={open.anchor} onClose={() => setOpen(null)} />
    ),
  };
}
