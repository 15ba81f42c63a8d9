import type { ProblemRun } from '@loupe/shared/contract/admin-problems';
import { formatDateTime } from '@loupe/shared/lib/dates/formats';
import { formatCredits } from '@loupe/shared/lib/format';
import { statusWord } from '@loupe/shared/lib/status-chip';
import { DataList } from '@loupe/shared/ui/data-list';
import { SectionLabel } from '@loupe/shared/ui/section-label';
import { Table, type TableColumn } from '@loupe/shared/ui/table';
import { problemsTexts } from '#texts/problems';
import { decimal } from '../../lib/numbers.ts';
import classes from './problems.module.css';

type Step = ProblemRun['steps'][number] & { readonly n: number };

const columns: readonly TableColumn<Step>[] = [
  { key: 'stage', header: problemsTexts.stage, isRowHeader: true, render: ({ stage }) => stage },
  { key: 'tool', header: problemsTexts.tool, render: ({ tool }) => <code>{tool}</code> },
  {
    key: 'took',
    header: problemsTexts.took,
    isNumeric: true,
    render: ({ seconds }) => (seconds === null ? '' : problemsTexts.seconds(decimal(seconds))),
  },
  {
    key: 'credits',
    header: problemsTexts.credits,
    isNumeric: true,
    render: ({ millicredits }) => decimal(millicredits / 1000),
  },
  {
    key: 'outcome',
    header: problemsTexts.outcome,
    render: ({ outcome, error_code: code }) => (
      <>
        {problemsTexts.outcomes[outcome]} {code !== null && <code>{code}</code>}
      </>
    ),
  },
];

const time = (at: string | null) => (at === null ? '' : formatDateTime(at));

/** How the run went: times, costs and steps. */
export function ProblemLog({ run, runId }: { run: ProblemRun; runId: string }) {
  const faults = run.faults.map((kind) => problemsTexts.faults[kind] ?? kind);
  return (
    <section className={classes.part} aria-label={problemsTexts.run}>
      <SectionLabel as="h3">{problemsTexts.run}</SectionLabel>
      <DataList
        items={[
          { term: problemsTexts.runId, detail: <code>{runId}</code> },
          { term: problemsTexts.status, detail: statusWord(run.status) },
          ...(run.error_code === null
            ? []
            : [{ term: problemsTexts.error, detail: <code>{run.error_code}</code> }]),
          { term: problemsTexts.engine, detail: problemsTexts.engines[run.engine] },
          { term: problemsTexts.language, detail: run.language },
          { term: problemsTexts.attempts, detail: formatCredits(run.attempts) },
          {
            term: problemsTexts.credits,
            detail: problemsTexts.usedOf(formatCredits(run.used_credits), formatCredits(run.max_credits)),
          },
          { term: problemsTexts.asked, detail: time(run.created_at) },
          { term: problemsTexts.started, detail: time(run.started_at) },
          { term: problemsTexts.ended, detail: time(run.finished_at) },
          {
            term: problemsTexts.books,
            detail: faults.length === 0 ? problemsTexts.booksRight : faults.join('; '),
          },
        ]}
      />
      <SectionLabel as="h3">{problemsTexts.log}</SectionLabel>
      {run.steps.length === 0 ? (
        <p className={classes.quiet}>{problemsTexts.noSteps}</p>
      ) : (
        <Table
          caption={problemsTexts.log}
          rows={run.steps.map((step, n) => ({ ...step, n }))}
          rowKey={({ n }) => String(n)}
          columns={columns}
        />
      )}
    </section>
  );
}
