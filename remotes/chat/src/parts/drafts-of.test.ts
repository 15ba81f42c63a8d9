import { atom } from 'nanostores';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HostContract } from '@loupe/shared/host-contract';
import { findDraft, keepDraft } from '@loupe/shared/stores/drafts';
import { settled } from '@loupe/shared/testing/test-clock';
import { createChatPage, type ChatPage } from '../stores/chat-page.ts';
import { provideEnvironment } from '@loupe/shared/environment';
import { createTestBrowser } from '@loupe/shared/testing/test-environment';
import { createTestFollow, createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { answerUploads } from '../testing/upload-server.ts';
import { draftsOf } from './drafts-of.ts';

type User = ReturnType<HostContract['$user']['get']>;
const ada: NonNullable<User> = {
  id: 'usr_1',
  email: 'ada@example.com',
  name: 'Ada Berg',
  permissions: [],
};

describe('a draft that is typed before it is known who is signed in', () => {
  const $user = atom<User>(null);
  let outside: TestOutside;
  let page: ChatPage;

  beforeEach(() => {
    $user.set(null);
    outside = createTestOutside();
    const drafts = draftsOf({ $user });
    const { follow } = createTestFollow();
    page = createChatPage({ ...outside, drafts, follow, onCreditsMoved: () => {} });
    page.open(null);
    page.start();
  });

  it('H3 becomes the draft of that person, and stays in the field', () => {
    page.composer.setText('Before anybody knew');
    expect(findDraft('usr_1', 'new')).toBeNull();
    $user.set(ada);
    expect(page.composer.$text.get()).toBe('Before anybody knew');
    expect(findDraft('usr_1', 'new')?.text).toBe('Before anybody knew');
    page.composer.setText('Before anybody knew, and after');
    page.open('cht_1');
    page.open(null);
    expect(page.composer.$text.get()).toBe('Before anybody knew, and after');
  });

  it('H3 comes behind what the person had written there', () => {
    keepDraft('usr_1', 'new', { text: 'From yesterday' });
    page.composer.setText('From today');
    $user.set(ada);
    expect(page.composer.$text.get()).toBe('From yesterday\nFrom today');
  });

  it('H3 stays in the field when the storage is full, and is kept with the next word', () => {
    page.composer.setText('Before anybody knew');
    const { browser } = outside.environment;
    browser.room = [...browser.stored].flat().join('').length;
    $user.set(ada);
    expect(page.composer.$text.get()).toBe('Before anybody knew');
    browser.room += 100;
    page.composer.setText('Before anybody knew, and after');
    expect(findDraft('usr_1', 'new')?.text).toBe('Before anybody knew, and after');
  });

  it('H3 loses no text that was attached as a file, neither then nor before', async () => {
    answerUploads(outside.environment.server);
    keepDraft('usr_1', 'new', { text: '', texts: ['From yesterday'] });
    page.composer.setText('From today');
    page.composer.attachText();
    $user.set(ada);
    expect(page.composer.$attachments.get().map(({ text }) => text)).toEqual([
      'From today',
      'From yesterday',
    ]);
    expect(page.composer.$text.get()).toBe('');
    await settled();
  });

  it('H3 is there after a reload, and no draft of the next one who logs in', () => {
    page.composer.setText('Before anybody knew');
    expect(draftsOf({ $user }).read(null).text).toBe('Before anybody knew');
    const { storage } = outside.environment;
    expect(storage.keys().filter((key) => key.startsWith('draft:'))).toEqual([]);
  });
});

describe('New chat in two tabs', () => {
  const $user = atom<User>(ada);
  const browser = createTestBrowser();

  function openTab() {
    const outside = createTestOutside({ browser });
    const tab = {
      outside,
      page: createChatPage({
        ...outside,
        drafts: draftsOf({ $user }),
        follow: createTestFollow().follow,
        onCreditsMoved: () => {},
      }),
      show: () => provideEnvironment(outside.environment),
    };
    tab.page.open(null);
    return tab;
  }

  it('H3 keeps what was typed in each, also when one sends, and gives the text of a closed one to the next', async () => {
    const first = openTab();
    first.page.composer.setText('A question from the first tab');
    const second = openTab();
    await settled();
    expect(second.page.composer.$text.get()).toBe('');
    second.page.composer.setText('From the second');
    second.page.composer.sentElsewhere(null, second.page.composer.take());
    first.show();
    first.page.open('cht_1');
    first.page.open(null);
    expect(first.page.composer.$text.get()).toBe('A question from the first tab');
    first.outside.environment.crash();
    const third = openTab();
    await settled();
    expect(third.page.composer.$text.get()).toBe('A question from the first tab');
  });

  it('U1 brings the files of a closed tab with its text, and keeps them while more is typed', async () => {
    const first = openTab();
    const files = [{ id: 'fil_1', name: 'prices.csv' }];
    keepDraft('usr_1', 'new', { text: 'Look at this', files });
    first.outside.environment.crash();
    const second = openTab();
    await settled();
    second.page.composer.setText('Look at this file');
    expect(second.page.composer.$attachments.get().map(({ name }) => name)).toEqual(['prices.csv']);
    expect(findDraft('usr_1', 'new')).toMatchObject({ text: 'Look at this file', files });
  });
});
