import { amountText } from './amount-text.ts';
import type { InvoiceRow } from './invoices.repository.ts';
import { createPdf, type PdfRule, type PdfText } from './pdf-document.ts';
import { standingOf } from './return.models.ts';
import { titles } from '../../messages/titles-texts.ts';

const left = 60;
const right = 535;
const lineHeight = 15;
const longestLine = 70;
const mostPayerLines = 12;

/** The invoice as a document (R11). In the reader's language; its lines are as they were written. */
export function invoicePdf(invoice: InvoiceRow, brand: string): Buffer {
  const texts = titles().invoice;
  const items: (PdfText | PdfRule)[] = [
    { x: left, y: 80, text: brand, size: 18, isBold: true },
    { x: left, y: 130, text: texts.title(invoice.number), size: 14, isBold: true },
    { x: left, y: 150, text: texts.issued(dayOf(invoice.issuedAt)) },
    { x: left, y: 165, text: stateOf(invoice) },
    ...returnedLines(invoice).map((text, index) => ({ x: left, y: 180 + index * lineHeight, text })),
    { x: left, y: 220, text: texts.billedTo, isBold: true },
  ];
  let y = 220;
  const add = (text: string) => items.push({ x: left, y: (y += lineHeight), text });
  payerLines(invoice).forEach(add);
  y += 40;
  items.push({ x: left, y, text: texts.description, isBold: true });
  items.push(
    { x: right, y, text: texts.amount, isBold: true, align: 'right' },
    { ruleY: y + 6, from: left, to: right },
  );
  y += 6;
  for (const line of invoice.lines) {
    const [first = '', ...rest] = wrapped(line.title);
    add(first);
    items.push({ x: right, y, text: amountText(line.amount), align: 'right' });
    rest.forEach(add);
  }
  y += 10;
  const total = amountText({ amount_minor: invoice.amountMinor, currency: invoice.currency });
  items.push({ ruleY: y, from: left, to: right }, { x: left, y: y + 18, text: texts.total, isBold: true });
  items.push({ x: right, y: y + 18, text: total, isBold: true, align: 'right' });
  if (invoice.paymentId?.startsWith('tpy_')) items.push({ x: left, y: y + 60, text: texts.test });
  return createPdf(texts.title(invoice.number), items);
}

function payerLines({ payer }: InvoiceRow): string[] {
  const { name, company, address, country, tax_id: taxId, email } = payer;
  const lines = [
    company,
    name,
    ...address.split(/\r?\n/),
    country,
    email,
    taxId && titles().invoice.taxId(taxId),
  ];
  return lines
    .filter((line) => line.trim() !== '')
    .flatMap(wrapped)
    .slice(0, mostPayerLines);
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
  const text = (minor: number) => amountText({ amount_minor: minor, currency });
  return [
    ...(refundedMinor > 0 && status !== 'refunded' ? [texts.refundedOf(text(refundedMinor))] : []),
    ...(disputedMinor > 0
      ? [dispute === 'lost' ? texts.chargedBack(text(disputedMinor)) : texts.disputed(text(disputedMinor))]
      : []),
  ];
}

/** Breaks at spaces, and inside a word that is longer than a line. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const joined = line === '' ? word : `${line} ${word}`;
    if (joined.length <= longestLine) line = joined;
    else {
      if (line !== '') lines.push(line);
      line = word;
      for (; line.length > longestLine; line = line.slice(longestLine))
        lines.push(line.slice(0, longestLine));
    }
  }
  return line === '' ? lines : [...lines, line];
}

function dayOf(date: Date): string {
  return titles().invoice.day(date.toISOString().slice(0, 10));
}
