// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Prompt } from '@loupe/shared/contract/prompts';
import { cleanup, click, press, render, settle, type } from '@loupe/shared/testing/render';
import { createAgentCatalog } from '../../stores/agent-catalog.ts';
import { createChatList } from '../../stores/chat-list.ts';
import { createComposer, type Composer } from '../../stores/composer.ts';
import { createTestOutside, type TestOutside } from '../../testing/chat-outside.ts';
import { until } from '../../testing/until.ts';
import { ComposerBox } from './composer-box.tsx';

const prompt = (name: string, text: string, isShared = false): Prompt => ({
  id: `prm_${name}`,
  name,
  text,
  is_shared: isShared,
  updated_at: '2026-11-29T10:00:00.000Z',
});

describe('prompts in the composer', () => {
  let outside: TestOutside;
  let composer: Composer;
  let sent: string[];
  let container: HTMLElement;

  beforeEach(() => {
    outside = createTestOutside();
    composer = createComposer(outside, outside.drafts);
    sent = [];
    outside.environment.server.answer('GET /prompts', {
      prompts: [
        prompt('compare', 'Compare {{first}} with {{second|Acme}} in {{first}}.'),
        prompt('shorter', 'Shorter, please.'),
        prompt('summary', 'Sum it up.', true),
      ],
    });
    outside.environment.server.answer('GET /chats', { chats: [], next_cursor: null });
    ({ container } = render(
      <ComposerBox
        composer={composer}
        catalog={createAgentCatalog(outside, createChatList(outside))}
        outside={outside}
        phase="ready"
        isNew
        isOnline
        refusal={null}
        balance={500}
        plainRange={null}
        onTyping={() => {}}
        onSend={() => sent.push(composer.$text.get())}
        onStop={() => {}}
        onQueue={() => {}}
        onEditLast={() => {}}
        onNavigate={() => {}}
      />,
    ));
  });
  afterEach(cleanup);

  const field = () => container.querySelector<HTMLTextAreaElement>('textarea[aria-label="Message"]');
  const options = () => [...container.querySelectorAll('[role="option"]')];
  const names = () =>
    options().map((one) => one.querySelector('[class*="title"]')?.textContent ?? one.textContent);
  const form = () => container.querySelector<HTMLFormElement>('form');
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    ) ?? null;

  /** Types into the message as a person does, and waits for the prompts. */
  async function write(text: string, count = 1): Promise<void> {
    type(field(), text);
    await until(() => options().length > count);
  }

  it('R7 / at the beginning offers prompts, typing narrows them, Enter puts one there and sends nothing', async () => {
    await write('/', 3);
    expect(names()).toEqual(['/compare', '/shorter', '/summary', 'Edit prompts']);
    expect(options()[2]?.textContent).toContain('For everyone');
    type(field(), '/sho');
    expect(names()).toEqual(['/shorter', 'Edit prompts']);
    expect(field()?.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    press('Enter', {}, field());
    expect(composer.$text.get()).toBe('Shorter, please.');
    expect(options()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it.each(['Escape', 'z'])('R7 %s right after it brings back what was typed', async (key) => {
    await write('/sho');
    press('Enter', {}, field());
    press(key, { ctrlKey: key === 'z' }, field());
    expect(composer.$text.get()).toBe('/sho');
    type(field(), 'Something else');
    press(key, { ctrlKey: key === 'z' }, field());
    expect(composer.$text.get()).toBe('Something else');
  });

  it('R7 what was written behind the slash stays behind the prompt', async () => {
    act(() => composer.setText('about tea'));
    click(button('Choose a prompt'));
    await until(() => options().length > 3);
    expect(composer.$text.get()).toBe('/about tea');
    press('ArrowDown', {}, field());
    press('Enter', {}, field());
    expect(composer.$text.get()).toBe('Shorter, please.\n\nabout tea');
  });

  it('R7 Escape closes the list, takes back a slash of the button, and leaves one that was typed', async () => {
    act(() => composer.setText('about tea'));
    click(button('Choose a prompt'));
    await until(() => options().length > 0);
    press('Escape', {}, field());
    expect([options().length, composer.$text.get()]).toEqual([0, 'about tea']);
    await write('/su');
    press('Escape', {}, field());
    expect([options().length, composer.$text.get()]).toEqual([0, '/su']);
    press('Enter', {}, field());
    expect(sent).toEqual(['/su']);
  });

  it('R7 Enter sends what no prompt is called, and never what is an address', async () => {
    await write('/', 3);
    type(field(), '/nothing');
    expect(container.textContent).toContain('No prompt is called that');
    press('Enter', {}, field());
    type(field(), '/usr/bin');
    expect(options()).toEqual([]);
    press('Enter', {}, field());
    expect(sent).toEqual(['/nothing', '/usr/bin']);
  });

  it('R7 a prompt with places asks for them: Enter goes on and inserts, what was typed is there to be edited', async () => {
    await write('/com');
    press('Enter', {}, field());
    const fields = () => [...(form()?.querySelectorAll('textarea') ?? [])];
    expect(fields().map(({ value }) => value)).toEqual(['', 'Acme']);
    expect(document.activeElement).toBe(fields()[0]);
    type(fields()[0] ?? null, 'Globex');
    press('Enter', {}, fields()[0]);
    expect(document.activeElement).toBe(fields()[1]);
    press('Enter', {}, fields()[1]);
    expect(form()).toBeNull();
    expect(composer.$text.get()).toBe('Compare Globex with Acme in Globex.');
    expect(sent).toEqual([]);
  });

  it('R7 Escape in its form goes back to what was typed, and what was filled in is there again', async () => {
    await write('/com');
    press('Enter', {}, field());
    type(form()?.querySelector('textarea') ?? null, 'Globex');
    press('Escape', {}, form()?.querySelector('textarea'));
    expect([form(), composer.$text.get(), document.activeElement]).toEqual([null, '/com', field()]);
    type(field(), '/comp');
    press('Enter', {}, field());
    expect(form()?.querySelector('textarea')?.value).toBe('Globex');
  });

  it('R7 what is written can be kept as a prompt, and the list leads to the page of prompts', async () => {
    act(() => composer.setText('What changed?'));
    click(button('Choose a prompt'));
    await until(() => options().length > 3);
    expect(names().slice(-3)).toEqual(['Keep this text as a prompt', 'Remember this text', 'Edit prompts']);
    press('ArrowUp', {}, field());
    press('ArrowUp', {}, field());
    press('ArrowUp', {}, field());
    press('Enter', {}, field());
    const kept = prompt('changes', 'What changed?');
    outside.environment.server.answer('POST /prompts', { prompt: kept });
    type(form()?.querySelector('input') ?? null, 'Changes');
    await act(async () => form()?.requestSubmit());
    await settle();
    expect(outside.environment.server.callsOf('POST /prompts').map(({ body }) => body)).toEqual([
      { name: 'Changes', text: 'What changed?', is_shared: false },
    ]);
    expect(outside.notices).toEqual([{ message: 'Kept. Type /changes to use it.', color: 'success' }]);
    expect([form(), composer.$text.get()]).toEqual([null, 'What changed?']);
    await write('/edit', 0);
    press('ArrowDown', {}, field());
    press('Enter', {}, field());
    expect(outside.paths).toEqual(['/apps/chat/prompts']);
  });

  it('R7 what is written can be remembered, and stays written', async () => {
    outside.environment.server.answer('POST /memories', {
      memory: { id: 'mem_1', text: 'We report in francs', updated_at: '2026-11-29T10:00:00.000Z' },
    });
    act(() => composer.setText('We report in francs'));
    click(button('Choose a prompt'));
    await until(() => options().length > 3);
    press('ArrowUp', {}, field());
    press('ArrowUp', {}, field());
    press('Enter', {}, field());
    await settle();
    expect(outside.environment.server.callsOf('POST /memories').map(({ body }) => body)).toEqual([
      { text: 'We report in francs' },
    ]);
    expect(outside.notices[0]?.message).toMatch(/^Remembered\./);
    expect([composer.$text.get(), sent]).toEqual(['We report in francs', []]);
  });

  it('R7 says when the prompts could not be loaded', async () => {
    outside.environment.server.refuse('GET /prompts', 503, 'server.unavailable');
    await write('/', 0);
    await until(() => container.textContent?.includes('The prompts could not be loaded.') ?? false);
    expect(names()).toEqual(['Edit prompts']);
  });
});
