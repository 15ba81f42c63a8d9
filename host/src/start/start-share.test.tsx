// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $snackbar } from '@loupe/shared/stores/snackbar';
import { startShare } from './start-share.tsx';

vi.mock('../features/impersonation/exchange-hand-off.ts', () => {
  throw new Error('the line is gone');
});

beforeEach(() => {
  // What the page begins later has no window any more once the test is over.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  // What this browser lacks.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  document.body.innerHTML = '<div id="root"></div>';
});

afterEach(() => void vi.useRealTimers());

it('H4 a shared chat is shown, and says what is missing, when the code that begins a view did not come', async () => {
  history.replaceState(null, '', '/share/chat_1?adminToken=abc');
  await act(startShare);
  expect(document.querySelector('main')).not.toBeNull();
  expect($snackbar.get()).toMatchObject({
    message: 'The view could not begin. Start it again.',
    color: 'error',
    visible: true,
  });
  expect(location.search).toBe('');
});
