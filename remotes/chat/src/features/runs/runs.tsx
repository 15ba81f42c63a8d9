import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { CheckCheck } from 'lucide-react';
import type { RunGroup } from '@loupe/shared/contract/run-history';
import { $currentView } from '@loupe/shared/stores/impersonation';
import { Button } from '@loupe/shared/ui/button';
import { FilterChip } from '@loupe/shared/ui/chip';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { SelectField } from '@loupe/shared/ui/select-field';
import { RefreshingMark } from '@loupe/shared/ui/states';
import { ViewGuard } from '@loupe/shared/ui/view-guard';
import { runsTexts } from '#texts/runs';
import type { RunsPage } from '../../stores/runs-page.ts';
import { RunsList } from './runs-list.tsx';
import classes from './runs.module.css';

export type RunsProps = {
  page: RunsPage;
  /** The time now, once a second while something runs. */
  $now: ReadableAtom<number>;
  onNavigate: (to: string) => void;
};

/** All runs by day, what they are narrowed to, and what can be done with each. */
export function Runs(props: RunsProps) {
  const { page } = props;
  const view = useStore($currentView);
  const news = useStore(page.$news);
  const isNarrowing = useStore(page.$isNarrowing);
  const hasUnread = useStore(page.$hasUnread);
  // Where nothing has run there is nothing to narrow.
  const isEmpty = useStore(page.$isEmpty);
  return (
    <div className={classes.page}>
      <PageHeader
        title={runsTexts.title}
        subtitle={runsTexts.subtitle}
        actions={
          <>
            {isNarrowing && <RefreshingMark />}
            {hasUnread && view === null && (
              <Button
                size="small"
                variant="ghost"
                icon={<CheckCheck aria-hidden="true" />}
                onClick={() => void page.markAllRead()}
              >
                {runsTexts.markAllRead}
              </Button>
            )}
          </>
        }
      />
      {!isEmpty && (
        <div className={classes.filters}>
          <Groups page={page} />
          <Agents page={page} />
        </div>
      )}
      <ViewGuard view={view} refuses="change">
        <RunsList {...props} />
      </ViewGuard>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </div>
  );
}

const groups: readonly (RunGroup | null)[] = [null, 'running', 'waiting', 'done', 'failed'];

function Groups({ page }: Pick<RunsProps, 'page'>) {
  const chosen = useStore(page.$group);
  return (
    <div role="group" aria-label={runsTexts.filters} className={classes.chips}>
      {groups.map((group) => (
        <FilterChip key={group ?? 'all'} isPressed={chosen === group} onClick={() => page.showGroup(group)}>
          {runsTexts.groups[group ?? 'all']}
        </FilterChip>
      ))}
    </div>
  );
}

function Agents({ page }: Pick<RunsProps, 'page'>) {
  const agents = useStore(page.$agents);
  const chosen = useStore(page.$agent);
  const options = [
    { value: '', label: runsTexts.allAgents },
    ...agents.map(({ slug, title }) => ({ value: slug, label: title })),
  ];
  return (
    <SelectField
      name="agent"
      label={runsTexts.agent}
      isLabelHidden
      value={chosen ?? ''}
      options={options}
      onChange={(slug) => page.showAgent(slug === '' ? null : slug)}
      className={classes.agent}
    />
  );
}
