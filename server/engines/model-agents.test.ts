import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Claim, Source } from '@loupe/shared/contract/run-events';
import { startScriptedModel, type ScriptedModel } from '../../e2e/scripted-model/server.ts';
import type { AgentDefinition } from '../agents/agent-definition.ts';
import { agents } from '../agents/registry.ts';
import { memoryTools } from '../agents/testing/memory-tools.ts';
import { runAgent } from '../agents/testing/run-agent.ts';
import { agentLibrary } from '../library/agent-library.ts';
import { tools } from '../tools/registry.ts';
import { createModelChain } from './model-chain.ts';
import { createModelClient } from './model-client.ts';
import { createModelEngine } from './model-engine.ts';

let model: ScriptedModel;
beforeAll(async () => {
  model = await startScriptedModel();
});
afterAll(() => model.close());

type Call = { readonly name: string; readonly arguments: object };

const company = 'northwind-freight';
const samplesOf = (slug: string, ending: RegExp) =>
  agentLibrary.samplesOf(slug).flatMap(({ id }) => (ending.test(id) ? [id] : []));

/** The tool that is an agent's own, asked about its sample; the others read a document of it and calculate. */
const ownCalls: Readonly<Record<string, (slug: string) => Call>> = {
  indicators: () => ({ name: 'indicators', arguments: { prices: { sample: company }, group: 'trend' } }),
  statement_ratios: (slug) => ({
    name: 'statement_ratios',
    arguments: {
      documents:
        slug === 'pre-investment-deep-diligence'
          ? samplesOf(slug, /financials/)
          : [`${company}/financials.csv`],
    },
  }),
  sentiment: (slug) => ({ name: 'sentiment', arguments: { documents: samplesOf(slug, /reviews/) } }),
  page_audit: (slug) => ({ name: 'page_audit', arguments: { documents: samplesOf(slug, /\.html$/) } }),
  emissions: (slug) => ({ name: 'emissions', arguments: { documents: samplesOf(slug, /lanes/) } }),
  score_matrix: (slug) => ({ name: 'score_matrix', arguments: { documents: samplesOf(slug, /./) } }),
  screen_names: (slug) => ({
    name: 'screen_names',
    arguments: {
      documents: samplesOf(slug, /watchlist/),
      names: ['Pavel Dremov'],
      kind: 'person',
      born: ['1961'],
    },
  }),
  clause_diff: (slug) => {
    const [old, now] = samplesOf(slug, /packaging/);
    return { name: 'clause_diff', arguments: { old, new: now } };
  },
  schedule: () => ({
    name: 'schedule',
    arguments: {
      slots: [{ name: 'Week 1', minutes: 360 }],
      items: [
        { name: 'Statistics', minutes: 200 },
        { name: 'SQL', minutes: 100 },
      ],
    },
  }),
};

function callsOf({ slug, tools: own }: AgentDefinition): Call[] {
  const [special] = own.flatMap((name) => ownCalls[name]?.(slug) ?? []).toReversed();
  const document =
    samplesOf(slug, /\.md$/)[0] ?? (own.includes('read_file') ? `${company}/profile.md` : null);
  return [
    ...(document === null ? [] : [{ name: 'read_file', arguments: { document } }]),
    special ?? { name: 'calculate', arguments: { expression: '250 * 1.19', label: 'Price with tax' } },
  ];
}

async function runWith(agent: AgentDefinition, text: string) {
  model.script('', [{ calls: callsOf(agent) }, { text: [text] }]);
  const since = model.requests.length;
  const client = createModelClient({
    baseUrl: model.baseUrl,
    apiKey: 'secret',
    model: 'scripted-1',
    retryDelaysMs: [1],
  });
  const engine = createModelEngine(createModelChain([client]), tools);
  const run = await runAgent(
    agent,
    { ...agent.sample?.inputs },
    { engine, tools: memoryTools(), maxCredits: 200 },
  );
  return { ...run, asked: model.requests.slice(since) };
}

