import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent } from '../testing/run-agent.ts';
import { saysDoubt } from './write-doubts.ts';

async function analyse(text: string, language: 'en' | 'de') {
  const files = { one: { name: 'report.md', bytes: new TextEncoder().encode(text) } };
  const agent = agentOf('financial-statement-analysis', language);
  const options = { tools: memoryTools(files), fileIds: ['one'] };
  const run = await speaking(language, () => runAgent(agent, { company: 'Lohmeyer' }, options));
  return { ...run, doubted: run.claims.filter(({ supported }) => !supported) };
}

const table = (head: string, revenue: string, profit: string) =>
  `# Lohmeyer\n\n| ${head} | 2025 | 2024 |\n|---|---|---|\n| ${revenue} | 800 | 900 |\n| ${profit} | 40 | 60 |\n\n`;

describe('what a report says of doubt in words', () => {
  it('is among the red flags, word for word, and is named in the lead', async () => {
    const sentence = 'The auditor draws attention to a material uncertainty related to going concern.';
    const { report, doubted } = await analyse(
      `${table('EUR million', 'Revenue', 'Net income')}${sentence} Staff are loyal.\n`,
      'en',
    );
    expect(report.split('## Scorecard')[0]).toContain('The documents speak of doubt in words');
    expect(report.split('## Red flags')[1]?.split('## Ratios')[0]).toContain(`“${sentence}”`);
    expect(report).not.toContain('Staff are loyal');
    expect(doubted).toEqual([]);
  });

  it('wird auch auf Deutsch gefunden, und ohne Zweifel steht nichts davon da', async () => {
    const head = table('Mio. EUR', 'Umsatzerlöse', 'Jahresüberschuss');
    const said = await analyse(`${head}Es liegen bestandsgefährdende Tatsachen vor.\n`, 'de');
    expect(said.report).toContain('„Es liegen bestandsgefährdende Tatsachen vor.“');
    const none = await analyse(`${head}Bestandsgefährdende Risiken bestehen nicht.\n`, 'de');
    expect(none.report).not.toContain('von Zweifeln');
    expect([...said.doubted, ...none.doubted]).toEqual([]);
  });

  it.each([
    ['The group breached its leverage covenant in June.', true],
    ['Two covenants were not met at the year end.', true],
    ['The interest covenant was waived by the lenders.', true],
    ['The accounts have been prepared on a going concern basis.', false],
    ['There is no material uncertainty.', false],
    ['A fall of 40 % would breach the covenants.', false],
    ['Der Prüfer hat einen eingeschränkten Bestätigungsvermerk erteilt.', true],
    ['Es bestand keine wesentliche Unsicherheit.', false],
  ])('“%s” is one: %s', (sentence, is) => {
    expect(saysDoubt(sentence)).toBe(is);
  });
});
