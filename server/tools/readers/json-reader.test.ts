import { describe, expect, it } from 'vitest';
import { makeCopy } from '../../document/make-copy.ts';
import { cellText } from '../../claims/cell-text.ts';
import { formatOfName } from './detect-format.ts';
import { parseDocument } from './parse-document.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string, name = 'list.jsonl') => parseDocument(bytesOf(text), name, 'json');

const person = (id: string, name: string, birthDate?: string) =>
  JSON.stringify({
    id,
    schema: 'Person',
    caption: name,
    properties: {
      name: [name, `${name} senior`],
      ...(birthDate !== undefined && { birthDate: [birthDate] }),
    },
  });

describe('JSON files', () => {
  it('are known by their endings', () => {
    expect(['a.json', 'b.jsonl', 'c.ndjson', 'entities.ftm.json'].map(formatOfName)).toEqual(
      Array.from({ length: 4 }, () => 'json'),
    );
  });

  it('with one object in each line become a table whose rows are the lines of the file', async () => {
    const text = `${person('a', 'Orla Quist', '1961-04-02')}\n\n${person('b', 'Pavel Dremov')}\n`;
    const [table] = (await read(text, 'entities.ftm.json')).typedTables;
    expect([...table!.lines]).toEqual([1, 3]);
    expect(table!.columns.map(({ name }) => name)).toEqual([
      'id',
      'schema',
      'caption',
      'properties.name',
      'properties.birthDate',
    ]);
    expect(cellText(table!.columns[3]!, 1)).toBe('Pavel Dremov; Pavel Dremov senior');
    expect(cellText(table!.columns[4]!, 0)).toBe('1961-04-02');
  });

  it('keep every record, also those with few fields at the end and those called a total', async () => {
    const lines = [
      ...Array.from({ length: 40 }, (_, i) => person(`p${i}`, `Person Number${i}`, '1970-01-01')),
      '{"id":"z1","schema":"Company","caption":"Total Trading"}',
      '{"caption":"Source of the list"}',
    ];
    const [table] = (await read(lines.join('\n'))).typedTables;
    expect(table!.rowCount).toBe(42);
  });

  it('may be one list, or an object that holds lists, recognised by their names', async () => {
    expect((await read('[{"a":1},{"a":2}]', 'x.json')).typedTables[0]!.rowCount).toBe(2);
    const two = await read('{"total":2,"results":[{"a":1}],"other":[{"b":"x"}]}', 'x.json');
    expect(two.typedTables.map(({ name }) => name)).toEqual(['results', 'other']);
  });

  it('are searched and shown by their records', async () => {
    const text = person('a', 'Orla Quist');
    expect((await read(text)).passages[0]!.text).toContain('Orla Quist');
    const copy = await makeCopy(bytesOf(text), 'list.json', 'json');
    expect(JSON.stringify(copy)).toContain('Orla Quist');
  });

  it('of which a line is broken are refused with that line: half a list would look whole', async () => {
    await expect(read(`${person('a', 'Orla Quist')}\n{"id":"b","sche`)).rejects.toMatchObject({
      code: 'file.unreadable',
      message: expect.stringContaining('line 2'),
    });
  });

  it.each(['"only words"', '[]', '[1, 2]', '3'])('that hold no records are refused: %s', async (text) => {
    await expect(read(text, 'x.json')).rejects.toMatchObject({ code: 'file.unreadable' });
  });

  it('may be nested without end and are still read', async () => {
    const deep = `${'[['.repeat(20_000)}${']]'.repeat(20_000)}`;
    expect((await read(`[{"a":${deep},"b":"x"}]`, 'x.json')).typedTables[0]!.rowCount).toBe(1);
  });
});
