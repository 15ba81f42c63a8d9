// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Comparison, Figure, Finding, Source } from '../contract/run-events.ts';
import { cleanup, click, render } from '../testing/render.tsx';
import { AlsoSaid } from './also-said.tsx';
import { ReadAs } from './read-as.tsx';
import { otherValuesOfFigure, otherValuesOfSource } from './other-values.ts';

afterEach(cleanup);

const source = (n: number, title: string): Source => ({
  n,
  kind: 'file',
  title,
  locator: `line ${n}`,
  url: null,
  file_id: null,
  excerpt: '',
  fetched_at: '',
  is_sample: false,
});

const sources = [source(1, 'accounts.csv'), source(2, 'report.md'), source(3, 'press.md')];

const value = (text: string, source_ns: number[], more: Partial<Comparison['values'][number]> = {}) => ({
  text,
  state: 'holds' as const,
  is_computed: false,
  source_ns,
  ...more,
});

const finding = (relation: Comparison['relation'], ...values: Comparison['values']): Finding => ({
  id: 'revenue-2025',
  title: 'Revenue 2025',
  detail: '',
  status: 'for review',
  comparison: { relation, values },
});

const figure = (source_n: number | null, finding_ids = ['revenue-2025']): Figure => ({
  id: 'f',
  label: 'Revenue 2025',
  value: '412.6',
  formula: 'as stated',
  inputs: [],
  source_n,
  finding_ids,
});

const said = (told: ReturnType<typeof otherValuesOfFigure>) =>
  told.flatMap((one) =>
    one.told.map(({ text, standing, sources: at }) => [text, standing, ...at.map(({ n }) => n)]),
  );

describe('R7 what else was said of a number or statement', () => {
  const differing = finding('differs', value('412.6', [1, 2]), value('430', [3]));

  it('R7 is the other places of its value, and the values that differ from it', () => {
    expect(said(otherValuesOfFigure(figure(1), [differing], sources))).toEqual([
      ['412.6', 'same', 2],
      ['430', 'differs', 3],
    ]);
    expect(said(otherValuesOfSource(3, [differing], sources))).toEqual([['412.6', 'differs', 1, 2]]);
  });

  it.each(['superseded', 'corrected'] as const)(
    'R7 says of a value that it was %s, and not that it differs',
    (state) => {
      const restated = finding(state, value('412.6', [1]), value('405', [3], { state }));
      expect(said(otherValuesOfFigure(figure(1), [restated], sources))).toEqual([['405', state, 3]]);
      expect(said(otherValuesOfSource(3, [restated], sources))).toEqual([['412.6', null, 1]]);
    },
  );

  it('R7 compares no values of different units', () => {
    const unlike = finding('not_comparable', value('EUR 412.6', [1]), value('USD 430', [3]));
    expect(said(otherValuesOfFigure(figure(1), [unlike], sources))).toEqual([
      ['USD 430', 'not_comparable', 3],
    ]);
  });

  it('R7 takes a computed value for the number itself, and what it was computed from for no place that says it', () => {
    const computed = finding('differs', value('8.1 %', [2], { is_computed: true }), value('8.5 %', [3]));
    expect(said(otherValuesOfFigure(figure(1), [computed], sources))).toEqual([
      ['8.1 %', 'same', 2],
      ['8.5 %', 'differs', 3],
    ]);
    const nowhere = finding('differs', value('8.1 %', [], { is_computed: true }), value('8.5 %', [3]));
    expect(said(otherValuesOfSource(3, [nowhere], sources))).toEqual([['8.1 %', 'differs']]);
  });

  it('R7 is nothing where one place says it, or nobody compared it', () => {
    const { comparison: _, ...uncompared } = differing;
    expect(otherValuesOfFigure(figure(1), [finding('alone', value('412.6', [1]))], sources)).toEqual([]);
    expect(otherValuesOfFigure(figure(1), [uncompared], sources)).toEqual([]);
    expect(otherValuesOfFigure(figure(1, []), [differing], sources)).toEqual([]);
    expect(otherValuesOfSource(9, [differing], sources)).toEqual([]);
  });

  it('R7 is shown with its standing in words, and each place is a button', () => {
    const onSource = vi.fn();
    const { container } = render(
      <AlsoSaid toldOf={otherValuesOfSource(1, [differing], sources)} onSource={onSource} />,
    );
    expect(container.querySelector('section')?.getAttribute('aria-label')).toBe('Also said');
    const [same, other] = [...container.querySelectorAll('li')];
    expect(same?.textContent).toContain('the same');
    expect(other?.textContent).toContain('differs');
    const place = other?.querySelector('button') ?? null;
    expect(place?.textContent).toBe('press.md, line 3');
    click(place);
    expect(onSource).toHaveBeenCalledWith(3);
  });

  it('R7 takes no room where there is nothing', () => {
    expect(render(<AlsoSaid toldOf={[]} onSource={vi.fn()} />).container.textContent).toBe('');
  });
});

describe('R7 how a passage was read', () => {
  it('R7 is in one line, further ones folded', () => {
    const { container } = render(<ReadAs text={'31 of 412 rows used\nRegion: North\nRegion: South'} />);
    expect(container.textContent).toContain('Read as 31 of 412 rows used');
    expect(container.querySelector('summary')?.textContent).toBe('2 more lines');
    expect(container.querySelectorAll('li')).toHaveLength(2);
  });
});
