import { useStore } from '@nanostores/react';
import { formatCredits } from '@loupe/shared/lib/format';
import type { Resource } from '@loupe/shared/stores/resource';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { Table } from '@loupe/shared/ui/table';
import { texts } from '#texts';
import { problemsTexts } from '#texts/problems';
import type { AgentRating } from '../../stores/problems-page.ts';
import { agentName } from './problem-agent.ts';
import classes from './problems.module.css';

/** How answers were rated, by agent. */
export function Ratings({ ratings }: { ratings: Resource<readonly AgentRating[]> }) {
  const shown = useStore(ratings.$loadable);
  return (
    <section className={classes.ratings}>
      <SectionLabel as="h2">{problemsTexts.ratings}</SectionLabel>
      {shown.state === 'loading' && (
        <LoadingRegion label={texts.loading}>
          <Skeleton lines={3} height={32} />
        </LoadingRegion>
      )}
      {shown.state === 'failed' && (
        <FailedState
          title={problemsTexts.ratingsFailed}
          detail={shown.error.message}
          errorId={shown.error.requestId ?? undefined}
          onRetry={() => void ratings.load()}
        />
      )}
      {shown.state === 'ready' && shown.value.length === 0 && (
        <p className={classes.quiet}>{problemsTexts.noRatings}</p>
      )}
      {shown.state === 'ready' && shown.value.length > 0 && (
        <Table
          caption={problemsTexts.ratings}
          rows={shown.value}
          rowKey={({ agent, is_own_agent: isOwn }) => `${agent} ${isOwn}`}
          columns={[
            { key: 'agent', header: problemsTexts.agent, isRowHeader: true, render: agentName },
            {
              key: 'helpful',
              header: problemsTexts.helpful,
              isNumeric: true,
              render: ({ helpful }) => formatCredits(helpful),
            },
            {
              key: 'notHelpful',
              header: problemsTexts.notHelpful,
              isNumeric: true,
              render: (row) => formatCredits(row.not_helpful),
            },
          ]}
        />
      )}
    </section>
  );
}
