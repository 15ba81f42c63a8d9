// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanup, click, press, render, settle, type } from '@loupe/shared/testing/render';
import { createAgentCatalog } from '../../stores/agent-catalog.ts';
import { createChatList } from '../../stores/chat-list.ts';
import { createComposer, type Composer } from '../../stores/composer.ts';
import { agentCard } from '../../testing/chat-fixtures.ts';
import { createTestOutside, type TestOutside } from '../../testing/chat-outside.ts';
import { until } from '../../testing/until.ts';
import { answerUploads } from '../../testing/upload-server.ts';
import { ComposerBox, type ComposerBoxProps } from './composer-box.tsx';

describe('the composer', () => {
  let outside: TestOutside;
  let composer: Composer;
  let asked: string[];
  let container: HTMLElement;

  beforeEach(() => {
    outside = createTestOutside();
    composer = createComposer(outside, outside.drafts);
    asked = [];
    const agents = [
      agentCard('stocks', { title: 'Stock Market Analysis' }),
      agentCard('company', { title: 'Company Research' }),
    ];
    outside.environment.server.answer('GET /agents', { agents, categories: ['Markets'] });
    outside.environment.server.answer('GET /chats', { chats: [], next_cursor: null });
  });
  afterEach(cleanup);

  function show(part: Partial<ComposerBoxProps> = {}) {
    const props: ComposerBoxProps = {
      composer,
      catalog: createAgentCatalog(outside, createChatList(outside)),
      outside,
      phase: 'ready',
      isNew: true,
      isOnline: true,
      refusal: null,
      balance: 500,
      plainRange: null,
      onTyping: () => {},
      onSend: () => asked.push('send'),
      onStop: () => asked.push('stop'),
      onQueue: () => asked.push('queue'),
      onEditLast: () => asked.push('edit last'),
      onNavigate: (to) => asked.push(to),
      ...part,
    };
    ({ container } = render(<ComposerBox {...props} />));
  }

  const field = () => container.querySelector('textarea');
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
    ) ?? null;
  const options = () => [...container.querySelectorAll('[role="option"]')];

  /** The list of agents is fetched when it is first needed. */
  async function untilOptions(): Promise<void> {
    await until(() => options().length > 0);
  }

  it('R7 Enter sends, Shift+Enter breaks the line, Enter of a composition does neither', () => {
    show();
    type(field(), 'Hello');
    press('Enter', { shiftKey: true }, field());
    press('Enter', { isComposing: true }, field());
    expect(asked).toEqual([]);
    press('Enter', {}, field());
    expect(asked).toEqual(['send']);
  });

  it('R7 Send becomes Stop while an answer is made, and Stopping until it is confirmed', () => {
    show({ phase: 'working' });
    expect(button('Send')).toBeNull();
    click(button('Stop'));
    expect(asked).toEqual(['stop']);
    cleanup();
    show({ phase: 'stopping' });
    click(button('Stopping'));
    expect(asked).toEqual(['stop']);
  });

  it('R7 Enter while an answer is made puts the message in line behind it', () => {
    show({ phase: 'working' });
    type(field(), 'And then?');
    press('Enter', {}, field());
    expect(asked).toEqual(['queue']);
  });

  it('R7 ↑ in an empty field edits the last question, and is a key of the text in any other', () => {
    show({ isNew: false });
    press('ArrowUp', {}, field());
    expect(asked).toEqual(['edit last']);
    type(field(), 'Hello');
    press('ArrowUp', {}, field());
    expect(asked).toEqual(['edit last']);
  });

  it('R7 has the names that outside tests use', () => {
    show();
    expect(field()?.getAttribute('aria-label')).toBe('Message');
    expect(button('Send')).not.toBeNull();
  });

  it('R7 @ offers agents; arrows move, Enter chooses, the text keeps the rest', async () => {
    show();
    composer.setText('');
    type(field(), 'please @');
    await untilOptions();
    expect(options().map((one) => one.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    press('ArrowDown', {}, field());
    expect(field()?.getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    press('Enter', {}, field());
    expect(composer.$agent.get()?.slug).toBe('company');
    expect(composer.$text.get()).toBe('please ');
    expect(asked).toEqual([]);
    expect(button('Remove agent Company Research')).not.toBeNull();
  });

  it('R7 Escape closes the list of agents and sends nothing', async () => {
    show();
    type(field(), '@');
    await untilOptions();
    press('Escape', {}, field());
    expect(options()).toEqual([]);
    press('Enter', {}, field());
    expect(asked).toEqual(['send']);
  });

  it('U1 shows what became of each file, with remove', async () => {
    answerUploads(outside.environment.server);
    show();
    act(() => void composer.addFiles([new File(['abc'], 'prices.csv')]));
    expect(container.textContent).toContain('0 B of 3 B');
    expect(button('Pause prices.csv')).not.toBeNull();
    await until(() => composer.$attachments.get()[0]?.state === 'ready');
    expect(container.textContent).toContain('756 rows');
    click(button('Remove prices.csv'));
    expect(composer.$attachments.get()).toEqual([]);
  });

  it('R7 a text that was attached as a file leaves the field focused, ready for more', () => {
    answerUploads(outside.environment.server);
    show();
    type(field(), 'x'.repeat(200_000));
    click(button('Attach it as a file'));
    expect(button('Attach it as a file')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('C4 says what is missing for an agent, and where to look', async () => {
    show({ balance: 12 });
    expect(container.textContent).toContain('12 credits left.');
    act(() => composer.setAgent(agentCard('stocks')));
    await settle();
    expect(container.textContent).toContain('This needs up to 80 credits; 12 credits left.');
    click(container.querySelector('a[href="/credit-usage"]'));
    expect(asked).toEqual(['/credit-usage']);
  });

  it('R18 is off with the reason in a view that may not change anything; the text stays', () => {
    composer.setText('Written before');
    show({ refusal: 'Only viewing.' });
    expect(container.textContent).toContain('Only viewing.');
    expect(field()).toMatchObject({ disabled: true, value: 'Written before' });
    for (const name of ['Send', 'Attach files', 'Choose an agent'])
      expect(button(name)).toMatchObject({ disabled: true });
  });

  it('S5 says that the text is kept while offline', () => {
    composer.setText('Later');
    show({ isOnline: false });
    expect(container.textContent).toContain('Offline: kept as draft');
  });
});
