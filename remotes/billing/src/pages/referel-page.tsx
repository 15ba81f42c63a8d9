import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { formatCredits } from '@loupe/shared/lib/format';
import { pathTo } from '@loupe/shared/lib/route-path';
import { usePage, useTitle } from '@loupe/shared/ui/use-page';
import { HowItWorks, OwnReward } from '../features/invite/how-it-works.tsx';
import { InviteCard } from '../features/invite/invite-card.tsx';
import { Invites } from '../features/invite/invites.tsx';
import { referelTexts as texts } from '#texts/referel';
import { Page, PageFailed, PageLoading } from '../parts/page.tsx';
import { SignInPrompt } from '../parts/sign-in-prompt.tsx';
import { createReferelPage } from '../stores/referel-page.ts';

/** Referral (R13). A visitor is asked to log in, and nothing is fetched. */
export function ReferelPageView({ host }: { host: HostContract }) {
  const isSignedIn = useStore(host.$user) !== null;
  useTitle(host, texts.pageName);
  if (isSignedIn) return <SignedIn host={host} />;
  return (
    <SignInPrompt
      title={texts.signInTitle}
      detail={texts.signInDetail}
      returnTo={pathTo('referel')}
      onNavigate={host.navigate}
    />
  );
}

function SignedIn({ host }: { host: HostContract }) {
  const page = usePage(() => createReferelPage({ request: host.request }));
  const referral = useStore(page.$referral);
  const isReady = referral.state === 'ready';
  return (
    <Page
      title={texts.title}
      subtitle={isReady ? texts.subtitle(formatCredits(referral.value.reward_credits)) : undefined}
      isRefreshing={isReady && referral.isRefreshing}
    >
      {referral.state === 'loading' && <PageLoading label={texts.loading} heights={[268, 120, 160]} />}
      {referral.state === 'failed' && (
        <PageFailed
          title={texts.failed}
          detail={texts.failedDetail}
          error={referral.error}
          onRetry={() => void page.load()}
        />
      )}
      {isReady && (
        <>
          <OwnReward reward={referral.value.own_reward} rewardCredits={referral.value.reward_credits} />
          <InviteCard page={page} referral={referral.value} />
          <HowItWorks referral={referral.value} />
          <Invites invites={referral.value.invites} />
        </>
      )}
    </Page>
  );
}
