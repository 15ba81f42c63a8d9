import { beforeEach, describe, expect, it } from 'vitest';
import type { Prompt } from '@loupe/shared/contract/prompts';
import { createTestOutside, type TestOutside } from '../testing/chat-outside.ts';
import { createPromptForm, emptyPrompt } from './prompt-form.ts';
import { createPromptsPage, type PromptsPage } from './prompts-page.ts';
import { UNDO_MS } from './undoable.ts';

const prompt = (name: string, isShared = false): Prompt => ({
  id: `prm_${name}${isShared ? '_shared' : ''}`,
  name,
  text: `Text of ${name}`,
  is_shared: isShared,
  updated_at: '2026-11-29T10:00:00.000Z',
});

describe('the page of prompts', () => {
  let outside: TestOutside;
  let page: PromptsPage;
  let stop: () => void;

  beforeEach(async () => {
    outside = createTestOutside();
    outside.environment.server.answer('GET /prompts', {
      prompts: [prompt('zebra'), prompt('ant'), prompt('ant', true)],
    });
    outside.environment.server.answer('DELETE /prompts/*', {});
    page = createPromptsPage(outside);
    stop = page.start();
    await outside.environment.advance(0);
  });

  const names = () => page.$shown.get().map(({ name }) => name);
  const deleted = () =>
    outside.environment.server.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

  it('R7 lists them by name and looks through them', () => {
    expect(names()).toEqual(['ant', 'ant', 'zebra']);
    page.setQuery(' zeb ');
    expect(names()).toEqual(['zebra']);
  });

  it('R7 deletes one when the time to undo it is over, and not when it was undone', async () => {
    page.remove(prompt('zebra'));
    expect(page.$leaving.get()).toEqual(['prm_zebra']);
    page.stay('prm_zebra');
    page.remove(prompt('ant'));
    await outside.environment.advance(UNDO_MS);
    expect(deleted()).toEqual(['/prompts/prm_ant']);
    expect([names(), page.$leaving.get()]).toEqual([['ant', 'zebra'], []]);
  });

  it('R7 deletes at once what waits for its undo when the page is left, and once', async () => {
    page.remove(prompt('zebra'));
    stop();
    await outside.environment.advance(UNDO_MS);
    expect(deleted()).toEqual(['/prompts/prm_zebra']);
  });

  it('R7 keeps one in the list that could not be deleted', async () => {
    outside.environment.server.refuse('DELETE /prompts/*', 503, 'server.unavailable');
    page.remove(prompt('zebra'));
    await outside.environment.advance(UNDO_MS);
    expect([names(), page.$leaving.get()]).toEqual([['ant', 'ant', 'zebra'], []]);
  });

  it('R7 copies one for everyone under a name that is free', async () => {
    outside.environment.server.answer('POST /prompts', { prompt: prompt('ant-2') });
    await page.copy(prompt('ant', true));
    expect(outside.environment.server.callsOf('POST /prompts').map(({ body }) => body)).toEqual([
      { name: 'ant-2', text: 'Text of ant' },
    ]);
    expect(names()).toContain('ant-2');
    expect(outside.notices.map(({ message }) => message)).toEqual(['Copied to your own prompts as /ant-2.']);
  });

  it('R7 what was typed into the form stays when it is refused, with the sentence at its field', async () => {
    const form = createPromptForm(outside, page.library, { ...emptyPrompt, name: ' ? ' }, () => {});
    expect(await form.submit()).toBe(false);
    expect(form.$form.get().fieldErrors).toEqual({
      name: 'Give it a name with letters or digits.',
      text: 'Write what is to be asked.',
    });
    form.change('name', 'Ant');
    form.change('text', 'Count ants');
    outside.environment.server.refuse('POST /prompts', 409, 'prompt.name_taken', {
      message: 'There is a prompt with this name already.',
    });
    expect(await form.submit()).toBe(false);
    expect(form.$form.get()).toMatchObject({
      values: { name: 'Ant', text: 'Count ants' },
      fieldErrors: { name: 'There is a prompt with this name already.' },
    });
  });
});
