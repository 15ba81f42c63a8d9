import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passages } from './files.tables.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import {
  sampleCompanyChoices,
  sampleCompanyOf,
  sampleDocuments,
  sampleSeries,
  sampleSeriesChoices,
} from '../../library/library.ts';
import { seedLibrary } from './seed-library.usecases.ts';
import { documentNameOf } from '../../library/document-names.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
});

it('seeds the library once, however often and from however many processes it is asked', async () => {
  const all = sampleDocuments().length;
  const [first, second] = await Promise.all([seedLibrary(database.db), seedLibrary(database.db)]);
  expect(first.added + second.added).toBe(all);
  expect(await seedLibrary(database.db)).toEqual({ added: 0, removed: 0 });
  await database.db.insert(passages).values({
    documentId: 'library/gone/file.md@000000000000',
    title: 'gone',
    locator: 'line 1',
    text: 'gone',
  });
  expect(await seedLibrary(database.db)).toEqual({ added: 0, removed: 1 });
  const rows = await database.db
    .selectDistinct({ id: passages.documentId })
    .from(passages)
    .where(isNotNull(passages.documentId));
  expect(rows.map((row) => documentNameOf(row.id ?? '')).sort()).toEqual(
    sampleDocuments()
      .map((document) => document.id)
      .sort(),
  );
});

it('marks every sample file as sample data', () => {
  for (const document of sampleDocuments())
    expect(new TextDecoder().decode(document.bytes), document.id).toContain('Sample data');
  for (const { value } of sampleSeriesChoices('Sample index'))
    expect(new TextDecoder().decode(sampleSeries(value).bytes)).toMatch(/^# Sample data: synthetic prices/);
});

it('finds a sample company by its name, with or without its legal form', () => {
  for (const { value, label } of sampleCompanyChoices) expect(sampleCompanyOf(label)).toBe(value);
  expect(sampleCompanyOf('northwind freight N.V.')).toBe('northwind-freight');
  expect(sampleCompanyOf('Somebody Else')).toBeNull();
  expect(() => sampleSeries('../library')).toThrow(expect.objectContaining({ code: 'file.not_found' }));
});
