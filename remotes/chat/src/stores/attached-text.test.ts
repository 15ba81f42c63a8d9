import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settled } from '@loupe/shared/testing/test-clock';
import { createTestBrowser } from '@loupe/shared/testing/test-environment';
import { draftsOf } from '../parts/drafts-of.ts';
import { createTestOutside } from '../testing/chat-outside.ts';
import { answerUploads } from '../testing/upload-server.ts';
import { createComposer } from './composer.ts';

const ada = { id: 'usr_1', email: 'ada@example.com', name: 'Ada Berg', permissions: [] };
const long = 'A pasted line.\n'.repeat(10_000);

describe('a text that is attached as a file', () => {
  let browser: ReturnType<typeof createTestBrowser>;
  let held: PromiseWithResolvers<null>;

  /** Opens New chat in the same tab, as at first or after a reload. */
  function loadPage(isOnline = true) {
    const outside = createTestOutside({ browser, tabId: 'tab_of_ada', isOnline });
    const server = answerUploads(outside.environment.server);
    const composer = createComposer(outside, draftsOf({ $user: atom(ada) }));
    composer.open(null);
    const shown = () => ({
      text: composer.$text.get(),
      files: composer.$attachments.get().map(({ name, state }) => `${name} ${state}`),
    });
    /** Hashing takes real time: the test's own limit ends the wait. */
    const until = async (condition: () => boolean) => {
      while (!condition()) await outside.environment.advance(0);
    };
    return { outside, server, composer, shown, until };
  }

  function attach(page: ReturnType<typeof loadPage>): void {
    page.composer.setText(long);
    page.composer.attachText();
  }

  const isReady = ({ composer }: ReturnType<typeof loadPage>) =>
    composer.$attachments.get()[0]?.state === 'ready';

  beforeEach(() => {
    browser = createTestBrowser();
    held = Promise.withResolvers();
  });
  // Uploads of all pages are in the same lanes.
  afterEach(() => held.resolve(null));

  it('U1 goes up after a reload when there was no connection before', async () => {
    const offline = loadPage(false);
    attach(offline);
    await settled();
    expect(offline.shown()).toEqual({ text: '', files: ['message.txt uploading'] });
    const page = loadPage();
    await page.until(() => isReady(page));
    expect(page.shown()).toEqual({ text: '', files: ['message.txt ready'] });
    expect(new TextDecoder().decode(await page.server.content('upl_1'))).toBe(long);
  });

  it('U1 asks for no file after a reload in the middle, also where the browser keeps no copies', async () => {
    const before = loadPage();
    before.server.setAccident(() => held.promise);
    attach(before);
    await settled();
    expect(before.composer.$attachments.get()[0]?.uploadId).toBe('upl_1');
    browser.keptFiles.clear();
    const page = loadPage();
    await page.until(() => isReady(page));
    expect(page.shown()).toEqual({ text: '', files: ['message.txt ready'] });
    const again = loadPage();
    await settled();
    expect(again.shown()).toEqual({ text: '', files: ['message.txt ready'] });
  });

  it('U2 is back in the field, before what was typed since, when the server will not have it', async () => {
    const page = loadPage();
    page.outside.environment.server.refuse('POST /uploads', 409, 'file.storage_full', {
      message: 'No room.',
    });
    attach(page);
    page.composer.setText('And a word about it');
    await settled();
    const text = `${long}\n\nAnd a word about it`;
    expect(page.shown()).toEqual({ text, files: ['message.txt failed'] });
    expect(page.composer.$problem.get()?.action).toBe('attach');
    page.composer.removeFile(page.composer.$attachments.get()[0]?.key ?? '');
    expect(page.shown()).toEqual({ text, files: [] });
    expect(loadPage().shown()).toEqual({ text, files: [] });
  });

  it('R7 is back in the field when it is taken out before the server has it', async () => {
    const page = loadPage();
    page.server.setAccident(() => held.promise);
    attach(page);
    await settled();
    page.composer.removeFile(page.composer.$attachments.get()[0]?.key ?? '');
    expect(page.shown()).toEqual({ text: long, files: [] });
    expect(loadPage().shown()).toEqual({ text: long, files: [] });
  });

  it('R7 is there once, as a file or as text, for who was in another chat meanwhile', async () => {
    const page = loadPage();
    attach(page);
    page.composer.setText('About the first');
    page.composer.open('cht_2');
    page.outside.environment.server.refuse('POST /uploads', 409, 'file.storage_full');
    attach(page);
    page.composer.open(null);
    await page.until(() => isReady(page));
    expect(page.shown()).toEqual({ text: 'About the first', files: ['message.txt ready'] });
    page.composer.open('cht_2');
    expect(page.shown()).toEqual({ text: long, files: ['message.txt failed'] });
  });

  it('U1 stays out of the field while it can be tried again, and survives a reload', async () => {
    const page = loadPage();
    page.server.setAccident(() => 'lost');
    attach(page);
    await page.outside.environment.advance(60 * 60_000);
    expect(page.shown()).toEqual({ text: '', files: ['message.txt failed'] });
    const again = loadPage();
    await again.until(() => isReady(again));
    expect(again.shown()).toEqual({ text: '', files: ['message.txt ready'] });
  });
});
