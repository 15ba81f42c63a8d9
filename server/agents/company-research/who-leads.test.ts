import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { companyResearch as agent } from '../testing/english-agents.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

/** The first words of the answer about who leads the company. */
async function told(...sentences: string[]): Promise<string | undefined> {
  const files = Object.fromEntries(
    sentences.map((text, i) => [`f${i}`, { name: `note-${i}.md`, bytes: bytesOf(text) }]),
  );
  const inputs = {
    company: 'Verdane Optics',
    document: 'f0',
    ...(sentences.length > 1 && { document_2: 'f1' }),
  };
  const { answer } = await runAgent(agent, inputs, { tools: memoryTools(files) });
  return /Chief Executive Officer: [^.]*\./.exec(answer)?.[0].replace(/\[\d+\]\(#source:\d+\)/g, '');
}

const seat = 'Verdane Optics GmbH is based in Ulm.';

describe('who leads a company, in the first sentences', () => {
  it('is said with the name and how long it is known to be so', async () => {
    expect(await told(`${seat} Anna Berg is the chief executive of Verdane Optics.`)).toBe(
      'Chief Executive Officer: Anna Berg (by an undated document).',
    );
    expect(
      await told(`Leeds, 3 May 2025\n\n${seat} Anna Berg is the chief executive of Verdane Optics.`),
    ).toBe('Chief Executive Officer: Anna Berg (as of 3\u00a0May\u00a02025).');
    expect(
      await told(`${seat} Anna Berg, chief executive of Verdane Optics, will step down on 31 March 2099.`),
    ).toBe('Chief Executive Officer: Anna Berg, until 31\u00a0Mar\u00a02099 (by an undated document).');
  });

  it('is as of the day a list was exported on, by what is above its head', async () => {
    const list =
      'Verdane Optics GmbH – Board (website export, 5 Jan 2026);;\nName;Role;Appointed\nAnna Berg;Chief Executive;14/01/2019\nCarl Dorn;Chair;01/09/2021\n';
    const files = {
      f0: { name: 'about.md', bytes: bytesOf(seat) },
      f1: { name: 'board.csv', bytes: bytesOf(list) },
    };
    const inputs = { company: 'Verdane Optics', document: 'f0', document_2: 'f1' };
    const { answer } = await runAgent(agent, inputs, { tools: memoryTools(files) });
    expect(answer).toContain('(as of 5\u00a0Jan\u00a02026)');
  });

  it('is left out where documents differ on it, and of those who led it once', async () => {
    expect(
      await told(
        `${seat} Anna Berg is the chief executive of Verdane Optics.`,
        'Carl Dorn is the chief executive of Verdane Optics.',
      ),
    ).toBeUndefined();
    expect(
      await told(`${seat} Anna Berg was the chief executive of Verdane Optics until 2021.`),
    ).toBeUndefined();
  });
});
