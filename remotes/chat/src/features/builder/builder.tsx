import { useStore } from '@nanostores/react';
import { ArrowLeft, CircleAlert, Save } from 'lucide-react';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Button } from '@loupe/shared/ui/button';
import { Card } from '@loupe/shared/ui/card';
import { Link } from '@loupe/shared/ui/link';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import { builderTexts } from '#texts/builder';
import type { BuilderChoices, BuilderPage } from '../../stores/builder-page.ts';
import type { BuilderTrial } from '../../stores/builder-trial.ts';
import { AboutPart } from './about-part.tsx';
import { AllowedPart } from './allowed-part.tsx';
import { SharePart } from './share-part.tsx';
import { TrialPart } from './trial-part.tsx';
import { VersionsPart } from './versions-part.tsx';
import { WorkPart } from './work-part.tsx';
import classes from './builder.module.css';

export type BuilderProps = {
  page: BuilderPage;
  trial: BuilderTrial;
  choices: BuilderChoices;
  onNavigate: (to: string) => void;
};

/** The form of an agent of one's own; beside it a run of it; below it its versions and its link. */
export function Builder({ page, trial, choices, onNavigate }: BuilderProps) {
  const agent = useStore(page.$agent);
  const view = useStore($currentView);
  return (
    <article className={classes.page}>
      <Link href="/explore" onNavigate={onNavigate} tone="quiet" className={classes.back}>
        <ArrowLeft size={16} aria-hidden="true" />
        {builderTexts.back}
      </Link>
      <PageHeader
        title={agent === null ? builderTexts.newTitle : builderTexts.editTitle(agent.document.title)}
        subtitle={builderTexts.intro}
      />
      <ViewGuard view={view} refuses="change">
        <div className={classes.columns}>
          <form
            aria-label={builderTexts.form}
            noValidate
            className={classes.form}
            onSubmit={(event) => {
              event.preventDefault();
              void page.save();
            }}
          >
            <Card className={classes.card}>
              <AboutPart page={page} choices={choices} />
            </Card>
            <Card className={classes.card}>
              <WorkPart page={page} />
            </Card>
            <Card className={classes.card}>
              <AllowedPart page={page} choices={choices} />
            </Card>
            <SaveBar page={page} />
          </form>
          <div className={classes.side}>
            <TrialPart page={page} trial={trial} onNavigate={onNavigate} />
          </div>
        </div>
      </ViewGuard>
      {agent !== null && (
        <div className={classes.foot}>
          <VersionsPart page={page} current={agent.version} />
          <SharePart page={page} agent={agent} />
        </div>
      )}
    </article>
  );
}

function SaveBar({ page }: { page: BuilderPage }) {
  const agent = useStore(page.$agent);
  const busy = useStore(page.$busy);
  const problem = useStore(page.$problem);
  const isChanged = useStore(page.$isChanged);
  const newer = useStore(page.$newer);
  const kept = agent === null || isChanged ? builderTexts.unsaved : builderTexts.saved(agent.version);
  return (
    <div className={classes.saveBar}>
      <Button type="submit" variant="primary" isBusy={busy === 'save'} icon={<Save aria-hidden="true" />}>
        {builderTexts.save}
      </Button>
      <p role="status" className={classes.note}>
        {kept}
      </p>
      <div aria-live="assertive" className={classes.problems}>
        {(problem ?? (isChanged ? null : agent?.problem)) && (
          <p className={classes.problem}>
            <CircleAlert size={16} aria-hidden="true" />
            {problem ?? agent?.problem}
          </p>
        )}
      </div>
      {newer !== null && (
        <div className={classes.actions}>
          <Button onClick={page.takeNewer}>{builderTexts.takeNewer(newer.version)}</Button>
          <Button isBusy={busy === 'save'} onClick={() => void page.keepMine()}>
            {builderTexts.keepMine(newer.version + 1)}
          </Button>
        </div>
      )}
    </div>
  );
}
