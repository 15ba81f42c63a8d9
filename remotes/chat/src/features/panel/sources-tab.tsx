import { useStore } from '@nanostores/react';
import { ArrowLeft } from 'lucide-react';
import type { Source } from '@loupe/shared/contract/run-events';
import { formatDateTime } from '@loupe/shared/lib/format';
import type { RunView } from '@loupe/shared/lib/run-reducer';
import { Button } from '@loupe/shared/ui/button';
import { Chip } from '@loupe/shared/ui/chip';
import { Link } from '@loupe/shared/ui/link';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { EmptyState } from '@loupe/shared/ui/states';
import { panelTexts, sourceTexts } from '../../messages/texts.ts';
import { SourceIcon } from '../../parts/source-icon.tsx';
import type { Panel } from '../../stores/panel.ts';
import classes from './sources-tab.module.css';

/** Where the statements rest: the list, or one source with its kept passage. */
export function SourcesTab({ panel, view }: { panel: Panel; view: RunView }) {
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
        {source ? <SourceDetail source={source} /> : <p className={classes.note}>{sourceTexts.unknown}</p>}
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

function SourceDetail({ source }: { source: Source }) {
  const isWebAddress = source.url !== null && /^https?:\/\//.test(source.url);
  return (
    <article className={classes.detail}>
      <h3 className={classes.detailTitle}>
        <span className={classes.number}>{source.n}</span>
        {source.title}
      </h3>
      <p className={classes.facts}>
        <Chip icon={<SourceIcon kind={source.kind} />}>
          {source.is_sample ? sourceTexts.sample : sourceTexts.kinds[source.kind]}
        </Chip>
        <span>{sourceTexts.kept(formatDateTime(source.fetched_at))}</span>
      </p>
      {source.locator && (
        <>
          <SectionLabel as="h4">{sourceTexts.where}</SectionLabel>
          <p>{source.locator}</p>
        </>
      )}
      {source.excerpt !== '' && (
        <>
          <SectionLabel as="h4">{sourceTexts.excerpt}</SectionLabel>
          <blockquote className={classes.excerpt}>{source.excerpt}</blockquote>
        </>
      )}
      {isWebAddress && source.url !== null && (
        <Link href={source.url} target="_blank">
          {sourceTexts.open}
        </Link>
      )}
    </article>
  );
}
