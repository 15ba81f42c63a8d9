// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { cleanup, render } from '@loupe/shared/testing/render';
import { createTestEnvironment } from '@loupe/shared/testing/test-environment';
import { $isLeavingAsked, setUnsaved } from '../../services/unsaved.ts';
import { LeaveQuestionPart } from './leave-question-part.tsx';
import { $wayOut, leavePageBy } from './leaving.ts';

vi.mock('./leave-question.tsx', () => {
  throw new Error('the line is gone');
});

const way = vi.fn<() => void>();
const confirm = vi.fn<(text: string) => boolean>();

let world = createTestEnvironment();
beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
  vi.stubGlobal('confirm', confirm);
});
afterEach(() => {
  cleanup();
  setUnsaved('form', false);
  vi.resetAllMocks();
});

const questionFails = () => act(() => vi.waitFor(() => expect(world.errors).not.toEqual([])));

it('asks in the browser once it turns out that the question does not come', async () => {
  setUnsaved('form', true);
  render(<LeaveQuestionPart />);
  expect(confirm).not.toHaveBeenCalled();
  confirm.mockReturnValue(true);
  act(() => leavePageBy(way));
  await questionFails();
  expect([confirm.mock.calls.length, way.mock.calls.length]).toEqual([1, 1]);
});

it('has the browser ask before something unsaved is left, when the question itself could not be loaded', async () => {
  setUnsaved('form', true);
  const { container } = render(<LeaveQuestionPart />);
  await questionFails();
  confirm.mockReturnValueOnce(false).mockReturnValueOnce(true);
  act(() => leavePageBy(way));
  expect(confirm).toHaveBeenCalledExactlyOnceWith(
    'Leave without saving? What you have entered will be lost.',
  );
  expect([way.mock.calls.length, $wayOut.get(), $isLeavingAsked.get()]).toEqual([0, null, true]);
  act(() => leavePageBy(way));
  expect([confirm.mock.calls.length, way.mock.calls.length, $isLeavingAsked.get()]).toEqual([2, 1, false]);
  expect(container.textContent).toBe('');
});
