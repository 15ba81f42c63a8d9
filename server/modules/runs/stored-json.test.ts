import { afterAll, beforeAll, expect, it } from 'vitest';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { asStored, safeJson } from './stored-json.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('what readers in the process get is to the byte what is read back from the database', async () => {
  const names = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 6 }),
    fc.constantFrom('type', 'text', 'part', 'é', 'zz', '__proto__', '10', '9', 'a\0b', '\ud800', ''),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constant(null),
      fc.boolean(),
      fc.double(),
      fc.integer(),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(names, tie('value'), { maxKeys: 6 }),
    ),
  }));
  await fc.assert(
    fc.asyncProperty(value, async (given) => {
      const sent = safeJson(given);
      const { rows } = await database.pool.query<{ stored: unknown }>(
        'select jsonb_build_array($1::jsonb) as stored',
        [sent],
      );
      expect(JSON.stringify([asStored(sent)])).toBe(JSON.stringify(rows[0]?.stored));
    }),
    { numRuns: 300 },
  );
});
