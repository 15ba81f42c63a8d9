import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { makeWorkbook } from '../../tools/testing/make-workbook.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

type Content = string | Uint8Array;

async function research(
  inputs: Readonly<Record<string, string>>,
  files: Readonly<Record<string, Content>>,
  language: 'en' | 'de' = 'en',
): Promise<FinishedRun> {
  const bytes = (one: Content) => (typeof one === 'string' ? new TextEncoder().encode(one) : one);
  const entries = Object.entries(files).map(
    ([name, one], i) => [`fil_${i + 1}`, { name, bytes: bytes(one) }] as const,
  );
  const given = { documents: entries.map(([id]) => id).join(','), depth: 'standard', ...inputs };
  return await speaking(language, () =>
    runAgent(agentOf('patent-research', language), given, {
      tools: memoryTools(Object.fromEntries(entries)),
    }),
  );
}

const valueOf = (run: FinishedRun, id: string) => run.figures.find((one) => one.id === id)?.value;
const doubted = (run: FinishedRun) =>
  run.claims.filter(({ supported }) => !supported).map(({ text }) => text);
const statuses = (run: FinishedRun) => run.findings.map(({ title, status }) => `${title}: ${status}`);

const near = `# Heated grip

Publication number: EP 9 200 001 A1
Publication date: 2015-05-06

## Claims

1. A handle with a heating foil under a leather cover.
2. The handle of claim 1, wherein a switch is operated by the thumb.
`;
const late = near.replace('EP 9 200 001 A1', 'EP 9 200 009 A1').replace('2015-05-06', '2027-05-06');
const undated = near
  .replace('EP 9 200 001 A1', 'EP 9 200 003 A1')
  .replace('Publication date: 2015-05-06\n', '');
const invention =
  'a heating foil under a leather cover;\na switch operated by the thumb;\na battery in the stem';

describe('a research', () => {
  it('counts an element as held only where one passage has its words, and quotes that passage', async () => {
    const run = await research({ invention }, { 'a.md': near });
    expect(valueOf(run, 'covered-1')).toBe('2 of 3');
    expect(valueOf(run, 'gaps')).toBe('1');
    expect(run.report).toContain('a battery in the stem: not found in these documents.');
    expect(run.report).toContain('“The handle of claim 1, wherein a switch is operated by the thumb.”');
    expect(run.sources.map(({ excerpt }) => excerpt)).toContain(
      'A handle with a heating foil under a leather cover.',
    );
    expect(run.report).toContain('This is no legal advice.');
    expect(run.report).not.toMatch(/\b(?:is|are) new\b/u);
    expect(doubted(run)).toEqual([]);
  });

  it('sets a later document apart: it is no prior art and fills no gap', async () => {
    const run = await research({ invention, priority_date: '2020-01-01' }, { 'late.md': late });
    expect(valueOf(run, 'gaps')).toBe('3');
    expect(statuses(run)).toEqual(['EP 9 200 009 A1: for review']);
    expect(run.report).toContain('later: no prior art');
    expect(run.report).toMatch(/^# Your invention: no element is in the documents given/);
    expect(doubted(run)).toEqual([]);
  });

  it('says that a date was not found, and that none was asked for', async () => {
    const dated = await research({ invention, priority_date: '2020-01-01' }, { 'b.md': undated });
    expect(dated.report).toContain('date not found');
    const open = await research({ invention }, { 'b.md': near });
    expect(open.report).toContain('no priority date given');
    expect(doubted(dated)).toEqual([]);
  });

  it('does not depend on the order of elements or documents', async () => {
    const files = { 'a.md': near, 'b.md': undated, 'c.md': late };
    const turned = Object.fromEntries(Object.entries(files).toReversed());
    const reversed = invention
      .split('\n')
      .toReversed()
      .map((line) => line.replace(/;$/, ''))
      .join(';\n');
    const [one, other] = [
      await research({ invention, priority_date: '2020-01-01' }, files),
      await research({ invention: reversed, priority_date: '2020-01-01' }, turned),
    ];
    expect(statuses(other).toSorted()).toEqual(statuses(one).toSorted());
    expect(valueOf(other, 'gaps')).toBe(valueOf(one, 'gaps'));
  });

  it('reads the list of an office from a workbook', async () => {
    const rows = [
      ['Publication Number', 'Title', 'Abstract', 'Publication Date'],
      ['US 9200007 B2', 'Grip', 'A heating foil lies under a leather cover.', '2011-02-03'],
    ];
    const run = await research({ invention }, { 'list.xlsx': makeWorkbook([{ name: 'Results', rows }]) });
    expect(statuses(run)).toEqual(['US 9200007 B2: potential match']);
    expect(valueOf(run, 'covered-1')).toBe('1 of 3');
    expect(doubted(run)).toEqual([]);
  });

  it('finds the same in German, in the words of the German documents', async () => {
    const text = `# Griff

Veröffentlichungsnummer: DE 10 2014 000 001 A1
Veröffentlichungstag: 06.05.2015

## Ansprüche

1. Griff, dadurch gekennzeichnet, dass eine Heizfolie unter einem Lederbezug liegt.
`;
    const run = await research(
      {
        invention: 'eine Heizfolie unter einem Lederbezug;\nein Akku im Schaft',
        priority_date: '2020-01-01',
      },
      { 'griff.md': text },
      'de',
    );
    expect(valueOf(run, 'covered-1')).toBe('1 von 2');
    expect(run.report).toContain('ein Akku im Schaft: in diesen Dokumenten nicht gefunden.');
    expect(run.report).toContain('vorher veröffentlicht');
    expect(doubted(run)).toEqual([]);
  });
});

describe('what cannot be researched', () => {
  it('one element alone is refused, with what would help', async () => {
    const { check } = agentOf('patent-research');
    const given = { invention: 'a better mousetrap', documents: 'fil_1' };
    await expect(check?.(given, memoryTools(), { prompt: '', fileIds: [] })).rejects.toMatchObject({
      code: 'agent.inputs_invalid',
      field: 'invention',
      message: expect.stringContaining('at least two elements') as string,
    });
  });

  it('no document is refused', async () => {
    const { check } = agentOf('patent-research');
    await expect(check?.({ invention }, memoryTools(), { prompt: '', fileIds: [] })).rejects.toMatchObject({
      code: 'agent.inputs_invalid',
    });
  });

  it('a table without patents is charged nothing', async () => {
    const run = await research({ invention }, { 'sales.csv': 'Month,Revenue\n2026-01,4\n' });
    expect(run.isUnanswered).toBe(true);
    expect(run.report).toContain('neither the text nor a list of patents was recognised');
  });
});
