import type { InputField } from '@loupe/shared/contract/agents';
import type { AgentDefinition } from './agent-definition.ts';
import { analyseProduct } from './amazon-product-research/analyse.ts';
import { productTexts } from './amazon-product-research/messages/product-texts.ts';
import { productOutlineNotes } from './amazon-product-research/outline-notes.ts';
import { productSlug, readProductRequest } from './amazon-product-research/request.ts';
import { depthField, field, notesIn, stagesIn } from './depth-field.ts';
import { ownIds, sampleDataField } from './ground/agent-files.ts';
import { agentTexts } from './messages/agents-texts.ts';

const accept = ['.csv', '.tsv', '.xlsx', '.html', '.md'];

function inputsIn(all: ReturnType<typeof agentTexts>): InputField[] {
  const { fields, depthHint } = productTexts().form;
  const number = (name: string, label: string, hint: string): InputField =>
    field({ name, label, kind: 'number', hint });
  const more = (one: InputField): InputField => ({ ...one, is_secondary: true });
  const files = (name: string, label: string, hint: string) =>
    field({ name, label, kind: 'files', accept, hint });
  const { product, productHint, productExample } = fields;
  const { currency, currencyHint, currencyExample } = fields;
  const { assumptions, assumptionsHint, assumptionsExample } = fields;
  return [
    field({ name: 'product', label: product, kind: 'text', hint: productHint, example: productExample }),
    files('listings', fields.listings, fields.listingsHint),
    number('price', fields.price, fields.priceHint),
    number('cost', fields.cost, fields.costHint),
    number('quantity', fields.quantity, fields.quantityHint),
    number('vat', fields.vat, fields.vatHint),
    number('fee_rate', fields.feeRate, fields.feeRateHint),
    number('fulfilment_fee', fields.fulfilment, fields.fulfilmentHint),
    number('freight', fields.freight, fields.freightHint),
    number('ad_share', fields.adShare, fields.adShareHint),
    sampleDataField(all),
    more(field({ name: 'quote', label: fields.quote, kind: 'file', accept, hint: fields.quoteHint })),
    more(number('rate', fields.rate, fields.rateHint)),
    more(files('reviews', fields.reviews, fields.reviewsHint)),
    more(number('duty', fields.duty, fields.dutyHint)),
    more(number('returns', fields.returns, fields.returnsHint)),
    more(number('once', fields.once, fields.onceHint)),
    more(
      field({
        name: 'currency',
        label: currency,
        kind: 'text',
        hint: currencyHint,
        example: currencyExample,
      }),
    ),
    more(
      field({
        name: 'assumptions',
        label: assumptions,
        kind: 'long_text',
        hint: assumptionsHint,
        example: assumptionsExample,
      }),
    ),
    more(field({ name: 'as_of', label: fields.asOf, kind: 'date', hint: fields.asOfHint })),
    depthField(all, depthHint),
  ];
}

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
    inputs: inputsIn(all),
    stages: stagesIn(texts.stages),
    tools: ['read_file', 'query_table', 'calculate'],
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
    instructions: `You decide whether to list a product. Read every file given (read_file). Take VAT out of the price, the referral fee of the price with VAT, then fulfilment, advertising, returns and landed cost, and show what is left with its formula (calculate). Never fill in a fee or a rate that was not given: name it, and show what is left before it. Put the break-even price back in. Never add a quote in another currency without a rate. Call estimates of sales proxies and give ranges. Quote complaints word for word with their rows. Mark sample data as sample data.`,
    async check(inputs, tools, asked) {
      for (const id of ownIds(readProductRequest(inputs, asked).files)) await tools.openFile(id);
    },
    analyse: analyseProduct,
  };
}
