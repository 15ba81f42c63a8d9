// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, click, render } from '../testing/render.tsx';
import { SecretMaker } from './secret-maker.tsx';

afterEach(cleanup);

const texts = {
  make: 'New key',
  made: 'Key made',
  once: 'It is shown this once.',
  secretName: 'Key',
  copy: 'Copy',
  done: 'Done',
};

function open(secret: string | null) {
  const onDismiss = vi.fn();
  const element = (now: string | null) => (
    <SecretMaker
      texts={texts}
      secret={now}
      onDismiss={onDismiss}
      copy={async () => true}
      renderForm={(onCancel) => <button onClick={onCancel}>Cancel</button>}
    />
  );
  const { container, rerender } = render(element(secret));
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name) ?? null;
  return { container, button, onDismiss, show: (now: string | null) => rerender(element(now)) };
}

it('asks with a form, and gives the focus back to where it was asked when that is taken back', () => {
  const { button } = open(null);
  expect(document.activeElement).toBe(document.body);
  click(button('New key'));
  click(button('Cancel'));
  expect(button('Cancel')).toBe(null);
  expect(document.activeElement).toBe(button('New key'));
});

it('shows what was made until Done, brings the person to it, and then back to the button', () => {
  const { container, button, onDismiss, show } = open(null);
  click(button('New key'));
  show('sk_1234');
  expect(container.querySelector('[aria-label="Key"]')?.textContent).toBe('sk_1234');
  expect(document.activeElement?.textContent).toBe('Key made');
  click(button('Done'));
  expect(onDismiss).toHaveBeenCalledOnce();
  show(null);
  expect(container.textContent).not.toContain('sk_1234');
  expect(document.activeElement).toBe(button('New key'));
});
