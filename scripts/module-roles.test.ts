import { expect, it } from 'vitest';
import { roleProblems } from './module-roles.ts';

const tables = {
  path: 'server/modules/runs/runs.tables.ts',
  text: "import { pgTable } from 'drizzle-orm/pg-core';\nexport const runs = pgTable(\n  'runs', {});",
};
const of = (path: string, text: string) => roleProblems([tables, { path: `server/modules/${path}`, text }]);

it('lets every role do what it is for', () => {
  expect(of('chats/chats.repository.ts', 'sql`select 1 from chats`')).toEqual([]);
  expect(of('chats/list.read-model.ts', 'sql`select 1 from runs`; kept.delete(1)')).toEqual([]);
  expect(of('chats/line.repository.ts', 'sql`update chats set a = 1 from runs where true`')).toEqual([]);
  expect(of('personal-data/retention.repository.ts', 'sql`delete from runs`')).toEqual([]);
  expect(of('runs/run-worker.ts', '/** Takes a run from runs. */ const text = `${a} from b`;')).toEqual([]);
  expect(of('runs/runs.test.ts', 'sql`select 1 from chats`')).toEqual([]);
});

it('refuses a role that nobody knows', () => {
  expect(of('chats/chats.service.ts', '')).toEqual([
    expect.stringContaining('chats.service.ts: nobody knows the role "service"'),
  ]);
});

it('refuses SQL outside of the files that speak it', () => {
  expect(of('chats/chats.usecases.ts', "import { eq } from 'drizzle-orm';")).toHaveLength(1);
  expect(of('chats/chat-worker.ts', "import { chats } from './chats.tables.ts';")).toHaveLength(1);
});

it('refuses a read model that writes', () => {
  expect(of('chats/list.read-model.ts', 'await tx\n    .update(chats)')).toHaveLength(1);
  expect(of('chats/list.read-model.ts', 'sql`delete from chats`')).toHaveLength(1);
});

it('refuses statements that are about a table of another module alone, or write it', () => {
  expect(of('chats/chats.repository.ts', 'sql`select 1 from runs`')).toHaveLength(1);
  expect(of('chats/list.read-model.ts', 'sql`select 1 from runs`')).toEqual([]);
  expect(of('chats/chats.repository.ts', 'sql`update runs set status = 1`')).toEqual([
    'server/modules/chats/chats.repository.ts: runs is a table of runs',
  ]);
});
