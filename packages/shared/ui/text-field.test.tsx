// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cleanup, click, render, type } from '../testing/render.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

describe('text field', () => {
  it('ties label, hint and error to the input', () => {
    const { container } = render(
      <TextField
        label="Email"
        name="email"
        value=""
        onChange={vi.fn()}
        hint="Work address"
        error="Enter your email."
      />,
    );
    const input = container.querySelector('input');
    const described = (input?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(input?.labels?.[0]?.textContent).toBe('Email');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Enter your email.',
      'Work address',
    ]);
    expect(input?.getAttribute('aria-invalid')).toBe('true');
  });

  it('is not invalid without an error', () => {
    const { container } = render(<TextField label="Name" name="name" value="" onChange={vi.fn()} />);
    expect(container.querySelector('input')?.hasAttribute('aria-invalid')).toBe(false);
    expect(container.querySelector('input')?.hasAttribute('aria-describedby')).toBe(false);
  });

  it('gives the typed text', () => {
    const onChange = vi.fn();
    const { container } = render(<TextField label="Name" name="name" value="" onChange={onChange} />);
    type(container.querySelector('input'), 'Ada');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('Ada');
  });

  it('shows and hides a password without losing it', () => {
    const { container } = render(
      <TextField label="Password" name="password" type="password" value="secret words" onChange={vi.fn()} />,
    );
    const input = container.querySelector('input');
    const toggle = container.querySelector('button');
    expect(input?.type).toBe('password');
    click(toggle);
    expect(input?.type).toBe('text');
    expect(input?.value).toBe('secret words');
    expect(toggle?.getAttribute('aria-label')).toBe('Hide password');
    click(toggle);
    expect(input?.type).toBe('password');
  });
});
