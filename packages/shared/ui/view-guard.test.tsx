// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { cleanup, render } from '../testing/render.tsx';
import { ViewGuard, type ViewGuardProps } from './view-guard.tsx';

afterEach(cleanup);

function shown(props: Omit<ViewGuardProps, 'children'>) {
  const { container } = render(
    <ViewGuard {...props}>
      <button type="button">Pay</button>
    </ViewGuard>,
  );
  const button = container.querySelector('button');
  return { text: container.textContent, isUsable: button?.matches(':disabled') === false };
}

const reading = { userName: 'Pia Neumann', isReadOnly: true };
const changing = { ...reading, isReadOnly: false };

describe('R18 parts that the server refuses in a view', () => {
  it('R18 leaves a part as it is in a session of one’s own', () => {
    expect(shown({ view: null, refuses: 'personal' })).toEqual({ text: 'Pay', isUsable: true });
  });

  it('R18 disables what only the person may do in every view, and says whose it is', () => {
    for (const view of [reading, changing]) {
      const { text, isUsable } = shown({ view, refuses: 'personal' });
      expect(isUsable).toBe(false);
      expect(text).toContain('Pia Neumann');
    }
  });

  it('R18 does not repeat a sentence that is elsewhere already', () => {
    expect(shown({ view: reading, refuses: 'personal', whyId: 'why' })).toEqual({
      text: 'Pay',
      isUsable: false,
    });
  });

  it('R18 disables a change only in a view without changes', () => {
    expect(shown({ view: reading, refuses: 'change' }).isUsable).toBe(false);
    expect(shown({ view: changing, refuses: 'change' })).toEqual({ text: 'Pay', isUsable: true });
  });
});
