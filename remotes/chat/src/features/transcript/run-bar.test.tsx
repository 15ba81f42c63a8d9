// @vitest-environment jsdom
import { atom } from 'nanostores';
import { afterEach, expect, it } from 'vitest';
import type { RunWaiting } from '@loupe/shared/contract/runs';
import { emptyRunView, foldRun } from '@loupe/shared/lib/run-reducer';
import { cleanup, render, type Rendered } from '@loupe/shared/testing/render';
import { run, sampleLog } from '../../testing/chat-fixtures.ts';
import { until } from '../../testing/until.ts';
import { RunBar } from './run-bar.tsx';

afterEach(cleanup);

const queued = foldRun(sampleLog(false).slice(0, 1), emptyRunView('run_1'));

function bar(waiting: RunWaiting | undefined, isStopping = false) {
  return (
    <RunBar
      run={run('run_1', { status: 'queued' })}
      view={{ ...queued, waiting }}
      isStopping={isStopping}
      isInterrupted={false}
      $now={atom(0)}
      onStop={() => {}}
    />
  );
}

const wordOf = ({ container }: Rendered) => container.querySelector('strong')?.textContent;
const saidIn = ({ container }: Rendered) => container.querySelector('[role="status"]')?.textContent;

/** Once what is fetched for it is there. */
const shows = async (rendered: Rendered, word: string) => await until(() => wordOf(rendered) === word);

it('R7 shows the place of a run that waits as it changes, and tells a screen reader once', async () => {
  const rendered = render(bar(undefined));
  expect([wordOf(rendered), saidIn(rendered)]).toEqual(['Queued', undefined]);
  rendered.rerender(bar({ place: 3, about_s: 120 }));
  await shows(rendered, 'Waiting · 3rd in line, about 2 minutes');
  expect(saidIn(rendered)).toBe('Waiting · 3rd in line, about 2 minutes');
  rendered.rerender(bar({ place: 1, about_s: 40 }));
  await shows(rendered, 'Waiting · next in line, about 40 seconds');
  expect(saidIn(rendered)).toBe('Waiting · 3rd in line, about 2 minutes');
});

it('R7 says nothing of a time when nothing tells it, and no place once Stop was pressed', async () => {
  const rendered = render(bar({ place: 22, about_s: null }));
  await shows(rendered, 'Waiting · 22nd in line');
  rendered.rerender(bar({ place: 22, about_s: null }, true));
  expect(wordOf(rendered)).toBe('Stopping');
});
