import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import type { Source } from '@loupe/shared/contract/run-events';
import type { KeptCopyProps } from '@loupe/shared/evidence/kept-copy';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import type { Request } from '@loupe/shared/stores/request';
import { Button } from '@loupe/shared/ui/button';
import { Chip } from '@loupe/shared/ui/chip';
import { EmptyState } from '@loupe/shared/ui/states';
import { figureTexts, panelTexts, sourceTexts } from '../../messages/texts.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { loadOwnCopy } from '../../parts/own-copy.ts';
import { SourceIcon } from '../../parts/source-icon.tsx';
import type { Panel } from '../../stores/panel.ts';
import classes from './sources-tab.module.css';

const LazyKeptCopy = lazyPart<KeptCopyProps>(
  async () => (await import('@loupe/shared/evidence/kept-copy')).KeptCopy,
  figureTexts.failed,
);

/** Where the statements rest: the list, or one source with its kept passage. */
export function SourcesTab({ panel, view, request }: { panel: Panel; view: RunView; request: Request }) {
  const n = useStore(panel.$sourceN);
  if (n !== null) {
    const source = view.sources.find((one) => one.n === n);
    return (
      <div className={classes.page}>
        <Button
          size="small"
          variant="ghost"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => panel.$sourceN.set(null)}
        >
          {sourceTexts.back}
        </Button>
        {source ? (
          <SourceDetail key={source.n} source={source} runId={view.runId} request={request} />
        ) : (
          <p className={classes.note}>{sourceTexts.unknown}</p>
        )}
      </div>
    );
  }
  if (view.sources.length === 0) return <EmptyState title={panelTexts.noSources} />;
  return (
    <ol className={classes.list}>
      {view.sources.map((source) => (
        <li key={source.n}>
          <button type="button" className={classes.row} onClick={() => panel.$sourceN.set(source.n)}>
            <span className={classes.number}>{source.n}</span>
            <span className={classes.text}>
              <span className={classes.title}>{source.title}</span>
              <span className={classes.note}>
                <SourceIcon kind={source.kind} />{' '}
                {[sourceTexts.kinds[source.kind], source.locator].filter(Boolean).join(' · ')}
              </span>
            </span>
            {source.is_sample && <Chip>{sourceTexts.sample}</Chip>}
          </button>
        </li>
      ))}
    </ol>
  );
}

function SourceDetail({ source, runId, request }: { source: Source; runId: string; request: Request }) {
  const [load] = useState(() => loadOwnCopy(request, runId));
  return (
    <article className={classes.detail} aria-label={sourceTexts.source(source.n)}>
      <p className={classes.facts}>
        <span className={classes.number}>{source.n}</span>
        <SourceIcon kind={source.kind} />
        {sourceTexts.kinds[source.kind]}
      </p>
      <LazyKeptCopy source={source} load={load} />
    </article>
  );
}
