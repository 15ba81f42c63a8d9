import { useRef, type KeyboardEvent } from 'react';
import { useStore } from '@nanostores/react';
import { LinkButton, Button } from '@loupe/shared/ui/button';
import { MoreRows } from '@loupe/shared/ui/more-rows';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion } from '@loupe/shared/ui/states';
import { useMedia } from '@loupe/shared/ui/use-media';
import { agentsToOffer } from '../../lib/agent-order.ts';
import { runDays } from '../../lib/run-days.ts';
import { AgentCard } from '../../parts/agent-card.tsx';
import { runsTexts } from '#texts/runs';
import { RunCards } from './run-cards.tsx';
import { RunsTable } from './runs-table.tsx';
import type { RunsProps } from './runs.tsx';
import classes from './runs.module.css';

/** Where a table with its columns has no room. */
const NARROW = '(max-width: 1023px)';
const offered = 3;

/** The runs, or why there are none. */
export function RunsList({ page, $now, onNavigate }: RunsProps) {
  const pages = useStore(page.$pages);
  const more = useStore(page.$more);
  const rows = useStore(page.$rows);
  const isNarrowing = useStore(page.$isNarrowing);
  const isNarrow = useMedia(NARROW);
  const box = useRef<HTMLDivElement>(null);
  if (pages.state === 'loading') return <RunsSkeleton />;
  if (pages.state === 'failed') {
    return (
      <FailedState
        title={runsTexts.failed}
        detail={`${pages.error.message} ${runsTexts.failedDetail}`}
        errorId={pages.error.requestId ?? undefined}
        onRetry={() => void page.load()}
      />
    );
  }
  if (rows.length === 0) return <NoRuns page={page} onNavigate={onNavigate} />;
  const Rows = isNarrow ? RunCards : RunsTable;
  return (
    // Keys that go from run to run; each of them can be reached by Tab as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      aria-busy={isNarrowing}
      className={classes.rows}
      onKeyDown={(event) => step(event, box.current)}
    >
      <Rows days={runDays(rows, $now.get())} page={page} $now={$now} onNavigate={onNavigate} />
      {pages.value.nextCursor !== null && (
        <MoreRows more={more} onMore={() => void page.loadMore()} texts={runsTexts} />
      )}
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** J and K, and the arrows, go from run to run, wherever in a run the focus is. */
function step(event: KeyboardEvent, box: HTMLElement | null): void {
  const by = steps[event.key];
  if (
    by === undefined ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    !(event.target instanceof Element)
  )
    return;
  const runs = [...(box?.querySelectorAll<HTMLElement>('[data-run]') ?? [])];
  const at = runs.findIndex((run) => run.contains(event.target as Element));
  const next = at < 0 ? undefined : runs[at + by];
  if (!next) return;
  event.preventDefault();
  next.querySelector<HTMLElement>('a')?.focus();
}

/** Nothing has run, or nothing of what was asked for. */
function NoRuns({ page, onNavigate }: Pick<RunsProps, 'page' | 'onNavigate'>) {
  const group = useStore(page.$group);
  const isEmpty = useStore(page.$isEmpty);
  const catalog = useStore(page.$catalog);
  if (!isEmpty) {
    return (
      <EmptyState
        title={runsTexts.none[group ?? 'all']}
        action={<Button onClick={page.showAll}>{runsTexts.showAll}</Button>}
      />
    );
  }
  const agents =
    catalog.state === 'ready' ? agentsToOffer(catalog.value.agents, catalog.value.recentChats, offered) : [];
  return (
    <>
      <EmptyState
        title={runsTexts.empty}
        action={
          <LinkButton href="/explore" onNavigate={onNavigate}>
            {runsTexts.emptyAction}
          </LinkButton>
        }
      >
        <p>{runsTexts.emptyHint}</p>
      </EmptyState>
      {agents.length > 0 && (
        <ul className={classes.offered}>
          {agents.map((one) => (
            <li key={one.slug}>
              <AgentCard agent={one} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function RunsSkeleton() {
  return (
    <LoadingRegion label={runsTexts.loading} className={classes.rows}>
      <Skeleton width="80px" />
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={classes.skeletonRow}>
          <Skeleton lines={2} />
        </div>
      ))}
    </LoadingRegion>
  );
}
