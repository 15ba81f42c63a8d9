import { useState } from 'react';
import type { HostContract } from '@loupe/shared/host-contract';
import { refreshCredits } from '@loupe/shared/stores/credits';
import { usePage, useTitle } from '@loupe/shared/ui/use-page';
import { Runs } from '../features/runs/runs.tsx';
import { chatListOf } from '../parts/chat-list-of.ts';
import { outsideOf } from '../parts/outside-of.ts';
import { followChats } from '../stores/chat-feed.ts';
import { createRunsPage } from '../stores/runs-page.ts';
import { runsTexts } from '#texts/runs';
import { useNow } from './use-now.ts';

/** All runs of the person (R7). */
export function RunsPageView({ host, shown }: { host: HostContract; shown: string | undefined }) {
  const [outside] = useState(() => outsideOf(host));
  const page = usePage(() =>
    createRunsPage(
      {
        ...outside,
        followChats: followChats(outside.environment),
        onCreditsMoved: () => void refreshCredits(),
      },
      chatListOf(host),
      shown,
    ),
  );
  const $now = useNow(outside.environment, page.$running);
  useTitle(host, runsTexts.pageName);
  return <Runs page={page} $now={$now} onNavigate={(to) => host.navigate(to)} />;
}
