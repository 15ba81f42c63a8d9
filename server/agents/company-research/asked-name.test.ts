import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../tools/testing/make-files.ts';
import { companyResearch as agent } from '../testing/english-agents.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';

const research = (company: string, text: string) =>
  runAgent(
    agent,
    { company, document: 'w' },
    { tools: memoryTools({ w: { name: 'profile.md', bytes: bytesOf(text) } }) },
  );

describe('a name that no document writes as it was asked for', () => {
  it.each([
    ['Verdane Optik', 'Verdane Optics GmbH employs 240 people.', 'Verdane Optics GmbH'],
    ['Verdane', 'Verdane Optics employs 240 people.', 'Verdane Optics'],
  ])('is answered by whom they speak of instead, with the place, for nothing', async (asked, text, named) => {
    const done = await research(asked, text);
    expect(done.isUnanswered).toBe(true);
    expect(done.report).toContain(`They speak of: ${named}[1](#source:1).`);
    expect(done.answer).toContain(`They speak of: ${named}`);
    expect(done.report).not.toContain('#claim:');
    expect(done.report).not.toContain('240');
  });

  it.each(['Verdane', 'verdane', 'VERDANE'])(
    'is taken for the only company whose name begins so, and that is said first: “%s”',
    async (asked) => {
      const done = await research(asked, 'Verdane Optics GmbH employs 240 people. It is based in Ulm.');
      expect(done.report).toContain('# Verdane Optics: ');
      expect(done.report).toContain(
        `Asked for was “${asked}”. It is taken for Verdane Optics GmbH[1](#source:1)`,
      );
      expect(done.report).toContain('240');
      expect(done.report).not.toContain('#claim:');
      expect(done.answer).toContain(`“${asked}” was taken for Verdane Optics GmbH`);
    },
  );
});
