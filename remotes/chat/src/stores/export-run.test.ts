import { expect, it } from 'vitest';
import { settled } from '@loupe/shared/testing/test-clock';
import { createTestOutside } from '../testing/chat-outside.ts';
import { createRunExport } from './export-run.ts';

const key = 'GET /runs/run_1/export';

it('H6 saves the report under the name the server gave it, in its own script', async () => {
  const outside = createTestOutside();
  const disposition = `attachment; filename="file"; filename*=UTF-8''%D0%96%D1%83%D0%BA.pdf`;
  outside.environment.server.on(
    key,
    () => new Response('%PDF', { headers: { 'content-disposition': disposition } }),
  );
  await createRunExport(outside).exportRun('run_1', 'pdf');
  const [file] = outside.environment.files;
  expect(file?.name).toBe('Жук.pdf');
  expect(await file?.content.text()).toBe('%PDF');
  expect(outside.environment.server.callsOf(key)[0]?.query).toEqual({ format: 'pdf' });
});

it('E3 tells a refusal in its own sentence and saves nothing', async () => {
  const outside = createTestOutside();
  outside.environment.server.refuse(key, 409, 'export.too_large', { message: 'Too large for this format.' });
  await createRunExport(outside).exportRun('run_1', 'xlsx');
  expect(outside.environment.files).toEqual([]);
  expect(outside.notices).toEqual([{ message: 'Too large for this format.', color: 'error' }]);
});

it('E3 tells that the server was not reached', async () => {
  const outside = createTestOutside();
  outside.environment.server.unreachable(key);
  await createRunExport(outside).exportRun('run_1', 'docx');
  expect(outside.notices).toEqual([
    { message: 'The report could not be exported. Try again.', color: 'error' },
  ]);
});

it('says that a file is being written once it takes over a second, and takes no second order meanwhile', async () => {
  const outside = createTestOutside();
  const hanging = outside.environment.server.hang(key);
  const runExport = createRunExport(outside);
  const done = runExport.exportRun('run_1', 'pdf');
  expect(runExport.$slow.get()).toBeNull();
  await outside.environment.advance(1000);
  expect(runExport.$slow.get()).toBe('run_1');
  await runExport.exportRun('run_1', 'docx');
  hanging.release({});
  await done;
  expect(runExport.$slow.get()).toBeNull();
  expect(outside.environment.server.calls).toHaveLength(1);
});

it('knows of a run that was asked for once whether it can be saved as a calendar', async () => {
  const outside = createTestOutside();
  const { server } = outside.environment;
  const days = 'GET /runs/run_1/exports';
  const runExport = createRunExport(outside);
  server.unreachable(days);
  runExport.wantDays('run_1');
  await settled();
  expect(runExport.$withDays.get().has('run_1')).toBe(false);
  server.answer(days, { formats: ['pdf', 'ics'] });
  runExport.wantDays('run_1');
  runExport.wantDays('run_1');
  await settled();
  expect(runExport.$withDays.get().has('run_1')).toBe(true);
  expect(server.callsOf(days)).toHaveLength(2);
  server.answer('GET /runs/run_2/exports', { formats: ['pdf'] });
  runExport.wantDays('run_2');
  await settled();
  expect([...runExport.$withDays.get()]).toEqual(['run_1']);
  expect(outside.notices).toEqual([]);
});
