import { useState } from 'react';
import type { HostContract } from '@loupe/shared/host-contract';
import { usePage, useTitle } from '@loupe/shared/ui/use-page';
import { Explore } from '../features/explore/explore.tsx';
import { exploreTexts } from '#texts/explore';
import { chatListOf } from '../parts/chat-list-of.ts';
import { outsideOf } from '../parts/outside-of.ts';
import { createExplorePage } from '../stores/explore-page.ts';
import { createSchedules } from '../stores/schedules.ts';

/** Explore (R20). */
export function ExplorePageView({ host }: { host: HostContract }) {
  const [outside] = useState(() => outsideOf(host));
  const page = usePage(() => createExplorePage(outside, chatListOf(host)));
  const schedules = usePage(() => createSchedules(outside, null));
  useTitle(host, exploreTexts.pageName);
  return (
    <Explore
      page={page}
      schedules={schedules}
      now={() => outside.environment.clock.now()}
      onNavigate={(to) => host.navigate(to)}
    />
  );
}
