import { beforeEach, describe, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import {
  NEW_CHAT,
  NOT_KNOWN_YET,
  adoptDraft,
  clearDraft,
  findDraft,
  keepDraft,
  takeOverDraft,
} from '@loupe/shared/stores/drafts';
import {
  createTestBrowser,
  createTestEnvironment,
  type TestEnvironment,
} from '../testing/test-environment.ts';

let browser: ReturnType<typeof createTestBrowser>;
let first: TestEnvironment;
let second: TestEnvironment;

function inTab<T>(tab: TestEnvironment, run: () => T): T {
  provideEnvironment(tab);
  return run();
}

const write = (tab: TestEnvironment, text: string) =>
  inTab(tab, () => keepDraft('usr_1', NEW_CHAT, { text }));
const textIn = (tab: TestEnvironment) => inTab(tab, () => findDraft('usr_1', NEW_CHAT)?.text ?? null);
const adoptIn = (tab: TestEnvironment) => inTab(tab, () => adoptDraft('usr_1', NEW_CHAT));

const fill = () => (browser.room = [...browser.stored].flat().join('').length);

beforeEach(() => {
  browser = createTestBrowser();
  first = createTestEnvironment({ browser });
  second = createTestEnvironment({ browser });
});

describe('two tabs in one place', () => {
  it('H3 have a draft each: neither writes over, nor takes, the other one', async () => {
    write(first, 'In the first');
    expect(await adoptIn(second)).toBe(false);
    write(second, 'In the second');
    expect([textIn(first), textIn(second)]).toEqual(['In the first', 'In the second']);
    inTab(second, () => clearDraft('usr_1', NEW_CHAT));
    expect([textIn(first), textIn(second)]).toEqual(['In the first', null]);
  });

  it('H3 find their own again after a reload', () => {
    write(first, 'In the first');
    write(second, 'In the second');
    const again = createTestEnvironment({ browser, tabId: first.tab.id });
    expect(textIn(again)).toBe('In the first');
  });
});

describe('a full storage', () => {
  it('H3 has room for one draft: it moves to the tab that takes it', async () => {
    write(first, 'Typed before the crash');
    first.crash();
    fill();
    expect(await adoptIn(createTestEnvironment({ browser, tabId: 'tab' }))).toBe(true);
    expect([...browser.stored.keys()]).toEqual(['draft:usr_1:new#tab']);
    expect(browser.stored.get('draft:usr_1:new#tab')).toContain('Typed before the crash');
  });

  it('H3 loses no draft that it has no room for under a longer name: it waits for the next', async () => {
    write(first, 'Typed before the crash');
    first.crash();
    fill();
    expect(await adoptIn(createTestEnvironment({ browser, tabId: 'a_tab_with_a_longer_name' }))).toBe(false);
    browser.room = Number.POSITIVE_INFINITY;
    expect(await adoptIn(second)).toBe(true);
    expect(textIn(second)).toBe('Typed before the crash');
  });

  it('H3 loses nothing that was typed before it was known who is signed in', () => {
    inTab(first, () => keepDraft(NOT_KNOWN_YET, NEW_CHAT, { text: 'Before anybody knew' }));
    fill();
    inTab(first, () => takeOverDraft('usr_1', NEW_CHAT));
    expect([...browser.stored.values()].join('')).toContain('Before anybody knew');
  });
});

describe('a tab of which nobody knows whether it is open', () => {
  const HOUR = 60 * 60 * 1000;

  beforeEach(() => {
    browser = createTestBrowser({ hasLocks: false });
    first = createTestEnvironment({ browser });
    second = createTestEnvironment({ browser });
  });

  it('H3 keeps what was written there today: another one takes nothing away', async () => {
    write(first, 'Still being written');
    await second.advance(23 * HOUR);
    expect(await adoptIn(second)).toBe(false);
    expect([textIn(first), textIn(second)]).toEqual(['Still being written', null]);
  });

  it('H3 leaves what nobody has touched for a day to the next one', async () => {
    write(first, 'Typed the day before');
    await second.advance(25 * HOUR);
    expect(await adoptIn(second)).toBe(true);
    expect(textIn(second)).toBe('Typed the day before');
  });

  it('H3 still passes on what a version with one draft for all tabs has left', async () => {
    browser.stored.set('draft:usr_1:new', JSON.stringify({ text: 'From before' }));
    write(first, 'Still being written');
    expect(await adoptIn(second)).toBe(true);
    expect([textIn(first), textIn(second)]).toEqual(['Still being written', 'From before']);
  });
});

describe('a tab that is gone', () => {
  it('H3 leaves what it held to the next one that has nothing there', async () => {
    write(first, 'Typed before the crash');
    first.crash();
    expect(await adoptIn(second)).toBe(true);
    expect(textIn(second)).toBe('Typed before the crash');
    expect(await adoptIn(createTestEnvironment({ browser }))).toBe(false);
  });

  it('H3 leaves it alone while the next one has something: it comes afterwards', async () => {
    write(first, 'Typed before the crash');
    first.crash();
    write(second, 'Something of my own');
    expect(await adoptIn(second)).toBe(false);
    inTab(second, () => clearDraft('usr_1', NEW_CHAT));
    expect(await adoptIn(second)).toBe(true);
    expect(textIn(second)).toBe('Typed before the crash');
  });

  it('H3 is one of several: the latest is taken first', async () => {
    write(first, 'Earlier');
    await second.advance(1000);
    write(second, 'Later');
    first.crash();
    second.crash();
    const third = createTestEnvironment({ browser });
    await adoptIn(third);
    expect(textIn(third)).toBe('Later');
    const fourth = createTestEnvironment({ browser });
    await adoptIn(fourth);
    expect(textIn(fourth)).toBe('Earlier');
  });

  it('H3 leaves nothing to another person', async () => {
    write(first, 'Mine');
    first.crash();
    expect(await inTab(second, () => adoptDraft('usr_2', NEW_CHAT))).toBe(false);
  });

  it('may have been of a version that kept one draft for all tabs', async () => {
    browser.stored.set('draft:usr_1:new', JSON.stringify({ text: 'From before' }));
    expect(await adoptIn(first)).toBe(true);
    expect(textIn(first)).toBe('From before');
  });
});