/** A sentence that is word by word in a passage that was read. */
function quotable(sources: readonly Source[]): { readonly sentence: string; readonly n: number } | null {
  for (const { n, excerpt, locator } of sources) {
    if (locator === null) continue;
    const sentence = /(?:^|\n|\. )([A-Z][a-z][^.|#*\n"“:;]{40,140}\.)(?=\s|$)/.exec(excerpt)?.[1];
    if (sentence !== undefined) return { sentence, n };
  }
  return null;
}

/** What the runs above came to. */
const [tried, quoting] = [new Set<string>(), new Set<string>()];

const claimOf = (claims: readonly Claim[], words: string) => claims.find(({ text }) => text.includes(words));

describe.each(agents.en.map((agent) => [agent.slug, agent] as const))(
  '%s with a language model',
  (slug, agent) => {
    it('calls its own tool, writes its outline, and each sentence is judged as what it is', async () => {
      // What the tools bring is the same each time: the first run tells what can be linked and cited.
      const before = await runWith(agent, '## Summary\n\nNothing yet, and more to come. It goes on.\n');
      const [figure] = before.figures;
      if (figure === undefined) throw new Error(`The tools of ${slug} brought no figure.`);
      const quote = quotable(before.sources);
      const planted = [
        `${figure.label} is [0](#figure:${figure.id}).`,
        ...(quote === null ? [] : [`${quote.sentence.slice(0, -1)} [${quote.n}](#source:${quote.n}).`]),
        ...(quote === null ? [] : [`It had 918,273 visitors in 1987 [${quote.n}](#source:${quote.n}).`]),
        'Orvel Holdings earned EUR 999.9 million in 2024.',
        'Assumption: the rest of the year is like its first half.',
      ].join(' ');
      const headings = agent.outline.length > 0 ? agent.outline : ['Answer'];
      const [first, ...others] = headings;
      const text = [
        `## ${first}\n\n${planted}\n`,
        ...others.map((title) => `## ${title}\n\nNothing was found here.\n`),
      ];
      const run = await runWith(agent, text.join('\n'));
      const written = run.report + run.answer;

      const used = callsOf(agent).map(({ name }) => name);
      for (const name of used) expect(agent.tools).toContain(name);
      expect(Object.keys(run.kept)).toEqual(expect.arrayContaining(used.map((_, i) => `tool-1-${i + 1}`)));
      const own = new Set([...agent.tools, 'finish_stage', 'ask_user']);
      for (const { tools: offered } of run.asked)
        expect(offered.filter((name) => !own.has(name))).toEqual([]);

      expect([...written.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(headings);
      expect(written).toContain(`[${figure.value}](#figure:${figure.id})`);
      expect(run.claims.find(({ figure_ids: ids }) => ids.includes(figure.id))).toMatchObject({
        kind: 'computed',
        supported: true,
      });
      expect(claimOf(run.claims, 'Orvel Holdings')).toMatchObject({
        supported: false,
        reason: 'no_evidence',
      });
      for (const name of used) if (name in ownCalls) tried.add(name);
      if (quote !== null) {
        quoting.add(slug);
        expect(claimOf(run.claims, quote.sentence.slice(0, 40))).toMatchObject({
          kind: 'quoted',
          supported: true,
        });
        expect(claimOf(run.claims, '918,273')).toMatchObject({ supported: false, reason: 'not_in_source' });
      }
      if (agent.outline.length > 0)
        expect(claimOf(run.claims, 'the rest of the year')).toMatchObject({
          kind: 'assumption',
          supported: true,
        });
    });

    it('every input of a figure that names a source leads to the file it says', async () => {
      const { figures, sources } = await runWith(
        agent,
        '## Summary\n\nNothing yet, and more to come. It goes on.\n',
      );
      for (const { inputs } of figures)
        for (const { from, source_n } of inputs.filter((input) => input.source_n !== undefined)) {
          const source = sources.find(({ n }) => n === source_n);
          const file = (from ?? '').split(', ').find((part) => /\.\w{2,5}$/.test(part)) ?? '';
          expect(source?.title).toContain(file);
        }
    });
  },
);

it('every tool over the ground was tried by an agent that has it, and most agents quoted their sample', () => {
  expect([...tried].toSorted()).toEqual(Object.keys(ownCalls).toSorted());
  expect(quoting.size).toBeGreaterThanOrEqual(14);
});
