import { useStore } from '@nanostores/react';
import { Copy } from 'lucide-react';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Button, LinkButton } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import { builderTexts } from '#texts/builder';
import type { BuilderPage, SharedView } from '../../stores/builder-page.ts';
import classes from './builder.module.css';

export type SharedAgentProps = { page: BuilderPage; shared: SharedView; onNavigate: (to: string) => void };

/** An agent that somebody shared: what it asks and may use, before a copy of it is one's own. */
export function SharedAgent({ page, shared, onNavigate }: SharedAgentProps) {
  const busy = useStore(page.$busy);
  const view = useStore($currentView);
  const { document, mayUse } = shared;
  return (
    <article className={classes.page}>
      <PageHeader title={builderTexts.sharedTitle(document.title)} subtitle={builderTexts.sharedHint} />
      <Card className={classes.card}>
        {document.outcome !== '' && <p>{document.outcome}</p>}
        <SectionLabel>{builderTexts.mayUse}</SectionLabel>
        <ul className={classes.plain}>
          {mayUse.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {document.questions.length > 0 && (
          <>
            <SectionLabel>{builderTexts.asks}</SectionLabel>
            <ul className={classes.plain}>
              {document.questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </>
        )}
        {document.instructions !== '' && (
          <>
            <SectionLabel>{builderTexts.instructions}</SectionLabel>
            <p className={classes.wishes}>{document.instructions}</p>
          </>
        )}
        <ViewGuard view={view} refuses="change">
          <div className={classes.actions}>
            <Button
              variant="primary"
              icon={<Copy aria-hidden="true" />}
              isBusy={busy === 'copy'}
              onClick={() => void page.copyShared()}
            >
              {builderTexts.copyShared}
            </Button>
            <LinkButton href="/explore" onNavigate={onNavigate}>
              {builderTexts.back}
            </LinkButton>
          </div>
        </ViewGuard>
      </Card>
    </article>
  );
}
