// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { atom } from 'nanostores';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { cleanup, click, render } from '@loupe/shared/testing/render';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { noSlots } from '@loupe/shared/slots';
import { SharePageView } from './share-page.tsx';

const at = '2026-01-05T12:00:00Z';
const report =
  '# Rising trend\n\nThe close of [97.42](#figure:close) holds.[1](#source:1) [Unknown](#figure:no)';
const events = [
  {
    seq: 1,
    at,
    type: 'run.started',
    data: { attempt: 1, engine: 'analyst', engine_label: 'Built-in analyst', stages: [] },
  },
  {
    seq: 2,
    at,
    type: 'source.added',
    data: {
      source: {
        n: 1,
        kind: 'file',
        title: 'prices.csv',
        locator: 'line 757',
        url: null,
        file_id: null,
        excerpt: '',
        fetched_at: at,
        is_sample: true,
      },
    },
  },
  {
    seq: 3,
    at,
    type: 'figure.added',
    data: {
      figure: {
        id: 'close',
        label: 'Close of 5 January',
        value: '97.42',
        formula: 'last(Close)',
        inputs: [{ name: 'Close', value: '97.42', from: 'line 757' }],
        source_n: 1,
      },
    },
  },
  {
    seq: 4,
    at,
    type: 'finding.added',
    data: { finding: { id: 'f', title: 'Volatility', detail: '27 %', status: 'medium risk' } },
  },
  { seq: 5, at, type: 'text.delta', data: { part: 'report', text: report } },
];
const message = { created_at: at, agent: null };
const chat = {
  title: 'Northwind',
  frozen_at: at,
  runs: [],
  messages: [
    {
      ...message,
      id: 'msg_1',
      role: 'user',
      text: '<b>Is it rising?</b>',
      run_id: null,
      file_names: ['prices.csv'],
    },
    { ...message, id: 'msg_2', role: 'assistant', text: 'Yes, **it is**.', run_id: 'run_1', file_names: [] },
  ],
};

/** The page as a stranger opens it. */
async function open(isShared: boolean, isReplay = false) {
  const world = createTestEnvironment();
  provideEnvironment(world);
  if (isShared) {
    world.server.answer('GET /public/shares/shr_1', { shared_chat: chat });
    world.server.answer('GET /public/shares/shr_1/events', { runs: [{ run_id: 'run_1', events }] });
  }
  const titles: string[] = [];
  const outdated: string[] = [];
  const host = {
    navigate: () => {},
    notify: () => {},
    request: createRequest(),
    $user: atom(null),
    get $theme() {
      outdated.push('$theme');
      return atom<'light' | 'dark'>('light');
    },
    setTitle: (title: string) => void titles.push(title),
    setUnsaved: () => {},
    reportError: () => {},
    config: {},
    slots: noSlots,
  };
  const { container } = render(<SharePageView host={host} shareId="shr_1" isReplay={isReplay} />);
  await act(() => world.advance(0));
  return { page: container, titles, outdated };
}

describe('the share page', () => {
  // What the page fetches on demand is there from the start: a test waits for the page, not for its code.
  beforeAll(async () => {
    await import('../features/evidence/shared-evidence.tsx');
    await import('./shared-replay.tsx');
    await import('../features/report/report-notes.tsx');
  }, 60_000);
  afterEach(cleanup);

  it('R14 shows the conversation, the report and its sources, read only', async () => {
    const { page, titles } = await open(true);
    expect(titles).toEqual(['Northwind']);
    expect(page.querySelector('h1')?.textContent).toBe('Northwind');
    expect(page.textContent).toContain('<b>Is it rising?</b>');
    expect(page.querySelector('[data-markdown=report] h1')?.textContent).toBe('Rising trend');
    expect(page.textContent).toContain('Medium risk');
    expect(page.querySelector('ol')?.textContent).toContain('prices.csv');
    expect(page.querySelector('textarea, input, [contenteditable]')).toBeNull();
  });

  it('touches nothing of the host that is on its way out', async () => {
    expect((await open(true)).outdated).toEqual([]);
    expect((await open(true, true)).outdated).toEqual([]);
  });

  it('R14 a number opens its formula and inputs', async () => {
    const { page } = await open(true);
    click(page.querySelector('[data-figure=close]'));
    // The sheet's own timing is waited for, not driven.
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    await expect
      .poll(() => document.body.textContent)
      .toMatch(/Close of 5 January.*How it was computed.*last\(Close\).*Close97\.42line 757/s);
  });

  it('R14 X3 its replay has an address of its own and begins before the first event', async () => {
    const { page, titles } = await open(true, true);
    expect(titles).toEqual(['Northwind, replay']);
    expect(page.querySelector('[aria-current=page]')?.textContent).toBe('Replay');
    globalThis.IS_REACT_ACT_ENVIRONMENT = false;
    await expect.poll(() => page.querySelector('output')?.textContent).toBe('0/5');
    expect(page.querySelector('[data-markdown=report]')).toBeNull();
  });

  it('X2 a link that leads nowhere says only that', async () => {
    const { page, titles } = await open(false);
    expect(page.textContent).toContain('This shared chat is not available');
    expect(titles).toEqual(['Not available']);
  });
});
