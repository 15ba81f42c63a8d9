import { useState } from 'react';
import { formatCredits } from '@loupe/shared/lib/format';
import { Segmented } from '@loupe/shared/ui/segmented';
import { Table } from '@loupe/shared/ui/table';
import { dailyUse, type DailyUse } from '../../lib/daily-use.ts';
import { formatUtcDay } from '@loupe/shared/lib/dates/utc-days';
import { Section } from '../../parts/section.tsx';
import type { Usage } from '../../stores/billing-data.ts';
import { DailyChart } from './daily-chart.tsx';
import classes from './daily-use.module.css';
import { texts } from '#texts';

type View = 'chart' | 'table';
const VIEWS: { value: View; label: string }[] = [
  { value: 'chart', label: texts.chart },
  { value: 'table', label: texts.table },
];

/** Credits by day and agent, as bars or as the same numbers in a table (R10). */
export function DailyUseSection({ usage, nowMs }: { usage: Usage; nowMs: number }) {
  const [view, setView] = useState<View>('chart');
  const use = dailyUse(usage, nowMs, texts.otherAgents);
  const isUsed = use.total > 0;
  return (
    <Section
      title={texts.daily}
      actions={
        isUsed && <Segmented label={texts.dailyView} value={view} options={VIEWS} onChange={setView} />
      }
    >
      {!isUsed && <p className={classes.empty}>{texts.dailyEmpty}</p>}
      {isUsed && view === 'chart' && <DailyChart use={use} />}
      {isUsed && view === 'table' && <DailyTable use={use} />}
    </Section>
  );
}

interface UseRow {
  readonly day: string;
  readonly agent: string;
  readonly credits: number;
}

function rowsOf({ days, series }: DailyUse): UseRow[] {
  return days
    .flatMap(({ day, parts }) =>
      parts.map((credits, index) => ({ day, agent: series[index]?.title ?? '', credits })),
    )
    .filter(({ credits }) => credits > 0)
    .toReversed();
}

function DailyTable({ use }: { use: DailyUse }) {
  return (
    <Table
      caption={texts.daily}
      rows={rowsOf(use)}
      rowKey={(row) => row.day + row.agent}
      columns={[
        { key: 'day', header: texts.day, isRowHeader: true, render: (row) => formatUtcDay(row.day) },
        { key: 'agent', header: texts.agent, render: (row) => row.agent },
        {
          key: 'credits',
          header: texts.change,
          isNumeric: true,
          render: (row) => formatCredits(row.credits),
        },
      ]}
    />
  );
}
