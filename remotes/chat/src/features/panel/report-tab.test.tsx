// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { emptyRunView, type RunView } from '@loupe/shared/lib/run-reducer';
import { cleanup, render } from '@loupe/shared/testing/render';
import { run } from '../../testing/chat-fixtures.ts';
import { ReportTab } from './report-tab.tsx';

afterEach(cleanup);

const nothing = () => {};

function shownWith(status: RunView['status']): string {
  const view: RunView = { ...emptyRunView('run_1'), lastSeq: 9, status, report: '# Half a report' };
  const { container } = render(
    <ReportTab
      run={run('run_1', { status })}
      entry={{ view, state: 'ended' }}
      onRetry={nothing}
      onFigure={nothing}
      onSource={nothing}
      onClaim={nothing}
      onNavigate={nothing}
      more={<p>From another slice</p>}
    />,
  );
  return container.textContent ?? '';
}

it('R7 a report that its run did not finish says so above what was written', () => {
  const said = 'This run ended before its report was whole.';
  expect(shownWith('stopped')).toContain(said);
  cleanup();
  expect(shownWith('failed')).toContain(said);
  cleanup();
  expect(shownWith('done')).not.toContain(said);
});

it('shows what other slices have for a report once it has ended, not while it is written', () => {
  expect(shownWith('done')).toContain('From another slice');
  expect(shownWith('working')).not.toContain('From another slice');
});
