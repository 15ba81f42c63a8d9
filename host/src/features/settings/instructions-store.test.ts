import { beforeEach, expect, it } from 'vitest';
import { provideEnvironment } from '@loupe/shared/environment';
import { createRequest } from '@loupe/shared/stores/request';
import { createTestEnvironment, type TestEnvironment } from '@loupe/shared/testing/test-environment';
import { createInstructionsStore, type InstructionsStore } from './instructions-store.ts';

const memory = (id: string, text: string) => ({ id, text, updated_at: '2026-11-29T10:00:00.000Z' });
const instructions = { text: 'Short', is_on: true, is_remembering: true };

let world: TestEnvironment;
let store: InstructionsStore;

beforeEach(async () => {
  world = createTestEnvironment();
  provideEnvironment(world);
  world.server.answer('GET /instructions', {
    instructions,
    memories: [memory('mem_1', 'Tea')],
    has_model: true,
  });
  store = createInstructionsStore(createRequest({ environment: world }));
  await store.words.load();
});

const shown = () => store.words.value();
const texts = () => shown()?.memories.map(({ text }) => text);

it('R21 a switch is shown at once, and goes back when the server did not take it', async () => {
  world.server.answer('POST /instructions', { instructions: { ...instructions, is_on: false } });
  const asked = store.use('is_on', false);
  expect(shown()?.instructions.is_on).toBe(false);
  await asked;
  expect(shown()?.instructions).toEqual({ ...instructions, is_on: false });
  world.server.refuse('POST /instructions', 503, 'server.unavailable');
  await store.use('is_remembering', false);
  expect(shown()?.instructions).toEqual({ ...instructions, is_on: false });
});

it('R21 a text that is too long is not sent and stays, with a sentence', async () => {
  const form = store.createTextForm('');
  form.change('text', 'x'.repeat(2_001));
  expect(await form.submit()).toBe(false);
  expect(form.$form.get().fieldErrors.text).toBe('At most 2000 characters.');
  expect(form.$form.get().values.text).toHaveLength(2_001);
  expect(world.server.callsOf('POST /instructions')).toEqual([]);
});

it('R21 a memory is added, once when it was there, changed and forgotten, also one that is gone already', async () => {
  let done = 0;
  const keep = async (of: Parameters<InstructionsStore['createMemoryForm']>[0], text: string) => {
    const form = store.createMemoryForm(of, () => (done += 1));
    form.change('text', text);
    return await form.submit();
  };
  expect(await keep(null, '  ')).toBe(false);
  world.server.answer('POST /memories', { memory: memory('mem_2', 'Salt') });
  await keep(null, 'Salt');
  await keep(null, 'Salt');
  expect(texts()).toEqual(['Tea', 'Salt']);
  world.server.answer('POST /memories/mem_1', { memory: memory('mem_1', 'Green tea') });
  await keep(memory('mem_1', 'Tea'), 'Green tea');
  expect([texts(), done]).toEqual([['Green tea', 'Salt'], 3]);
  world.server.refuse('DELETE /memories/*', 503, 'server.unavailable');
  expect([await store.forget('mem_2'), texts()]).toEqual([false, ['Green tea', 'Salt']]);
  world.server.refuse('DELETE /memories/*', 404, 'memory.not_found');
  expect([await store.forget('mem_2'), texts()]).toEqual([true, ['Green tea']]);
});
