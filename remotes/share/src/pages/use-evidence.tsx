import { useState, type ComponentType, type ReactNode } from 'react';
import type { HostContract } from '@loupe/shared/host-contract';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { copyText } from '@loupe/shared/stores/copy';
import type { SharedEvidenceProps } from '../features/evidence/shared-evidence.tsx';
import { texts } from '#texts';
import type { SharePage } from '../stores/share-page.ts';

type Pressed = Pick<SharedEvidenceProps, 'run' | 'figureId' | 'sourceN'>;

interface Marks {
  readonly onFigure: (id: string) => void;
  readonly onSource: (n: number) => void;
  readonly onCopy: (text: string) => Promise<boolean>;
}

/** What the marks of a run's texts do, and the sheet that they open; its code is fetched with the first one. */
export function useEvidence(
  host: HostContract,
  page: SharePage,
): {
  marksOf: (run: RunView) => Marks;
  sheet: ReactNode;
} {
  const [open, setOpen] = useState<(Pressed & { Sheet: ComponentType<SharedEvidenceProps> }) | null>(null);

  async function show(pressed: Pressed) {
    try {
      const { SharedEvidence: Sheet } = await import('../features/evidence/shared-evidence.tsx');
      setOpen({ ...pressed, Sheet });
    } catch {
      host.notify(texts.notOpened, 'error');
    }
  }

  return {
    marksOf: (run) => ({
      onFigure: (figureId) => void show({ run, figureId, sourceN: null }),
      onSource: (sourceN) => void show({ run, figureId: null, sourceN }),
      onCopy: copyText,
    }),
    sheet: open && <open.Sheet {...open} host={host} page={page} onClose={() => setOpen(null)} />,
  };
}
