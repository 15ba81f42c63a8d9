import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { followRun } from '@loupe/shared/stores/run-stream';
import { LinkButton } from '@loupe/shared/ui/button';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { useUnsaved } from '@loupe/shared/ui/use-unsaved';
import { useStarted, useTitle } from '@loupe/shared/ui/use-page';
import { Builder } from '../features/builder/builder.tsx';
import { SharedAgent } from '../features/builder/shared-agent.tsx';
import classes from '../features/builder/builder.module.css';
import { builderTexts } from '#texts/builder';
import { outsideOf } from '../parts/outside-of.ts';
import { createBuilderPage, type AskedBuilder } from '../stores/builder-page.ts';
import { createBuilderTrial } from '../stores/builder-trial.ts';

function createObjects(host: HostContract, asked: AskedBuilder) {
  const outside = outsideOf(host);
  const page = createBuilderPage(outside, asked);
  return { page, trial: createBuilderTrial({ ...outside, follow: followRun }, () => void page.refresh()) };
}

/** The builder (R20): an agent of one's own, tried beside its form; or one that was shared. */
export function BuilderPageView({ host, asked }: { host: HostContract; asked: AskedBuilder }) {
  const [objects, setObjects] = useState(() => createObjects(host, asked));
  // The address a new agent gets when it is kept is no other page: its run goes on beside the form.
  if (!objects.page.isFor(asked)) setObjects(createObjects(host, asked));
  const { page, trial } = objects;
  const choices = useStore(page.$choices);
  const shared = useStore(page.$shared);
  useUnsaved(host, 'agent builder', useStore(page.$isChanged));
  const goTo = useStore(page.$goTo);
  useEffect(() => {
    if (goTo !== null) host.navigate(goTo, { replace: true });
  }, [host, goTo]);
  useTitle(host, builderTexts.pageName);
  useStarted(page);
  useEffect(() => trial.stop, [trial]);
  const onNavigate = (to: string) => host.navigate(to);

  if (choices.state === 'loading')
    return (
      <LoadingRegion isWholePage label={builderTexts.loading} className={classes.page}>
        <Skeleton width="44%" height={32} />
        <Skeleton lines={3} />
        <Skeleton height={320} shape="block" />
      </LoadingRegion>
    );
  if (choices.state === 'failed') {
    const { code, message, requestId } = choices.error;
    const isGone = code === 'agent.unknown' || code === 'own_agent.link_gone';
    const isLink = code === 'own_agent.link_gone';
    return (
      <div className={classes.page}>
        <FailedState
          isWholePage
          title={isLink ? builderTexts.linkGone : isGone ? builderTexts.gone : builderTexts.failed}
          detail={isGone ? '' : message}
          errorId={isGone ? undefined : (requestId ?? undefined)}
          onRetry={() => void page.load()}
          action={
            isGone ? (
              <LinkButton href="/explore" onNavigate={onNavigate}>
                {builderTexts.back}
              </LinkButton>
            ) : undefined
          }
        />
      </div>
    );
  }
  if (shared !== null) return <SharedAgent page={page} shared={shared} onNavigate={onNavigate} />;
  return <Builder page={page} trial={trial} choices={choices.value} onNavigate={onNavigate} />;
}
