import { useStore } from '@nanostores/react';
import { LazyRunEvidence } from '../parts/lazy-run-evidence.tsx';
import type { Outside } from '../stores/outside.ts';
import type { RunViews } from '../stores/run-views.ts';

type ChatEvidenceProps = {
  readonly outside: Outside;
  readonly runs: RunViews;
  readonly runId: string;
  readonly figureId: string;
  readonly onClose: () => void;
  readonly besideId: string | undefined;
};

/** What a number of an answer rests on, as soon as the run's log is there: the text may be before it. */
export function ChatEvidence({ runs, ...props }: ChatEvidenceProps) {
  const { view, state } = useStore(runs.watch(props.runId));
  return (
    <LazyRunEvidence
      {...props}
      sourceN={null}
      figures={view.figures}
      sources={view.sources}
      findings={view.findings}
      missingLog={
        state === 'unloaded' ? 'loading' : state === 'loading' || state === 'failed' ? state : undefined
      }
    />
  );
}
