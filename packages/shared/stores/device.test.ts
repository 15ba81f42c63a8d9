import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import {
  $isPreviewModalOpen,
  $previewModalWidth,
  $pushNotificationIds,
  closePreviewModal,
  openAppState,
  openPreviewModal,
  rememberPushNotification,
  resizePreviewModal,
} from '@loupe/shared/stores/app-state';
import { createCopyAction } from '@loupe/shared/stores/copy';
import { clearDraft, findDraft, keepDraft } from '@loupe/shared/stores/drafts';
import { openExternalLink } from '@loupe/shared/stores/external-link';
import { $isOnline, watchOnline } from '@loupe/shared/stores/online';
import { endSession, openSession, startSession } from '@loupe/shared/stores/session';
import { $snackbar, closeSnackbar } from '@loupe/shared/stores/snackbar';
import { $theme, $themeChoice, chooseTheme, openTheme } from '@loupe/shared/stores/theme';
import {
  createTestBrowser,
  createTestEnvironment,
  type TestEnvironment,
} from '../testing/test-environment.ts';

let world: TestEnvironment;
beforeEach(() => {
  world = createTestEnvironment();
  provideEnvironment(world);
  closeSnackbar();
});

describe('the online status', () => {
  it('S5 says each real change with its exact text', () => {
    watchOnline();
    world.setOnline(false);
    expect($isOnline.get()).toBe(false);
    expect($snackbar.get()).toEqual({
      message: 'Internet Connection not working!',
      color: 'error',
      visible: true,
    });
    world.setOnline(true);
    expect($snackbar.get()).toEqual({ message: 'Back Online!', color: 'success', visible: true });
  });

  it('S5 says nothing when the status stays the same, nor at the start', () => {
    world.setOnline(false);
    watchOnline();
    world.setOnline(false);
    expect($snackbar.get().visible).toBe(false);
  });
});

describe('the theme', () => {
  it('S6 is light until chosen otherwise, and keeps the choice', () => {
    openTheme();
    expect($theme.get()).toBe('light');
    chooseTheme('dark');
    expect(world.browser.stored.get('theme')).toBe('dark');
    openTheme();
    expect([$theme.get(), world.themes.at(-1)]).toEqual(['dark', 'dark']);
  });

  it('S6 takes broken storage as light, and follows other tabs', () => {
    const browser = createTestBrowser();
    provideEnvironment(createTestEnvironment({ browser, stored: { theme: '{"' } }));
    openTheme();
    expect($theme.get()).toBe('light');
    createTestEnvironment({ browser }).storage.set('theme', 'dark');
    expect($theme.get()).toBe('dark');
  });
});

describe('the theme of the system', () => {
  it('S6 is followed when that was chosen, from the start and when it changes', () => {
    world.setDarkPreferred(true);
    chooseTheme('system');
    expect(world.browser.stored.get('theme')).toBe('system');
    openTheme();
    expect([$themeChoice.get(), $theme.get()]).toEqual(['system', 'dark']);
    world.setDarkPreferred(false);
    expect([$themeChoice.get(), $theme.get(), world.themes.at(-1)]).toEqual(['system', 'light', 'light']);
  });

  it('S6 is not followed when light or dark was chosen', () => {
    openTheme();
    world.setDarkPreferred(true);
    expect($theme.get()).toBe('light');
    chooseTheme('dark');
    world.setDarkPreferred(false);
    expect($theme.get()).toBe('dark');
  });
});

describe('copying', () => {
  it('F10 E4 says so, and the copied flag is true for 500 ms', async () => {
    const { $isCopied, copy } = createCopyAction();
    await copy('text');
    expect(world.copies).toEqual(['text']);
    expect($snackbar.get()).toMatchObject({ message: 'Copied to clipboard', color: 'success' });
    await world.advance(499);
    expect($isCopied.get()).toBe(true);
    await world.advance(1);
    expect($isCopied.get()).toBe(false);
  });

  it('F10 E4 says when it failed, and logs why', async () => {
    world.refuseCopy();
    const { $isCopied, copy } = createCopyAction();
    await copy('text');
    expect($snackbar.get()).toMatchObject({ message: 'Failed to copy to clipboard', color: 'error' });
    expect($isCopied.get()).toBe(false);
    expect(world.errors).toHaveLength(1);
  });
});

describe('the app state', () => {
  it('S3 the panel is 30 percent wide, and another width is kept on the device', () => {
    openAppState();
    expect($previewModalWidth.get()).toBe(30);
    resizePreviewModal(42);
    $previewModalWidth.set(0);
    openAppState();
    expect($previewModalWidth.get()).toBe(42);
  });

  it.each(['{', '"x"', '500', 'null'])('S3 a width stored as %j is the default', (width) => {
    world.storage.set('previewModalWidth', width);
    openAppState();
    expect($previewModalWidth.get()).toBe(30);
  });

  it('S3 P2 keeps ids of shown notifications without duplicates, at most 100, the oldest dropped', () => {
    openAppState();
    for (let n = 0; n < 101; n++) expect(rememberPushNotification(`n${n}`)).toBe(true);
    expect(rememberPushNotification('n100')).toBe(false);
    openAppState();
    expect($pushNotificationIds.get()).toHaveLength(100);
    expect($pushNotificationIds.get()[0]).toBe('n1');
  });

  it('N5 the panel can be forced closed', () => {
    openPreviewModal();
    closePreviewModal();
    expect($isPreviewModalOpen.get()).toBe(false);
  });
});

describe('drafts', () => {
  it('H3 survive the end of the session, for the same person only', () => {
    openSession();
    startSession('secret', { id: 'usr_1', email: 'a@b.example', name: 'Ana', permissions: [] });
    keepDraft('usr_1', 'cht_1', { text: 'Half a ques', inputs: { ticker: 'X' } });
    endSession('expired');
    expect(findDraft('usr_1', 'cht_1')).toEqual({ text: 'Half a ques', inputs: { ticker: 'X' } });
    expect(findDraft('usr_2', 'cht_1')).toBeNull();
  });

  it('S3 are removed when empty or sent, and broken ones are none', () => {
    keepDraft('usr_1', 'cht_1', { text: 'x' });
    keepDraft('usr_1', 'cht_1', { text: ' ' });
    keepDraft('usr_1', 'cht_2', { text: 'x' });
    clearDraft('usr_1', 'cht_2');
    expect(world.storage.keys()).toEqual([]);
    world.storage.set('draft:usr_1:cht_1', '{"text":5}');
    expect(findDraft('usr_1', 'cht_1')).toBeNull();
  });
});

describe('external links', () => {
  it('F1 opens an allowed link in a new tab and nothing else', () => {
    expect(openExternalLink('https://loupe.example/help')).toBe(true);
    expect(openExternalLink('https://loupe.example.evil.tld/help')).toBe(false);
    expect(world.tabs).toEqual(['https://loupe.example/help']);
  });
});
