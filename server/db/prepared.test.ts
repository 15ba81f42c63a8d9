import { asc, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { chats } from '../modules/chats/chats.tables.ts';
import { users } from '../modules/identity/identity.tables.ts';
import { auditLog } from '../modules/audit/audit.tables.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { Database } from './database.ts';
import { limitInText, plannedEachTime, prepared } from './prepared.ts';

const nameOf = prepared<{ id: string }, { name: string }[]>('name_of_somebody', (db) =>
  db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, sql.placeholder('id'))),
);

const add = (id: string) =>
  `insert into users (id, email, name, password_hash, referral_code) values ('${id}', '${id}@example.com', '${id}', 'none', '${id}')`;

it('asks the same with other values, in transactions too, and a connection has it parsed once', async () => {
  const { db, pool, close } = await createTestDatabase();
  try {
    await pool.query(add('usr_one'));
    expect(await nameOf(db, { id: 'usr_one' })).toEqual([{ name: 'usr_one' }]);
    expect(await nameOf(db, { id: 'usr_two' })).toEqual([]);
    await db.transaction(async (tx) => {
      await tx.execute(sql.raw(add('usr_two')));
      expect(await nameOf(tx, { id: 'usr_two' })).toEqual([{ name: 'usr_two' }]);
      expect(await nameOf(tx, { id: 'usr_one' })).toEqual([{ name: 'usr_one' }]);
      const { rows } = await tx.execute(sql`select name from pg_prepared_statements`);
      expect(rows).toEqual([{ name: 'name_of_somebody' }]);
    });
  } finally {
    await close();
  }
});

it('keeps a limit in the text, so that a plan for all values knows it', async () => {
  const { db, pool, close } = await createTestDatabase();
  try {
    await pool.query(add('usr_one'));
    await pool.query(add('usr_two'));
    const someNames = prepared<object, { name: string }[]>('some_names', (on) =>
      on.select({ name: users.name }).from(users).orderBy(asc(users.id)).limit(limitInText(1)),
    );
    await db.transaction(async (tx) => {
      expect(await someNames(tx, {})).toEqual([{ name: 'usr_one' }]);
      const { rows } = await tx.execute(
        sql`select statement from pg_prepared_statements where name = 'some_names'`,
      );
      expect(rows).toEqual([{ statement: expect.stringMatching(/limit 1$/u) as string }]);
    });
    expect(() => limitInText(1.5)).toThrow('A limit of 1.5 rows.');
  } finally {
    await close();
  }
});

it('builds the text of a search once, and a connection keeps no plan of it', async () => {
  const { db, pool, close } = await createTestDatabase();
  try {
    await pool.query(add('usr_one'));
    await pool.query(add('usr_two'));
    let built = 0;
    const found = plannedEachTime<{ part: string | null }, { name: string }[]>((on) => {
      built += 1;
      const part = sql.placeholder('part');
      return on
        .select({ name: users.name })
        .from(users)
        .where(sql`${part}::text is null or ${users.name} like ${part}::text`)
        .orderBy(asc(users.id));
    });
    await db.transaction(async (tx) => {
      expect(await found(tx, { part: '%two' })).toEqual([{ name: 'usr_two' }]);
      expect(await found(tx, { part: null })).toEqual([{ name: 'usr_one' }, { name: 'usr_two' }]);
      expect((await tx.execute(sql`select name from pg_prepared_statements`)).rows).toEqual([]);
    });
    expect(built).toBe(1);
  } finally {
    await close();
  }
});

const peopleWithChats = (db: Database) =>
  db
    .select({
      person: users,
      chat: chats,
      isNamed: sql<boolean>`${chats.title} <> ''`,
      said: {
        line: auditLog.action,
        length: sql<number>`length(${auditLog.action})`.mapWith(Number).as('length'),
      },
    })
    .from(users)
    .leftJoin(chats, eq(chats.userId, users.id))
    .leftJoin(auditLog, eq(auditLog.actorId, users.id))
    .orderBy(asc(users.id));

it('reads rows as drizzle does: dates, formulas, and nothing where a join found none', async () => {
  const { db, pool, close } = await createTestDatabase();
  try {
    await pool.query(add('usr_none'));
    await pool.query(add('usr_with'));
    await pool.query(
      "insert into chats (id, user_id, title, created_at, updated_at) values ('cht_1', 'usr_with', 'Rates', now(), now())",
    );
    const asked = prepared<object, unknown>('people_with_chats', peopleWithChats);
    const rows = await asked(db, {});
    expect(rows).toEqual(await peopleWithChats(db));
    expect(rows).toMatchObject([
      { person: { id: 'usr_none', createdAt: expect.any(Date) as Date }, chat: null, isNamed: null },
      {
        person: { id: 'usr_with' },
        chat: { title: 'Rates', updatedAt: expect.any(Date) as Date },
        isNamed: true,
      },
    ]);
  } finally {
    await close();
  }
});
