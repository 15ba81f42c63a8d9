import { utcDayOf } from '@loupe/shared/lib/dates/utc-days';
import { currentLanguage } from '../../language/language.ts';
import { titles } from '../../messages/titles-texts.ts';
import type { Block, Cell, Inline } from '../../report/blocks.ts';
import { exportInProcess } from '../../report/export-in-process.ts';
import { amountText } from './amount-text.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { standingOf } from './standing.models.ts';

const longestPayer = 2000;

/** The invoice as a document (R11). In the reader's language; its lines are as they were written. */
export async function invoicePdf(invoice: InvoiceRow, brand: string): Promise<Uint8Array> {
  const texts = titles().invoice;
  const file = await exportInProcess(invoice.userId, {
    task: 'plain',
    language: currentLanguage(),
    document: {
      title: texts.title(invoice.number),
      brand,
      date: invoice.issuedAt.toISOString(),
      blocks: invoiceBlocks(invoice, brand),
    },
  });
  return file.bytes;
}

const text = (words: string, isBold = false): Inline => ({
  kind: 'text',
  text: words,
  ...(isBold && { isBold: true as const }),
});
const lines = (all: readonly string[]): Inline[] =>
  all.flatMap((line, at): Inline[] => [...(at > 0 ? [{ kind: 'break' } as const] : []), text(line)]);
const paragraph = (...inlines: Inline[]): Block => ({ kind: 'paragraph', text: inlines });

function invoiceBlocks(invoice: InvoiceRow, brand: string): Block[] {
  const texts = titles().invoice;
  const total = amountText({ amount_minor: invoice.amountMinor, currency: invoice.currency });
  const state = [texts.issued(dayOf(invoice.issuedAt)), stateOf(invoice), ...returnedLines(invoice)];
  const cell = (words: string, isBold = false): Cell => ({ text: [text(words, isBold)] });
  return [
    { kind: 'title', text: [text(brand)] },
    { kind: 'heading', level: 2, text: [text(texts.title(invoice.number))] },
    paragraph(...lines(state)),
    paragraph(text(texts.billedTo, true), { kind: 'break' }, ...lines(payerLines(invoice))),
    {
      kind: 'table',
      form: 'plain',
      title: [],
      columns: [
        { title: [text(texts.description)], align: 'left' },
        { title: [text(texts.amount)], align: 'right' },
      ],
      rows: [
        ...invoice.lines.map((line) => [cell(line.title), cell(amountText(line.amount))]),
        [cell(texts.total, true), cell(total, true)],
      ],
    },
    ...(invoice.paymentId?.startsWith('tpy_') ? [paragraph(text(texts.test))] : []),
  ];
}

function payerLines({ payer }: InvoiceRow): string[] {
  const { name, company, address, country, tax_id: taxId, email } = payer;
  const all = [
    company,
    name,
    ...address.split(/\r?\n/),
    country,
    email,
    taxId && titles().invoice.taxId(taxId),
  ];
  return all.filter((line) => line.trim() !== '').map((line) => line.slice(0, longestPayer));
}

function stateOf({ status, paidAt, paidWith }: InvoiceRow): string {
  const texts = titles().invoice;
  if (status === 'refunded') return texts.refunded;
  if (status === 'uncollectible') return texts.givenUp;
  if (!paidAt) return texts.open;
  return texts.paid(dayOf(paidAt), paidWith);
}

/** What went back since, in one line each: refunds, and money that the payer's bank has. */
function returnedLines({ status, amountMinor, refundedMinor, disputes, currency }: InvoiceRow): string[] {
  const { disputedMinor, dispute } = standingOf(amountMinor, { refundedMinor, disputes });
  const texts = titles().invoice;
  const amount = (minor: number) => amountText({ amount_minor: minor, currency });
  return [
    ...(refundedMinor > 0 && status !== 'refunded' ? [texts.refundedOf(amount(refundedMinor))] : []),
    ...(disputedMinor > 0
      ? [
          dispute === 'lost'
            ? texts.chargedBack(amount(disputedMinor))
            : texts.disputed(amount(disputedMinor)),
        ]
      : []),
  ];
}

function dayOf(date: Date): string {
  return titles().invoice.day(utcDayOf(date));
}
