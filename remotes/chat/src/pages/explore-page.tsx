import { useEffect } from 'react';
import type { HostContract } from '@loupe/shared/host-contract';
import { Explore } from '../features/explore/explore.tsx';
import { exploreTexts } from '#texts/explore';
import { chatListOf } from '../parts/chat-list-of.ts';
import { outsideOf } from '../parts/outside-of.ts';
import { usePageObject } from '../parts/use-page-object.ts';
import { createExplorePage } from '../stores/explore-page.ts';
import { createSchedules } from '../stores/schedules.ts';

/** Explore (R20). */
export function ExplorePageView({ host }: { host: HostContract }) {
  const outside = usePageObject(() => outsideOf(host));
  const page = usePageObject(() => createExplorePage(outside, chatListOf(host)));
  const schedules = usePageObject(() => createSchedules(outside, null));
  useEffect(() => void schedules.load(), [schedules]);
  useEffect(() => host.setTitle(exploreTexts.pageName), [host]);
  useEffect(() => page.follow(), [page]);
  return (
    <Explore
      page={page}
      schedules={schedules}
      now={() => outside.environment.clock.now()}
      onNavigate={(to) => host.navigate(to)}
    />
  );
}
