import { afterAll, beforeAll, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { card, createBuyer, goodCard, type Buyer } from '../payments/testing/shop.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ env: { BRAND_NAME: 'Bright Desk' } });
});
afterAll(() => server.close());

const details = {
  name: 'Jörg Müller',
  company: 'Müller & Söhne (Köln) GmbH',
  address: 'Am Römerturm 7\n50667 Köln',
  country: 'Germany',
  tax_id: 'DE123456789',
};
const save = ({ token }: Buyer, body: typeof details) => server.api('POST /billing/details', { token, body });

async function document({ token }: Buyer, invoiceId: string) {
  const answer = await server.app.inject({
    url: `/api/billing/invoices/${invoiceId}/pdf`,
    headers: { authorization: `Bearer ${token}` },
  });
  const pdf = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  return { answer, text };
}

it('R11 gives an invoice as PDF with number, payer, lines, total and how it was paid', async () => {
  const ada = await createBuyer(server);
  expect((await save(ada, details)).data.details).toEqual(details);
  const { checkout } = (await ada.buy({ plan: 'plus', card: card(goodCard) })).data;
  const { answer, text } = await document(ada, checkout.invoice_id ?? '');
  const { invoices } = await ada.summary();
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="invoice-${invoices[0]?.number}.pdf"`,
  );
  for (const part of [
    'Bright Desk',
    `Invoice ${invoices[0]?.number}`,
    'Issued on 2026-03-02',
    'Paid on 2026-03-02 with Visa ending in 4242',
    'Müller & Söhne (Köln) GmbH',
    'Am Römerturm 7',
    'Tax id: DE123456789',
    'Plus, monthly, 2026-03-02 to 2026-04-02',
    'EUR 29.00',
    'Test payment: no money was charged.',
  ])
    expect(text).toContain(part);
});

it('R11 keeps on an invoice who the payer was when it was written', async () => {
  const ada = await createBuyer(server);
  await save(ada, details);
  const { checkout } = (await ada.buy({ top_up: 'credits_10000', card: card(goodCard) })).data;
  await save(ada, { ...details, company: 'Later Ltd' });
  const { text } = await document(ada, checkout.invoice_id ?? '');
  expect(text).toContain('Söhne');
  expect(text).not.toContain('Later');
  expect((await ada.summary()).details.company).toBe('Later Ltd');
});

it('R11 stays a readable document with hostile, endless and foreign text', async () => {
  const ada = await createBuyer(server);
  await save(ada, {
    name: ') Tj ET (\\',
    company: '株式会社ロージスティクス <script>',
    address: `${'word '.repeat(70)}\n\n\n${'x'.repeat(40)}`,
    country: '',
    tax_id: '',
  });
  const { checkout } = (await ada.buy({ top_up: 'credits_500', card: card(goodCard) })).data;
  const { text } = await document(ada, checkout.invoice_id ?? '');
  expect(text).toContain(') Tj ET (\\');
  expect(text).toContain('株式会社ロージスティクス <script>');
  expect(text).toContain('EUR 5.00');
});

it('R11 writes the payer in the script of their name, as text that can be found and copied', async () => {
  const ada = await createBuyer(server);
  const names = ['Олена Жук', 'Ελένη Παπαδοπούλου', '김서연', '王小明', 'Łucja Dvořáková'];
  await save(ada, { name: 'محمد', company: 'עלי', address: names.join('\n'), country: '', tax_id: '' });
  const { checkout } = (await ada.buy({ top_up: 'credits_500', card: card(goodCard) })).data;
  const { text } = await document(ada, checkout.invoice_id ?? '');
  for (const name of [...names, 'محمد', 'עלי']) expect(text.normalize('NFKC')).toContain(name);
});

it('R11 numbers invoices without a gap, also when many are written at once', async () => {
  const own = await createTestServer();
  try {
    const buyers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createBuyer(own)));
    await Promise.all(buyers.map((one) => one.buy({ top_up: 'credits_500', card: card(goodCard) })));
    const numbers = await Promise.all(buyers.map(async (one) => (await one.summary()).invoices[0]?.number));
    expect(numbers.toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((n) => `2026-00000${n}`));
  } finally {
    await own.close();
  }
});

it('R11 pages through many invoices, newest first', async () => {
  const ada = await createBuyer(server);
  await server.deps.pool.query(
    `insert into invoices (id, user_id, number, cause, status, title, lines, amount_minor, currency, payer, issued_at)
     select 'inv_' || n, $1, '2025-' || lpad(n::text, 6, '0'), 'old-' || n, 'paid', 'Old', '[]', 1, 'EUR', '{}', timestamptz '2025-01-01' + (n / 3) * interval '1 day'
     from generate_series(1, 120) n`,
    [ada.user.id],
  );
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = cursor === undefined ? {} : { cursor };
    const page = (await server.api('GET /billing/invoices', { token: ada.token, query })).data;
    seen.push(...page.invoices.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect([seen.length, new Set(seen).size, seen[0]]).toEqual([120, 120, 'inv_120']);
  const bad = await server.api('GET /billing/invoices', { token: ada.token, query: { cursor: 'x' } });
  expect(bad.error).toEqual({ code: 'request.invalid', field: 'cursor' });
});

it('R11 shows a visitor nothing', async () => {
  expect((await server.api('GET /billing/summary')).error.code).toBe('session.missing');
  expect((await server.app.inject('/api/billing/invoices/inv_1/pdf')).statusCode).toBe(401);
});
