// @vitest-environment jsdom
import { act } from 'react';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, click, render, type } from '@loupe/shared/testing/render';
import { createAgentPage, type AgentPage } from '../../stores/agent-page.ts';
import { agentDetail, message, run } from '../../testing/chat-fixtures.ts';
import { createTestOutside, type TestOutside } from '../../testing/chat-outside.ts';
import { until } from '../../testing/until.ts';
import { StartForm } from './start-form.tsx';

describe('the start form', () => {
  let outside: TestOutside;
  let page: AgentPage;
  let container: HTMLElement;

  beforeEach(async () => {
    outside = createTestOutside();
    page = createAgentPage({ ...outside, $balance: atom<number | null>(50) }, 'stocks');
    outside.environment.server.answer('GET /agents/stocks', { agent: agentDetail() });
    outside.environment.server.answer('POST /chats', { chat: { id: 'cht_9' } });
    await page.load();
    ({ container } = render(
      <StartForm page={page} agent={agentDetail()} onNavigate={(to) => outside.paths.push(to)} />,
    ));
  });
  afterEach(cleanup);

  const button = (name: string) =>
    [...container.querySelectorAll('button')].find((one) => one.textContent === name) ?? null;

  it('R8 the button names the hold of the depth chosen, and a short balance is named beside it', () => {
    expect(button('Start, hold up to 60 credits')).not.toBeNull();
    expect(container.textContent).toContain('This holds up to 60 credits; you have 50 credits.');
    click(container.querySelector('input[value="quick"]'));
    expect(button('Start, hold up to 40 credits')).not.toBeNull();
    expect(container.textContent).toContain('What is not used is returned when the run ends.');
  });

  it('says whether time and credits were measured or estimated, by depth', async () => {
    const measured = { runs: 34, credits_from: 12, credits_to: 19, seconds_from: 4, seconds_to: 9 };
    expect(container.textContent).toContain('there are fewer than 20 finished runs to measure.');
    cleanup();
    const agent = agentDetail({ typical: { quick: null, standard: measured, deep: null } });
    outside.environment.server.answer('GET /agents/stocks', { agent });
    await act(() => page.load());
    ({ container } = render(<StartForm page={page} agent={agent} onNavigate={() => {}} />));
    expect(container.textContent).toContain('4–9 s');
    expect(container.textContent).toContain('12–19 credits');
    expect(container.textContent).toContain('Time and credits of the middle half of 34 finished runs.');
    click(container.querySelector('input[value="quick"]'));
    expect(container.textContent).toContain('20–40 credits');
  });

  it('R8 an error is at its field, and goes when the field is changed', async () => {
    await act(() => page.startRun());
    const file = container.querySelector('input[type="file"]');
    expect(file?.getAttribute('aria-invalid')).toBe('true');
    const described = file
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toContain('Choose a file for price file.');
    act(() => page.setValue('prices', 'fil_1'));
    expect(file?.getAttribute('aria-invalid')).toBeNull();
  });

  it('R8 a field that is rarely needed is folded away until it holds something or is not right', () => {
    cleanup();
    const agent = agentDetail({
      inputs: agentDetail().inputs.map((field) => ({ ...field, is_secondary: field.name === 'stop' })),
    });
    ({ container } = render(<StartForm page={page} agent={agent} onNavigate={() => {}} />));
    const more = () => container.querySelector('details');
    expect(more()?.open).toBe(false);
    act(() => page.setValue('stop', '88'));
    expect(more()?.open).toBe(true);
    expect(more()?.querySelector('input[name="stop"]')).not.toBeNull();
  });

  it('a field of several files names each that was chosen, and each can be taken out again', () => {
    cleanup();
    const [prices, ...others] = agentDetail().inputs;
    if (prices === undefined) throw new Error('The agent has no field.');
    const sheets = { ...prices, kind: 'files' as const };
    const agent = agentDetail({ inputs: [sheets, ...others] });
    ({ container } = render(<StartForm page={page} agent={agent} onNavigate={() => {}} />));
    const input = () => container.querySelector('input[type="file"]');
    expect(input()?.hasAttribute('multiple')).toBe(true);
    expect(button('Choose files')).not.toBeNull();
    act(() => page.chooseFiles(sheets, [new File(['a'], 'tarn.csv'), new File(['b'], 'ellis.csv')]));
    const described = () =>
      input()
        ?.getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    expect(described()).toMatch(/tarn\.csv.*ellis\.csv/);
    expect(button('Choose files')).not.toBeNull();
    click(container.querySelector('button[aria-label="Remove tarn.csv"]'));
    expect(described()).not.toContain('tarn.csv');
    expect(described()).toContain('ellis.csv');
  });

  it('R8 an example is taken over with one click', () => {
    click(button('88'));
    expect(page.$values.get().stop).toBe('88');
    type(container.querySelector('input[name="stop"]'), '90');
    expect(page.$values.get().stop).toBe('90');
  });

  it('R8 the sample leads to a running report with one click', async () => {
    outside.environment.server.answer('POST /chats/cht_9/messages', {
      message: message('msg_1', 'user'),
      run: run('run_1'),
    });
    click(button('Try with sample data'));
    await until(() => outside.paths.length > 0);
    expect(outside.paths).toEqual(['/chat/cht_9']);
  });
});
