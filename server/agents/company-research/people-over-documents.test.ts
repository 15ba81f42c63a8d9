import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { companyResearch as english } from '../testing/english-agents.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

/** Rows of people, open questions about them and the answer, of documents by their file names. */
async function told(documents: Readonly<Record<string, string>>) {
  const files = Object.fromEntries(
    Object.entries(documents).map(([name, text], i) => [`f${i}`, { name, bytes: bytesOf(text) }]),
  );
  const options = { tools: memoryTools(files), fileIds: Object.keys(files) };
  const { report } = await runAgent(english, { company: 'Verdane Optics' }, options);
  const plain = report
    .replaceAll('\u00a0', ' ')
    .replace(/\[[^\]]*\]\(#source:\d+\)/g, '')
    .replace(/ +/g, ' ');
  return {
    rows: [
      ...plain.matchAll(
        /^\| ([^|]+) \| [^|]+ \| ([^|]+) \| ([^|]+) \| [^|]*(?:named so|leaving|left)[^|]*\|$/gm,
      ),
    ].map(([, name, state, when]) => `${name}: ${state}, ${when}`),
    questions: [...plain.matchAll(/Who follows [^?]+\?/g)].map(([text]) => text),
    plain,
  };
}

const note = (day: string, text: string) => `# Verdane Optics plc: news\n\nLeeds, ${day}\n\n${text}\n`;

describe('C1 who is in office is stated as of a document', () => {
  it('with its day, or with its name where it has no day', async () => {
    const cfo = 'Chief financial officer Paul Stone opened the works.';
    expect((await told({ 'news.md': note('3 May 2024', cfo) })).rows).toEqual([
      'Paul Stone: in office as of 3 May 2024, —',
    ]);
    expect((await told({ 'news.md': `# Verdane Optics plc: news\n\n${cfo}\n` })).rows).toEqual([
      'Paul Stone: in office, as news.md says, —',
    ]);
    expect((await told({ 'a.md': note('3 May 2024', cfo), 'b.md': note('9 June 2025', cfo) })).rows).toEqual([
      'Paul Stone: in office as of 9 Jun 2025, —',
    ]);
  });

  it('the earlier of two holders by documents of two days as of its own, with the other one named', async () => {
    const { rows } = await told({
      'old.md': note('3 May 2024', 'Chief financial officer Paul Stone opened the works.'),
      'new.md': note('9 June 2025', 'Chief financial officer Anna Berg closed the sale.'),
    });
    expect(rows).toEqual([
      'Paul Stone: in office as of 3 May 2024; later new.md names Anna Berg with this office: check, —',
      'Anna Berg: in office as of 9 Jun 2025, —',
    ]);
  });

  it('with whom a later document names beside the office in a sentence that no rule reads', async () => {
    const { rows, plain } = await told({
      'old.md': note('3 May 2024', 'Chief executive Paul Stone opened the works.'),
      'new.md': note(
        '9 June 2025',
        'What a summer for Verdane Optics, whose job of chief executive came to Anna Berg after weeks of talks about a new face.',
      ),
    });
    expect(rows).toEqual([
      'Paul Stone: in office as of 3 May 2024; later new.md names Anna Berg with this office: check, —',
    ]);
    expect(plain).not.toContain('Chief Executive Officer: Paul Stone');
  });

  it('not with whom the document names as gone, or for the office of somebody else', async () => {
    const { rows } = await told({
      'old.md': note('3 May 2024', 'Chief executive Paul Stone opened the works.'),
      'new.md': note(
        '9 June 2025',
        'Former chief executive Karl Ott cut the ribbon at Verdane Optics. The chief executive of Lumen Glas Ltd, Eva Stark, was a new face there.',
      ),
    });
    expect(rows.filter((row) => row.startsWith('Paul'))).toEqual([
      'Paul Stone: in office as of 3 May 2024, —',
    ]);
  });

  it('as to have left, once the announced day has passed, and not asked after where another is named', async () => {
    const leaves = 'Paul Stone, chief financial officer, will leave on 30 April 2025.';
    const alone = await told({ 'news.md': note('3 March 2025', leaves) });
    expect(alone.rows).toEqual(['Paul Stone: to have left, as announced, until 30 Apr 2025']);
    expect(alone.questions).toEqual(['Who follows Paul Stone (Chief Financial Officer)?']);
    expect(alone.plain).toContain('Paul Stone (Chief Financial Officer) was to have left by 30 Apr 2025');
    const followed = await told({
      'news.md': note(
        '3 March 2025',
        `${leaves} Karen Ott, our controller, is to do the job in the role for now.`,
      ),
    });
    expect(followed.questions).toEqual([]);
  });

  it('as in office where a document after the announced day still names them', async () => {
    const { rows } = await told({
      'a.md': note('3 March 2025', 'Paul Stone, chief financial officer, will leave on 30 April 2025.'),
      'b.md': note('9 June 2025', 'Chief financial officer Paul Stone closed the sale.'),
    });
    expect(rows).toEqual(['Paul Stone: in office as of 9 Jun 2025, —']);
  });
});
