import { useState } from 'react';
import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import type { Source } from '@loupe/shared/contract/run-events';
import type { SourceEvidenceProps } from '@loupe/shared/evidence/source-evidence';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import type { Request } from '@loupe/shared/stores/request';
import { Button } from '@loupe/shared/ui/button';
import { EmptyState } from '@loupe/shared/ui/states';
import { documentsOf, type SourceDocument } from '../../lib/source-documents.ts';
import { panelFrameTexts } from '#texts';
import { panelTexts, sourceTexts } from '#texts/panel';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { loadOwnCopy } from '../../parts/own-copy.ts';
import { SourceIcon } from '../../parts/source-icon.tsx';
import type { Panel } from '../../stores/panel.ts';
import classes from './sources-tab.module.css';
import tab from './tab.module.css';

const LazySourceEvidence = lazyPart<SourceEvidenceProps>(
  async () => (await import('@loupe/shared/evidence/source-evidence')).SourceEvidence,
  panelFrameTexts.evidenceFailed,
);

/** Where the statements rest: the list, or one source with its kept passage. */
export function SourcesTab({ panel, view, request }: { panel: Panel; view: RunView; request: Request }) {
  const n = useStore(panel.$sourceN);
  if (n !== null) {
    const source = view.sources.find((one) => one.n === n);
    return (
      <div className={classes.opened}>
        <Button
          size="small"
          variant="ghost"
          icon={<ArrowLeft aria-hidden="true" />}
          onClick={() => panel.$sourceN.set(null)}
        >
          {sourceTexts.back}
        </Button>
        {source ? (
          <SourceDetail
            key={source.n}
            source={source}
            view={view}
            request={request}
            onSource={(wanted) => panel.$sourceN.set(wanted)}
          />
        ) : (
          <p className={classes.note}>{sourceTexts.unknown}</p>
        )}
      </div>
    );
  }
  if (view.sources.length === 0) return <EmptyState title={panelTexts.noSources} />;
  const documents = documentsOf(view.sources);
  return (
    <div className={tab.page}>
      <p className={tab.counts}>{sourceTexts.counts(documents.length, view.sources.length)}</p>
      {documents.map((document) => (
        <Passages
          key={document.passages[0]?.n}
          document={document}
          onOpen={(wanted) => panel.$sourceN.set(wanted)}
        />
      ))}
    </div>
  );
}

function Passages({ document, onOpen }: { document: SourceDocument; onOpen: (n: number) => void }) {
  return (
    <section aria-label={document.title} className={classes.document}>
      <h3 className={classes.title}>{document.title}</h3>
      <p className={classes.note}>
        <SourceIcon kind={document.kind} /> {sourceTexts.kinds[document.kind]}
      </p>
      <ol className={classes.list}>
        {document.passages.map(({ n, excerpt, locator }) => (
          <li key={n}>
            <button type="button" className={classes.row} onClick={() => onOpen(n)}>
              <span className={classes.number}>{n}</span>
              <span className={classes.text}>
                {excerpt !== '' && <span className={classes.excerpt}>{excerpt}</span>}
                <span className={classes.note}>{locator ?? document.title}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

type SourceDetailProps = {
  source: Source;
  view: RunView;
  request: Request;
  onSource: (n: number) => void;
};

function SourceDetail({ source, view, request, onSource }: SourceDetailProps) {
  const [load] = useState(() => loadOwnCopy(request, view.runId));
  return (
    <article className={classes.detail} aria-label={sourceTexts.source(source.n)}>
      <p className={classes.facts}>
        <span className={classes.number}>{source.n}</span>
        <SourceIcon kind={source.kind} />
        {sourceTexts.kinds[source.kind]}
      </p>
      <LazySourceEvidence
        source={source}
        sources={view.sources}
        findings={view.findings}
        load={load}
        onSource={onSource}
      />
    </article>
  );
}
