// @vitest-environment jsdom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tests } from 'commonmark-spec';
import { provideEnvironment, type Environment } from '@loupe/shared/environment';
import { cleanup, render } from '@loupe/shared/testing/render';
import { Markdown } from '../markdown.tsx';
import { canonicalTree } from './canonical-tree.ts';
import { deviations } from './deviations.ts';

beforeAll(() => provideEnvironment({ log: { error: () => {} } } as unknown as Environment));
afterEach(cleanup);

/** The specification writes a tab as an arrow. */
const examples = tests.map(({ number, markdown, html }) => ({
  number,
  markdown: markdown.replaceAll('→', '\t'),
  html: html.replaceAll('→', '\t'),
}));
const deviating = new Set(deviations.flatMap((one) => one.examples));

function specified(html: string): string {
  return canonicalTree(new DOMParser().parseFromString(html, 'text/html').body);
}

describe('M1 the examples of the CommonMark specification', () => {
  it.each(examples.filter(({ number }) => !deviating.has(number)))(
    'example $number means what the specification says',
    ({ markdown, html }) => {
      const { container } = render(<Markdown text={markdown} />);
      expect(canonicalTree(container)).toBe(specified(html));
    },
  );

  it.each(examples.filter(({ number }) => deviating.has(number)))(
    'example $number is listed as a deviation and is one',
    ({ markdown, html }) => {
      const { container } = render(<Markdown text={markdown} />);
      expect(canonicalTree(container)).not.toBe(specified(html));
    },
  );

  it.each(examples)(
    'example $number looks the same streamed in small pieces as whole',
    async ({ markdown }) => {
      const whole = await drawn(render(<Markdown text={markdown} />).container);
      const { container, rerender } = render(<Markdown text="" isStreaming />);
      for (let end = 3; end < markdown.length; end += 3)
        rerender(<Markdown text={markdown.slice(0, end)} isStreaming />);
      rerender(<Markdown text={markdown} />);
      expect(await drawn(container)).toBe(whole);
    },
  );
});

/** What is there once formulas are drawn, without ids: they are new in every document. */
async function drawn(container: Element): Promise<string> {
  await vi.waitFor(() => expect(container.querySelector('[data-state="loading"]')).toBeNull());
  return container.innerHTML.replaceAll(/_r_\w+_/g, '_');
}
