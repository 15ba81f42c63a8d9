import { atom } from 'nanostores';
import { beforeEach, describe, expect, it } from 'vitest';
import type { HostContract } from '@loupe/shared/host-contract';
import { findDraft, keepDraft } from '@loupe/shared/stores/drafts';
import { createChatPage, type ChatPage } from '../stores/chat-page.ts';
import { createTestFollow, createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
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
    page = createChatPage({ ...outside, drafts, follow, onCreditsHeld: () => {} });
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

  it('H3 is there after a reload, and no draft of the next one who logs in', () => {
    page.composer.setText('Before anybody knew');
    expect(draftsOf({ $user }).read(null).text).toBe('Before anybody knew');
    const { storage } = outside.environment;
    expect(storage.keys().filter((key) => key.startsWith('draft:'))).toEqual([]);
  });
});
