import { useState } from 'react';
import { useStore } from '@nanostores/react';
import type { HostContract } from '@loupe/shared/host-contract';
import { pathTo } from '@loupe/shared/lib/route-path';
import { useStarted } from '@loupe/shared/ui/use-page';
import { ProblemSheet } from '../features/problems/problem-sheet.tsx';
import { Problems } from '../features/problems/problems.tsx';
import { problemsTexts } from '#texts/problems';
import { AdminFrame } from '../parts/admin-frame.tsx';
import { createProblemsPage } from '../stores/problems-page.ts';
import { outsideOf } from './outside-of.ts';

function createPage(host: HostContract) {
  const made = outsideOf(host);
  return { ...made, page: createProblemsPage(made.outside) };
}

const pathOf = (report?: string) => pathTo('admin', {}, { part: 'problems', report });

export interface ProblemsPageViewProps {
  readonly host: HostContract;
  /** The report that is at the side. */
  readonly reportId?: string | undefined;
}

/** Reported problems (R17), and one of them at the side. */
export function ProblemsPageView({ host, reportId }: ProblemsPageViewProps) {
  const [{ gate, outside, page }] = useState(() => createPage(host));
  const list = useStore(page.$pages);
  const access = useStore(gate.$access);
  useStarted(page);
  const settled = (isDone: boolean) => {
    host.notify(isDone ? problemsTexts.settledDone : problemsTexts.settledOpen, 'success');
    void page.refresh();
  };
  return (
    <AdminFrame
      host={host}
      gate={gate}
      area="problems"
      title={problemsTexts.title}
      failure={list.state === 'failed' ? list.error : null}
      onRetry={() => void page.load()}
    >
      <Problems page={page} pathOf={pathOf} go={host.navigate} />
      {access === 'allowed' && reportId !== undefined && (
        <ProblemSheet
          key={reportId}
          outside={outside}
          reportId={reportId}
          onSettled={settled}
          onClose={() => host.navigate(pathOf())}
        />
      )}
    </AdminFrame>
  );
}
