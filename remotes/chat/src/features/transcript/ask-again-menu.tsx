import { useStore } from '@nanostores/react';
import { RefreshCw } from 'lucide-react';
import type { Run } from '@loupe/shared/contract/runs';
import { IconButton } from '@loupe/shared/ui/button';
import { LazyMenu } from '@loupe/shared/ui/lazy-menu';
import { agentsToOffer } from '../../lib/agent-order.ts';
import { PLAIN_CHAT } from '../../lib/run-state.ts';
import { branchTexts } from '#texts/transcript';
import type { AnswerActions } from './answer.tsx';

/** Agents that are offered. */
const OFFERED = 5;

/** Asks the question of an answer once more, as it was or by another agent: another version of both, beside this one. */
export function AskAgainMenu({ run, actions }: { run: Run; actions: AnswerActions }) {
  const catalog = useStore(actions.catalog.$catalog);
  const others =
    catalog.state === 'ready'
      ? agentsToOffer(catalog.value.agents, catalog.value.recentChats, OFFERED + 1)
      : [];
  const offered = others.filter(({ slug }) => slug !== run.agent).slice(0, OFFERED);
  const isWords = run.is_form !== true;
  return (
    <LazyMenu
      onLoadFailed={() => actions.tellMenuFailed()}
      onOpenChange={(isOpen) => {
        if (isOpen) actions.catalog.want();
      }}
      trigger={<IconButton size="small" label={branchTexts.again} icon={<RefreshCw aria-hidden="true" />} />}
      items={[
        { label: branchTexts.sameAgain, onSelect: () => actions.askAgain(run.message_id) },
        ...(isWords && run.agent !== PLAIN_CHAT
          ? [
              {
                label: branchTexts.plainAgent,
                onSelect: () => actions.askAgain(run.message_id, PLAIN_CHAT),
              },
            ]
          : []),
        ...(isWords && offered.length > 0
          ? [
              { kind: 'heading' as const, label: branchTexts.otherAgent },
              ...offered.map(({ slug, title }) => ({
                label: title,
                onSelect: () => actions.askAgain(run.message_id, slug),
              })),
            ]
          : []),
      ]}
    />
  );
}
