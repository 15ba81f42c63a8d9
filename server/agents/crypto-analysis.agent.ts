import type { AgentDefinition } from './agent-definition.ts';
import { analyseCoins } from './crypto-analysis/analyse.ts';
import { cryptoFormTexts } from './crypto-analysis/messages/crypto-texts.ts';
import { cryptoOutlineNotes } from './crypto-analysis/outline-notes.ts';
import { cryptoSlug, readCryptoRequest } from './crypto-analysis/request.ts';
import { depthField, field, notesIn, optionsIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';

const accept = ['.csv', '.tsv', '.txt', '.xlsx', '.html', '.md'];

/** The agent for prices of coins. */
export function cryptoAnalysis(): AgentDefinition {
  const all = agentTexts();
  const texts = cryptoFormTexts();
  return {
    slug: cryptoSlug,
    title: texts.title,
    icon: 'bitcoin',
    category: all.categories.markets,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: false,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: [
      field({
        name: 'prices',
        label: texts.prices,
        kind: 'files',
        accept,
        hint: texts.pricesHint,
        example: texts.pricesExample,
      }),
      field({
        name: 'coins',
        label: texts.coins,
        kind: 'text',
        hint: texts.coinsHint,
        example: texts.coinsExample,
      }),
      field({
        name: 'period',
        label: texts.period,
        kind: 'choice',
        options: optionsIn(texts.periods),
        default: '1y',
      }),
      field({ name: 'question', label: texts.question, kind: 'long_text', example: texts.questionExample }),
      sampleDataField(all),
      depthField(all, texts.depthHint),
    ],
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'market_data', 'indicators', 'chart_data', 'calculate'],
    estimates: {
      quick: { credits_min: 5, credits_max: 25, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 8, credits_max: 40, minutes_min: 1, minutes_max: 1 },
      deep: { credits_min: 8, credits_max: 45, minutes_min: 1, minutes_max: 2 },
    },
    sample: {
      inputs: { sample: 'sample', period: '1y', question: texts.questionExample, depth: 'standard' },
    },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, cryptoOutlineNotes),
    instructions: `You analyse daily prices of coins, which trade every day: a year has 365 of them. Read every file given (market_data, one coin at a time by its symbol), then call indicators for volatility, returns, trend and momentum of each, and benchmark for each pair. Never compare prices in different money without saying so. Say which coins are meant to stay at 1 and whether they did. List missing days and odd rows as reported; never fill them in. Link every number as a figure. Never predict, never advise to buy or sell. Mark sample data as sample data.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readCryptoRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: analyseCoins,
  };
}
