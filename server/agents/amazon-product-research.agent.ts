import type { AgentDefinition } from './agent-definition.ts';
import { analyseProduct } from './amazon-product-research/analyse.ts';
import { productInputs } from './amazon-product-research/inputs.ts';
import { productTexts } from './amazon-product-research/messages/product-texts.ts';
import { productOutlineNotes } from './amazon-product-research/outline-notes.ts';
import { productSlug, readProductRequest } from './amazon-product-research/request.ts';
import { notesIn, stagesIn } from './depth-field.ts';
import { ownIds } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';

/** The agent for what to sell. */
export function amazonProductResearch(): AgentDefinition {
  const all = agentTexts();
  const texts = productTexts().form;
  return {
    slug: productSlug,
    title: texts.title,
    icon: 'package-search',
    category: all.categories.commerce,
    outcome: texts.outcome,
    wants: texts.wants,
    isFeatured: false,
    isListed: true,
    delivers: texts.delivers,
    limits: texts.limits,
    sourcesUsed: texts.sourcesUsed,
    inputs: productInputs(all),
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'query_table', 'calculate', 'sentiment'],
    estimates: {
      quick: { credits_min: 8, credits_max: 75, minutes_min: 1, minutes_max: 1 },
      standard: { credits_min: 10, credits_max: 80, minutes_min: 1, minutes_max: 1 },
      deep: { credits_min: 10, credits_max: 85, minutes_min: 1, minutes_max: 2 },
    },
    sample: {
      inputs: {
        sample: 'sample',
        product: 'Folding kettle',
        price: '32.90',
        quantity: '600',
        vat: '19',
        fee_rate: '14',
        fulfilment_fee: '4.35',
        freight: '1.20',
        ad_share: '10',
        rate: '0.92',
        duty: '3',
        returns: '4',
        once: '900',
        as_of: '2026-11-02',
        depth: 'standard',
      },
    },
    outline: Object.values(texts.outline),
    outlineNotes: notesIn(texts.outline, productOutlineNotes),
    instructions: `You decide whether to list a product. Read every file given (read_file). Take VAT out of the price, the referral fee of the price with VAT, then fulfilment, advertising, returns and landed cost, and show what is left with its formula (calculate). Never fill in a fee or a rate that was not given: name it, and show what is left before it. Put the break-even price back in. Never add a quote in another currency without a rate. Call estimates of sales proxies and give ranges. Quote complaints word for word with their rows. Mark sample data as sample data. Take counts and shares of reviews from sentiment.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readProductRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: analyseProduct,
  };
}
