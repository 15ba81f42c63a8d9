import { useStore } from '@nanostores/react';
import type { AdminProblem } from '@loupe/shared/contract/admin-problems';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { problemKinds } from '@loupe/shared/lib/feedback-limits';
import { Button } from '@loupe/shared/ui/button';
import { Chip } from '@loupe/shared/ui/chip';
import { Link } from '@loupe/shared/ui/link';
import { PageHeader } from '@loupe/shared/ui/page-header';
import { SelectField } from '@loupe/shared/ui/select-field';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { EmptyState, FailedState, LoadingRegion, RefreshingMark } from '@loupe/shared/ui/states';
import { Table, type TableColumn } from '@loupe/shared/ui/table';
import { texts } from '#texts';
import { problemsTexts } from '#texts/problems';
import { ListFoot } from '../../parts/list-foot.tsx';
import type { ProblemsPage } from '../../stores/problems-page.ts';
import { agentName } from './problem-agent.ts';
import { Ratings } from './ratings.tsx';
import classes from './problems.module.css';

export interface ProblemsProps {
  readonly page: ProblemsPage;
  readonly pathOf: (reportId: string) => string;
  readonly go: (to: string) => void;
}

/** Reported problems with their filters, and the ratings by agent. */
export function Problems({ page, pathOf, go }: ProblemsProps) {
  const list = useStore(page.$pages);
  const filters = useStore(page.$filters);
  const isAll = filters.state === '' && filters.kind === '' && filters.agent === '';
  return (
    <>
      <PageHeader
        title={problemsTexts.title}
        subtitle={problemsTexts.subtitle}
        actions={list.state === 'ready' && list.isRefreshing && <RefreshingMark />}
      />
      <Filters page={page} />
      {list.state === 'loading' && (
        <LoadingRegion label={texts.loading}>
          <Skeleton lines={6} height={32} />
        </LoadingRegion>
      )}
      {list.state === 'failed' && (
        <FailedState
          title={problemsTexts.failed}
          detail={list.error.message}
          errorId={list.error.requestId ?? undefined}
          onRetry={() => void page.load()}
        />
      )}
      {list.state === 'ready' && list.value.rows.length === 0 && (
        <EmptyState
          title={isAll ? problemsTexts.noneYet : problemsTexts.none}
          action={!isAll && <Button onClick={page.clear}>{problemsTexts.clear}</Button>}
        />
      )}
      {list.state === 'ready' && list.value.rows.length > 0 && (
        <>
          <Table
            caption={problemsTexts.title}
            rows={list.value.rows}
            rowKey={({ id }) => id}
            columns={columnsOf(pathOf, go)}
            isStackedOnPhones
          />
          <ListFoot list={page} />
        </>
      )}
      <Ratings ratings={page.ratings} />
    </>
  );
}

const columnsOf = (pathOf: ProblemsProps['pathOf'], go: ProblemsProps['go']): TableColumn<AdminProblem>[] => [
  {
    key: 'what',
    header: problemsTexts.what,
    isRowHeader: true,
    render: ({ id, kind, text }) => (
      <span className={classes.what}>
        <Link href={pathOf(id)} onNavigate={go} tone="quiet">
          {problemsTexts.kinds[kind]}
        </Link>
        {text !== '' && <span className={classes.text}>{text}</span>}
      </span>
    ),
  },
  { key: 'agent', header: problemsTexts.agent, render: (problem) => agentName(problem) },
  {
    key: 'who',
    header: problemsTexts.who,
    render: ({ person }) => (person ? person.name || person.email : problemsTexts.nobody),
  },
  { key: 'when', header: problemsTexts.when, render: (problem) => formatDateTime(problem.reported_at) },
  {
    key: 'state',
    header: problemsTexts.state,
    render: ({ done_at: doneAt }) => (
      <Chip tone={doneAt === null ? 'pending' : 'success'}>
        {doneAt === null ? problemsTexts.open : problemsTexts.done}
      </Chip>
    ),
  },
];

function Filters({ page }: Pick<ProblemsProps, 'page'>) {
  const list = useStore(page.$pages);
  const { state, kind, agent } = useStore(page.$filters);
  const known =
    list.state === 'ready' ? list.value.extra : agent === '' ? [] : [{ slug: agent, title: agent }];
  return (
    <div className={classes.filters}>
      <SelectField
        name="state"
        label={problemsTexts.state}
        value={state}
        options={[
          { value: '', label: problemsTexts.anyState },
          { value: 'open', label: problemsTexts.open },
          { value: 'done', label: problemsTexts.done },
        ]}
        onChange={(value) => page.filter({ state: value })}
      />
      <SelectField
        name="kind"
        label={problemsTexts.kind}
        value={kind}
        options={[
          { value: '', label: problemsTexts.anyKind },
          ...problemKinds.map((one) => ({ value: one, label: problemsTexts.kinds[one] })),
        ]}
        onChange={(value) => page.filter({ kind: value })}
      />
      <SelectField
        name="agent"
        label={problemsTexts.agent}
        value={agent}
        options={[
          { value: '', label: problemsTexts.anyAgent },
          ...known.map(({ slug, title }) => ({
            value: slug,
            label: slug === 'own' ? problemsTexts.ownAgent : title,
          })),
        ]}
        onChange={(value) => page.filter({ agent: value })}
      />
    </div>
  );
}
