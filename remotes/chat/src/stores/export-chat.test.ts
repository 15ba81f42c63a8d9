import { expect, it } from 'vitest';
import { chatSummary, message, run, sampleLog } from '../testing/chat-fixtures.ts';
import { createTestOutside } from '../testing/chat-outside.ts';
import { exportChat } from './export-chat.ts';

const summary = chatSummary('cht_1', { title: 'Northwind: trend & risk' });

it('H6 F7 a chat is exported with questions, reports and sources under a dated name', async () => {
  const outside = createTestOutside();
  outside.environment.server.answer('GET /chats/cht_1', {
    chat: {
      id: 'cht_1',
      title: summary.title,
      created_at: summary.created_at,
      messages: [
        message('q1', 'user', { text: 'Is the trend intact?' }),
        message('a1', 'assistant', { run_id: 'run_1', text: 'stored' }),
      ],
      runs: [run('run_1', { status: 'done' })],
    },
  });
  outside.environment.server.answer('GET /runs/run_1/log', { events: sampleLog() });
  await exportChat(outside, summary);
  const [file] = outside.environment.files;
  expect(file?.name).toMatch(/^northwind-trend-risk_\d\d-\d\d-\d{4}_\d\d-\d\d[ap]m\.md$/);
  const text = await file?.content.text();
  expect(text).toContain('# Northwind: trend & risk\n\n## You\n\nIs the trend intact?\n\n## Answer');
  expect(text).not.toContain('#source:');
});

it('E3 an export that fails is reported and saves nothing', async () => {
  const outside = createTestOutside();
  outside.environment.server.refuse('GET /chats/cht_1', 500, 'server.unexpected');
  await exportChat(outside, summary);
  expect(outside.environment.files).toEqual([]);
  expect(outside.notices).toEqual([
    { message: 'The chat could not be exported. Try again.', color: 'error' },
  ]);
});
