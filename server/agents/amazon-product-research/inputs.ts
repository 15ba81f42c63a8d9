import type { InputField } from '@loupe/shared/contract/agents';
import { depthField, field } from '../depth-field.ts';
import { sampleDataField } from '../ground/agent-files.ts';
import type { AgentTexts } from '../messages/agents-texts.ts';
import { productTexts } from './messages/product-texts.ts';

const accept = ['.csv', '.tsv', '.xlsx', '.html', '.md'];

const number = (name: string, label: string, hint: string): InputField =>
  field({ name, label, kind: 'number', hint });
const files = (name: string, label: string, hint: string): InputField =>
  field({ name, label, kind: 'files', accept, hint });
const more = (one: InputField): InputField => ({ ...one, is_secondary: true });

/** The form: what is sold and what it costs; folded away, what only some need. */
export function productInputs(all: AgentTexts): InputField[] {
  const { fields: said, depthHint } = productTexts().form;
  return [
    field({
      name: 'product',
      label: said.product,
      kind: 'text',
      hint: said.productHint,
      example: said.productExample,
    }),
    files('listings', said.listings, said.listingsHint),
    number('price', said.price, said.priceHint),
    number('cost', said.cost, said.costHint),
    number('quantity', said.quantity, said.quantityHint),
    number('vat', said.vat, said.vatHint),
    number('fee_rate', said.feeRate, said.feeRateHint),
    number('fulfilment_fee', said.fulfilment, said.fulfilmentHint),
    number('freight', said.freight, said.freightHint),
    number('ad_share', said.adShare, said.adShareHint),
    sampleDataField(all),
    more(field({ name: 'quote', label: said.quote, kind: 'file', accept, hint: said.quoteHint })),
    more(number('rate', said.rate, said.rateHint)),
    more(files('reviews', said.reviews, said.reviewsHint)),
    more(number('duty', said.duty, said.dutyHint)),
    more(number('returns', said.returns, said.returnsHint)),
    more(number('once', said.once, said.onceHint)),
    more(
      field({
        name: 'currency',
        label: said.currency,
        kind: 'text',
        hint: said.currencyHint,
        example: said.currencyExample,
      }),
    ),
    more(
      field({
        name: 'assumptions',
        label: said.assumptions,
        kind: 'long_text',
        hint: said.assumptionsHint,
        example: said.assumptionsExample,
      }),
    ),
    more(field({ name: 'as_of', label: said.asOf, kind: 'date', hint: said.asOfHint })),
    depthField(all, depthHint),
  ];
}
