// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $wayOut, leavePageBy, agreeToLoseUnsaved, stayOnPage } from '../features/leaving/leaving.ts';
import { setUnsaved } from '../services/unsaved.ts';
import { guardHistory, noteShownPage } from './guard-history.ts';

/** What the router, which listens after the guard, hears of back and forward. */
const heard: string[] = [];
guardHistory();
addEventListener('popstate', () => void heard.push(location.pathname));

function goTo(path: string, index: number): void {
  history.pushState({ idx: index }, '', path);
  noteShownPage();
}

const isRefused = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const isAsked = () => vi.waitFor(() => expect($wayOut.get()).not.toBeNull());

beforeEach(() => {
  for (const what of ['form', 'draft']) setUnsaved(what, false);
  stayOnPage();
  goTo('/explore', 0);
  goTo('/settings', 1);
  heard.length = 0;
});

describe('a page with something unsaved', () => {
  it('stays on Back until the person agrees, and then goes back', async () => {
    setUnsaved('form', true);
    history.back();
    await isAsked();
    expect([location.pathname, heard]).toEqual(['/settings', []]);
    agreeToLoseUnsaved();
    await vi.waitFor(() => expect(heard).toEqual(['/explore']));
    expect(location.pathname).toBe('/explore');
  });

  it('is kept by the answer to stay, and asks again the next time', async () => {
    setUnsaved('form', true);
    for (let turn = 0; turn < 2; turn++) {
      history.back();
      await isAsked();
      stayOnPage();
    }
    expect([location.pathname, heard]).toEqual(['/settings', []]);
  });

  it('asks before a link, and forgets what was given up', () => {
    const way = vi.fn<() => void>();
    setUnsaved('form', true);
    leavePageBy(way);
    expect(way).not.toHaveBeenCalled();
    agreeToLoseUnsaved();
    leavePageBy(way);
    expect(way).toHaveBeenCalledTimes(2);
  });

  it('has the browser ask before a reload or the end of the tab, for as long as something is unsaved', () => {
    expect(isRefused()).toBe(false);
    setUnsaved('form', true);
    expect(isRefused()).toBe(true);
    setUnsaved('form', false);
    expect(isRefused()).toBe(false);
  });
});

it('what comes back by itself is left without a question', async () => {
  setUnsaved('draft', true, { asksToLeave: false });
  const way = vi.fn<() => void>();
  leavePageBy(way);
  expect(way).toHaveBeenCalledOnce();
  history.back();
  await vi.waitFor(() => expect(heard).toEqual(['/explore']));
});
