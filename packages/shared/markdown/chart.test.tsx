// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, click, render } from '@loupe/shared/testing/render';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

const table = `| Year | Revenue (EUR million) | Operating profit (EUR million) |
| --- | ---: | ---: |
| 2023 | [204.3](#figure:revenue-2023) | 17.2 [1](#source:1) |
| 2024 | [219.8](#figure:revenue-2024) | 20.4 |`;
const chart = `[What moved](#block:chart-bar)\n\n${table}`;

async function show(text: string, language?: 'de') {
  const { container } = render(<Markdown text={text} language={language} onFigure={() => {}} />);
  await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  return container;
}

describe('a chart of a report', () => {
  it('is drawn from the table behind its title, with names, unit and the numbers of the last point', async () => {
    const container = await show(chart);
    const figure = container.querySelector('figure');
    expect(figure?.getAttribute('aria-label')).toBe('What moved');
    expect(figure?.querySelectorAll('svg rect[data-series]')).toHaveLength(4);
    expect([...(figure?.querySelectorAll('span[data-series]') ?? [])].map((one) => one.textContent)).toEqual([
      'Revenue 219.8',
      'Operating profit 20.4',
    ]);
    expect(figure?.querySelector('svg text')?.textContent).toBe('EUR million');
    const slider = figure?.querySelector('[role="slider"]');
    expect(slider?.getAttribute('aria-valuetext')).toBe(
      '2024: Revenue 219.8, Operating profit 20.4 (EUR million)',
    );
    expect(figure?.querySelector('p [data-figure="revenue-2024"]')?.textContent).toBe('219.8');
  });

  it('goes from point to point with the arrow keys', async () => {
    const container = await show(chart);
    const slider = container.querySelector<HTMLElement>('[role="slider"]');
    act(() => void slider?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })));
    expect(slider?.getAttribute('aria-valuenow')).toBe('1');
    expect(slider?.getAttribute('aria-valuetext')).toContain('2023: Revenue 204.3');
  });

  it('has its table beside it, found by a search of the page while it is folded', async () => {
    const container = await show(chart);
    const folded = container.querySelector('[hidden]');
    expect(folded?.getAttribute('hidden')).toBe('until-found');
    expect(folded?.querySelectorAll('tbody tr')).toHaveLength(2);
    const [, asTable] = container.querySelectorAll<HTMLInputElement>('input[type="radio"]');
    if (asTable) click(asTable);
    expect(container.querySelector('[hidden]')).toBeNull();
    expect(container.querySelector('svg')).toBeNull();
  });

  it('reads numbers as the language of the report writes them', async () => {
    const german = chart.replaceAll('.', ',');
    expect((await show(german, 'de')).querySelector('[role="slider"]')).not.toBeNull();
    cleanup();
    // Read as English these would be other numbers: nothing is drawn rather than something wrong.
    const container = await show(german.replace('204,3', '204,35'));
    expect(container.querySelector('svg')).toBeNull();
    expect(container.querySelectorAll('tbody tr')).toHaveLength(2);
  });

  it('is the same streamed as whole', async () => {
    const { container, rerender } = render(<Markdown text="" isStreaming />);
    for (let end = 1; end < chart.length; end += 7)
      rerender(<Markdown text={chart.slice(0, end)} isStreaming />);
    rerender(<Markdown text={chart} />);
    await vi.waitFor(() => expect(container.querySelector('figure')).not.toBeNull());
    const streamed = container.querySelector('figure')?.textContent;
    cleanup();
    expect((await show(chart)).querySelector('figure')?.textContent).toBe(streamed);
  });
});

describe('the title of a block', () => {
  it('is a heading one level below the one before it, and the name of its table', async () => {
    const container = await show(`# Report\n\n## Score\n\n[Criteria](#block:scorecard)\n\n${table}`);
    expect(container.querySelector('h3')?.textContent).toBe('Criteria');
    expect(container.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('Table: Criteria');
  });

  it('is not said again below a heading with the same words', async () => {
    const container = await show(`# Report\n\n## Scorecard\n\n[Scorecard](#block:scorecard)\n\n${table}`);
    expect([...container.querySelectorAll('h1, h2, h3, p')].map((one) => one.textContent)).toEqual([
      'Report',
      'Scorecard',
    ]);
  });

  it('of a plain table is a caption, and what is no known block stays text', async () => {
    const container = await show(`[Lines](#block:caption)\n\n${table}\n\n[Other](#block:script)`);
    expect(container.querySelector('p[data-block="caption"]')?.textContent).toBe('Lines');
    expect(container.querySelector('p:not([data-block])')?.textContent).toBe('Other');
    expect(container.querySelector('h2, h3, a')).toBeNull();
  });
});
