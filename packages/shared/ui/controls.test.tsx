// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { act } from 'react';
import { cleanup, click, press, render, type } from '../testing/render.tsx';
import { Badge } from './badge.tsx';
import { BrandMark } from './brand-mark.tsx';
import { Checkbox } from './checkbox.tsx';
import { FilterChip } from './chip.tsx';
import { NumberField } from './number-field.tsx';
import { Progress } from './progress.tsx';
import { SearchField } from './search-field.tsx';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';
import { SplitHandle } from './split-handle.tsx';
import { Switch } from './switch.tsx';
import { Table } from './table.tsx';
import { TextArea } from './text-area.tsx';

afterEach(cleanup);

describe('fields', () => {
  it('gives the chosen option', () => {
    const onChange = vi.fn();
    const options = [
      { value: 'quick', label: 'Quick' },
      { value: 'deep', label: 'Deep' },
    ] as const;
    const { container } = render(
      <SelectField label="Depth" name="depth" value="quick" options={options} onChange={onChange} />,
    );
    expect(container.querySelector('select')?.labels[0]?.textContent).toBe('Depth');
    type(container.querySelector('select'), 'deep');
    expect(onChange).toHaveBeenCalledWith('deep');
  });

  it('gives a number, and null for none', () => {
    const onChange = vi.fn();
    const { container } = render(
      <NumberField label="Cap" name="cap" value={60} onChange={onChange} unit="credits" />,
    );
    type(container.querySelector('input'), '90');
    type(container.querySelector('input'), '');
    expect(onChange.mock.calls).toEqual([[90], [null]]);
  });

  it('gives the text of several lines', () => {
    const onChange = vi.fn();
    const { container } = render(<TextArea label="Question" name="question" value="" onChange={onChange} />);
    type(container.querySelector('textarea'), 'one\ntwo');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('one\ntwo');
  });

  it('ticks and switches by the label', () => {
    const [onTick, onSwitch] = [vi.fn(), vi.fn()];
    const { container } = render(
      <>
        <Checkbox
          label="I agree"
          name="agree"
          isChecked={false}
          onChange={onTick}
          error="Please agree first."
        />
        <Switch label="Notify me" name="notify" isOn onChange={onSwitch} />
      </>,
    );
    const [box, toggle] = [...container.querySelectorAll('input')];
    click(box?.labels?.[0] ?? null);
    click(toggle ?? null);
    expect(onTick).toHaveBeenCalledExactlyOnceWith(true);
    expect(onSwitch).toHaveBeenCalledExactlyOnceWith(false);
    expect(box?.getAttribute('aria-invalid')).toBe('true');
    expect(toggle?.getAttribute('role')).toBe('switch');
  });

  it('chooses one of a few pills', () => {
    const onChange = vi.fn();
    const options = [
      { value: '1M', label: '1M' },
      { value: '6M', label: '6M' },
    ];
    const { container } = render(
      <Segmented label="Range" value="6M" options={options} onChange={onChange} />,
    );
    const [month, half] = [...container.querySelectorAll('input')];
    expect(half?.checked).toBe(true);
    click(month ?? null);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1M');
  });

  it('clears a search by button and by Escape, and keeps the focus', () => {
    const onChange = vi.fn();
    const { container } = render(<SearchField label="Search agents" value="patent" onChange={onChange} />);
    click(container.querySelector('button'));
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(document.activeElement).toBe(container.querySelector('input'));
    press('Escape');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('tells whether a filter is on', () => {
    const { container } = render(<FilterChip isPressed>Finance</FilterChip>);
    expect(container.querySelector('button')?.getAttribute('aria-pressed')).toBe('true');
  });
});

function setUpHandle(value: number) {
  const onChange = vi.fn();
  const { container } = render(
    <SplitHandle value={value} min={20} max={70} defaultValue={30} onChange={onChange} />,
  );
  return { onChange, handle: container.querySelector('[role=separator]') };
}

describe('split handle', () => {
  it.each([
    ['ArrowLeft', 42],
    ['ArrowRight', 38],
    ['Home', 20],
    ['End', 70],
  ])('S3 moves from 40 %% by %s to %i %%', (key, width) => {
    const { onChange, handle } = setUpHandle(40);
    press(key, {}, handle);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(width);
  });

  it('S3 goes no further than its limits and resets on double click', () => {
    const atEnd = setUpHandle(70);
    press('ArrowLeft', {}, atEnd.handle);
    expect(atEnd.onChange).not.toHaveBeenCalled();
    act(() => void atEnd.handle?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
    expect(atEnd.onChange).toHaveBeenCalledExactlyOnceWith(30);
  });

  it('tells its value', () => {
    const { handle } = setUpHandle(40);
    expect(handle?.getAttribute('aria-valuenow')).toBe('40');
    expect(handle?.getAttribute('aria-orientation')).toBe('vertical');
  });
});

describe('table', () => {
  const rows = [
    { id: 'a', name: 'Ada', credits: 12 },
    { id: 'b', name: 'Bo', credits: 7 },
  ];

  it('has a caption, column and row heads, and sorts by its head', () => {
    const onSort = vi.fn();
    const { container } = render(
      <Table
        caption="Users"
        rows={rows}
        rowKey={(row) => row.id}
        sort={{ key: 'credits', direction: 'ascending' }}
        onSort={onSort}
        columns={[
          { key: 'name', header: 'Name', render: (row) => row.name, isRowHeader: true },
          {
            key: 'credits',
            header: 'Credits',
            render: (row) => row.credits,
            isNumeric: true,
            isSortable: true,
          },
        ]}
      />,
    );
    expect(container.querySelector('caption')?.textContent).toBe('Users');
    expect([...container.querySelectorAll('tbody th')].map((cell) => cell.textContent)).toEqual([
      'Ada',
      'Bo',
    ]);
    expect(container.querySelector('[aria-sort=ascending]')?.textContent).toBe('Credits');
    expect(container.querySelector('[role=region]')?.getAttribute('tabindex')).toBe('0');
    click(container.querySelector('thead button'));
    expect(onSort).toHaveBeenCalledExactlyOnceWith({ key: 'credits', direction: 'descending' });
  });
});

describe('marks', () => {
  it('hides a count of 0 and speaks the others', () => {
    expect(render(<Badge count={0} />).container.innerHTML).toBe('');
    expect(render(<Badge count={2} label="2 running" />).container.textContent).toContain('2 running');
  });

  it('gives the brand mark its name', () => {
    const { container } = render(<BrandMark name="Prism" />);
    expect(container.querySelector('svg')?.getAttribute('aria-label')).toBe('Logo');
    expect(container.textContent).toBe('Prism');
  });

  it('invents no share of progress', () => {
    const { container } = render(<Progress label="prices.csv" />);
    expect(container.querySelector('[role=progressbar]')?.hasAttribute('aria-valuenow')).toBe(false);
  });
});
