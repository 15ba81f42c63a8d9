import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { usePage, useTitle } from '@loupe/shared/ui/use-page';
import { Prompts } from '../features/prompts/prompts.tsx';
import { outsideOf } from '../parts/outside-of.ts';
import { createPromptsPage } from '../stores/prompts-page.ts';
import { promptTexts } from '#texts/prompts';

/** Own prompts, and those for everyone (R7). */
export function PromptsPageView({ host }: { host: HostContract }) {
  const [outside] = useState(() => outsideOf(host));
  const page = usePage(() => createPromptsPage(outside));
  const user = useStore(host.$user);
  useTitle(host, promptTexts.pageName);
  return <Prompts page={page} outside={outside} isAdmin={user?.permissions.includes('admin') ?? false} />;
}
