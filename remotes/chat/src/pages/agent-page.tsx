import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { $remainingCredits } from '@loupe/shared/stores/credits';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { LinkButton } from '@loupe/shared/ui/button';
import { useUnsaved } from '@loupe/shared/ui/use-unsaved';
import { usePage, useTitle } from '@loupe/shared/ui/use-page';
import { AgentView } from '../features/agent-start/agent-view.tsx';
import layout from '../features/agent-start/agent-view.module.css';
import { agentTexts } from '#texts/explore';
import { draftsOf } from '../parts/drafts-of.ts';
import { outsideOf } from '../parts/outside-of.ts';
import { createAgentPage } from '../stores/agent-page.ts';

/** One agent (R8): what it delivers, and its start form. */
export function AgentPageView({ host, slug }: { host: HostContract; slug: string }) {
  const page = usePage(() =>
    createAgentPage({ ...outsideOf(host), drafts: draftsOf(host), $balance: $remainingCredits }, slug),
  );
  const agent = useStore(page.$agent);
  const title = agent.state === 'ready' ? agent.value.title : null;
  useUnsaved(host, 'agent form', useStore(page.$isTouched), { asksToLeave: false });
  useTitle(host, title ?? agentTexts.back);

  if (agent.state === 'loading') return <AgentSkeleton />;
  if (agent.state === 'failed') {
    const isUnknown = agent.error.code === 'agent.unknown' || agent.error.code === 'request.not_found';
    return (
      <div className={layout.page}>
        <FailedState
          isWholePage
          title={isUnknown ? agentTexts.notFound : agentTexts.failed}
          detail={isUnknown ? agentTexts.notFoundDetail : agent.error.message}
          errorId={isUnknown ? undefined : (agent.error.requestId ?? undefined)}
          onRetry={() => void page.load()}
          action={
            isUnknown ? (
              <LinkButton href="/explore" onNavigate={(to) => host.navigate(to)}>
                {agentTexts.seeAll}
              </LinkButton>
            ) : undefined
          }
        />
      </div>
    );
  }
  return <AgentView page={page} agent={agent.value} onNavigate={(to) => host.navigate(to)} />;
}

function AgentSkeleton() {
  return (
    <LoadingRegion isWholePage label={agentTexts.loading} className={layout.page}>
      <div className={layout.skeleton}>
        <Skeleton width="44%" height={32} />
        <Skeleton width="66%" />
        <Skeleton height={280} shape="block" />
        <Skeleton lines={4} />
      </div>
    </LoadingRegion>
  );
}
