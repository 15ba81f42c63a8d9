// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, focus, press, render, type } from '../testing/render.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

afterEach(cleanup);

function setUp(props: Partial<DateFieldProps> = {}) {
  const onChange = vi.fn();
  const { container } = render(
    <DateField label="From" name="from" value="2026-01-05" onChange={onChange} {...props} />,
  );
  const input = container.querySelector('input') as HTMLInputElement;
  return { onChange, input };
}

describe('date field', () => {
  it('F8 shows the placeholder mm/dd/yyyy and the value in that form', () => {
    const { input } = setUp();
    expect(input.placeholder).toBe('mm/dd/yyyy');
    expect(input.value).toBe('01/05/2026');
  });

  it('F8 gives the value on blur and not before', () => {
    const { input, onChange } = setUp();
    type(input, '2/28/2026');
    expect(onChange).not.toHaveBeenCalled();
    focus(null);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-02-28');
  });

  it('F8 gives the value on Enter', () => {
    const { input, onChange } = setUp();
    type(input, '12/31/2025');
    press('Enter', {}, input);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2025-12-31');
  });

  it.each(['02/30/2026', 'soon', '31/12/2025'])(
    'F8 ignores %s and returns to the last valid value',
    (text) => {
      const { input, onChange } = setUp();
      type(input, text);
      focus(null);
      expect(onChange).not.toHaveBeenCalled();
      expect(input.value).toBe('01/05/2026');
    },
  );

  it('F8 ignores a day outside the allowed range', () => {
    const { input, onChange } = setUp({ max: '2026-01-31' });
    type(input, '02/01/2026');
    focus(null);
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('01/05/2026');
  });

  it('can be emptied unless it is required', () => {
    const free = setUp();
    type(free.input, '');
    focus(null);
    expect(free.onChange).toHaveBeenCalledExactlyOnceWith('');
    const required = setUp({ isRequired: true });
    type(required.input, '');
    focus(null);
    expect(required.onChange).not.toHaveBeenCalled();
    expect(required.input.value).toBe('01/05/2026');
  });
});
