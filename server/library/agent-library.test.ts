import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { agentOrder } from '../agents/agent-order.ts';
import { agentLibrary, createAgentLibrary } from './agent-library.ts';

const textOf = (id: string) => new TextDecoder().decode(agentLibrary.file(id)?.bytes);

describe('the library of the agents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const put = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  put('samples/kettle-comparison/prices.csv', '# Sample data\nKettle,Price\nMarlow,12');
  put('samples/kettle-comparison/press/january.md', 'Sample data: a made-up note.');
  put('samples/kettle-comparison-two/other.csv', '# Sample data');
  put('reference/rail.csv', '# Reference data');
  put('private.csv', 'not for anybody');
  const library = createAgentLibrary(pathToFileURL(`${folder}/`));

  it('gives the sample files of an agent by its folder, and of no other', () => {
    expect(library.samplesOf('kettle-comparison').map(({ id, name }) => [id, name])).toEqual([
      ['samples/kettle-comparison/press/january.md', 'press/january.md'],
      ['samples/kettle-comparison/prices.csv', 'prices.csv'],
    ]);
    expect(library.samplesOf('kettle')).toEqual([]);
  });

  it('tells reference data from sample data, and reads a file once', () => {
    expect(library.reference('rail.csv')).toMatchObject({ id: 'reference/rail.csv', isSample: false });
    expect(library.file('samples/kettle-comparison/prices.csv')?.isSample).toBe(true);
    expect(library.file('reference/rail.csv')).toBe(library.reference('rail.csv'));
    expect(() => library.reference('tram.csv')).toThrow(expect.objectContaining({ code: 'file.not_found' }));
  });

  it('opens nothing that is not listed, however it is called', () => {
    for (const name of ['private.csv', 'samples/../private.csv', 'reference/../private.csv', 'samples', ''])
      expect(library.file(name), name).toBeNull();
  });

  it('knows the documents and series of the sample companies too', () => {
    expect(agentLibrary.file('northwind-freight/profile.md')?.isSample).toBe(true);
    expect(agentLibrary.file('series/halden-solar.csv')?.isSample).toBe(true);
  });
});

describe('what lies in it', () => {
  const samples = agentLibrary.ids().filter((id) => id.startsWith('samples/'));
  const references = agentLibrary.ids().filter((id) => id.startsWith('reference/'));

  it('marks every sample as sample data where a reader begins, and keeps it with an agent', () => {
    for (const id of samples) {
      expect(textOf(id).slice(0, 400), id).toMatch(/Sample data|Beispieldaten/);
      expect(agentOrder, id).toContain(id.split('/')[1]);
    }
  });

  it('begins every reference file with its date, its source and a warning', () => {
    for (const id of references)
      expect(textOf(id).split('\n')[0], id).toMatch(
        /^# Reference data, as of \d{4}-\d{2}: .{10,}\. Check before you rely on it\.$/,
      );
  });
});
