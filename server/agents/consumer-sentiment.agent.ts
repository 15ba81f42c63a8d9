import type { AgentDefinition } from './agent-definition.ts';
import { analyseSentiment } from './consumer-sentiment/analyse.ts';
import { sentimentTexts } from './consumer-sentiment/messages/sentiment-texts.ts';
import { sentimentOutlineNotes } from './consumer-sentiment/outline-notes.ts';
import { readSentimentRequest } from './consumer-sentiment/request.ts';
import { depthField, field, notesIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';

const accept = ['.csv', '.tsv', '.xlsx', '.html', '.md'];

/** The agent for reviews and survey answers. */
export function consumerSentiment(): AgentDefinition {
  const all = agentTexts();
  const texts = sentimentTexts().form;
  const { fields } = texts;
  return {
    slug: 'consumer-sentiment',
    title: texts.title,
    icon: 'smile',
    category: all.categories.commerce,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: false,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: [
      field({ name: 'reviews', label: fields.reviews, kind: 'files', accept, hint: fields.reviewsHint }),
      field({
        name: 'product',
        label: fields.product,
        kind: 'text',
        hint: fields.productHint,
        example: fields.productExample,
      }),
      field({
        name: 'segment',
        label: fields.segment,
        kind: 'text',
        hint: fields.segmentHint,
        example: fields.segmentExample,
      }),
      sampleDataField(all),
      field({ name: 'since', label: fields.since, kind: 'date', hint: fields.sinceHint, is_secondary: true }),
      depthField(all, texts.depthHint),
    ],
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'query_table', 'calculate', 'sentiment'],
    estimates: {
      quick: { credits_min: 8, credits_max: 65, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 10, credits_max: 70, minutes_min: 1, minutes_max: 1 },
      deep: { credits_min: 10, credits_max: 75, minutes_min: 1, minutes_max: 2 },
    },
    sample: { inputs: { sample: 'sample', segment: 'Country', depth: 'standard' } },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, sentimentOutlineNotes),
    instructions: `You analyse reviews and survey answers. Read every file given (read_file) and count with query_table. Never mix scales: stars from 1 to 5 and answers from 0 to 10 are told apart. Give each share with its number of reviews and its interval, quote customers word for word with their rows, for and against, and compare no segment of fewer than 20. Say which languages were not read. Mark sample data as sample data. Take counts, means and shares of ratings, texts and aspects from sentiment.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readSentimentRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: analyseSentiment,
  };
}
