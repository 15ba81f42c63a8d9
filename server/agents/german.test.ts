import { describe, expect, it } from 'vitest';
import { speaking } from '../language/language.ts';
import { agents } from './registry.ts';
import { agentOf } from './testing/agent-of.ts';
import { runAgent } from './testing/run-agent.ts';

const stock = agentOf('stock-market-analysis', 'de');

describe('R21 an agent for a German reader', () => {
  it('has the same form, stages and prices in every language, in other words', () => {
    expect(agents.de.map(({ slug }) => slug)).toEqual(agents.en.map(({ slug }) => slug));
    for (const english of agents.en) {
      const german = agentOf(english.slug, 'de');
      expect(german.inputs.map(({ name, kind }) => [name, kind])).toEqual(
        english.inputs.map(({ name, kind }) => [name, kind]),
      );
      expect(german.inputs.map(({ options }) => options.map(({ value }) => value))).toEqual(
        english.inputs.map(({ options }) => options.map(({ value }) => value)),
      );
      expect(german.stages.map(({ id }) => id)).toEqual(english.stages.map(({ id }) => id));
      expect(german.estimates).toEqual(english.estimates);
      expect(german.outline).toHaveLength(english.outline.length);
      expect(german.wants).toHaveLength(english.wants.length);
      expect(german.outcome).not.toBe(english.outcome);
    }
  });

  it('writes the stock report in German, with decimal commas and German dates', async () => {
    if (stock.sample === null) throw new Error('The stock agent has no sample.');
    const inputs = { ...stock.sample.inputs, depth: 'deep' };
    const run = await speaking('de', () => runAgent(stock, inputs));
    const headings = [...run.report.matchAll(/^## (.*)$/gm)].map((match) => match[1]);
    expect(headings.filter((one) => stock.outline.includes(one ?? ''))).toEqual(stock.outline);
    expect(run.report).toContain('# Northwind Freight: steigender Trend, dünneres Polster');
    expect(run.report).toContain('[97,42](#figure:close) am 19.\u00a0Nov.\u00a02026');
    expect(run.report).toContain('Beispieldaten');
    // No English word and no decimal point is left in what a person reads.
    const read = `${run.report}\n${run.answer}`.replace(/\$\$[\s\S]*?\$\$|\]\([^)]*\)|\\\(.*?\\\)/g, '');
    expect(read).not.toMatch(/\b(?:the|and|with|from|sessions?|close|weekdays|months|below|above)\b/);
    expect(read).not.toMatch(/\d\.\d\d?(?!\d)/);
    for (const figure of run.figures) {
      expect(figure.value, figure.id).not.toMatch(/\d\.\d{1,2}(?!\d)/);
      expect(figure.label, figure.id).not.toMatch(/\b(?:the|months|sessions|Close|distance|Largest)\b/);
      for (const { from } of figure.inputs) expect(from ?? '').not.toMatch(/\b(?:lines?|column) /);
    }
  });

  it.each(agents.de.filter(({ sample }) => sample !== null))(
    'has a sample of $slug in which every statement is supported',
    async (agent) => {
      const run = await speaking('de', () => runAgent(agent, agent.sample?.inputs ?? {}));
      expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
    },
  );

  it('writes the company report in German and quotes the sources as they are', async () => {
    const company = agentOf('company-research', 'de');
    if (company.sample === null) throw new Error('The company agent has no sample.');
    const inputs = { ...company.sample.inputs, depth: 'deep' };
    const run = await speaking('de', () => runAgent(company, inputs));
    const headings = [...run.report.matchAll(/^## (.*)$/gm)].map((match) => match[1]);
    expect(headings).toEqual(company.outline);
    expect(run.report).toMatch(
      /^# Northwind Freight: Short-sea and intermodal freight, \d+ Widersprüche zu klären/,
    );
    expect(run.report).toContain('[412,6](#figure:revenue-2025)');
    expect(run.report).toContain('> — Northwind Freight');
    expect(run.report).not.toMatch(/\| (?:verified|unverified|for review)[ :]/);
    expect(run.sources.map(({ locator }) => locator)).not.toContainEqual(
      expect.stringMatching(/^(?:line|row)/),
    );
    expect(run.answer).toContain('Der Bericht zitiert jede Quelle');
  });

  it('answers calculations and questions to tables the German way', async () => {
    const chat = agentOf('chat', 'de');
    const ask = (prompt: string) => speaking('de', () => runAgent(chat, {}, { prompt }));
    expect((await ask('Wie viel ist 15 % von 4.310,50?')).answer).toContain('[646,575](#figure:result)');
    expect((await ask('Erzähl mir einen Witz')).answer).toContain('Ohne Sprachmodell');
  });

  it('writes the English report as ever', async () => {
    const english = agentOf('stock-market-analysis');
    if (english.sample === null) throw new Error('The stock agent has no sample.');
    const run = await runAgent(english, english.sample.inputs);
    expect(run.report).toContain('The close of [97.42](#figure:close) on 19\u00a0Nov\u00a02026 stands');
  });
});
