import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  askingCard,
  card,
  createBuyer,
  declinedCard,
  goodCard,
  rows,
  type Buyer,
} from '../payments/testing/shop.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const listed = async ({ token }: Buyer) => (await server.api('GET /billing/payment-methods', { token })).data;
const shown = async (buyer: Buyer) =>
  (await listed(buyer)).methods.map((one) => `${one.last4}${one.is_default ? ' default' : ''}`);
const remove = ({ token }: Buyer, id: string) =>
  server.api('DELETE /billing/payment-methods/:method_id', { token, params: { method_id: id } });

it('R15 adds, lists, chooses, replaces and removes cards', async () => {
  const ada = await createBuyer(server);
  const { token } = ada;
  expect(await listed(ada)).toEqual({ provider: 'test', card_entry: 'form', methods: [] });
  const first = await ada.addCard(goodCard);
  const second = await ada.addCard('5555555555554444');
  expect(await shown(ada)).toEqual(['4242 default', '4444']);
  await server.api('POST /billing/payment-methods/:method_id/default', {
    token,
    params: { method_id: second },
  });
  expect(await shown(ada)).toEqual(['4444 default', '4242']);
  await server.api('POST /billing/payment-methods', {
    token,
    body: { card: card(askingCard), replaces: second },
  });
  expect(await shown(ada)).toEqual(['3155 default', '4242']);
  const [asking] = (await listed(ada)).methods;
  expect((await remove(ada, asking?.id ?? '')).status).toBe(200);
  expect(await shown(ada)).toEqual(['4242 default']);
  expect((await remove(ada, first)).status).toBe(200);
  expect((await remove(ada, first)).error.code).toBe('payment_method.not_found');
});

it('R15 keeps brand, last digits and expiry, and nowhere the number or the security code', async () => {
  const ada = await createBuyer(server);
  const { data } = await server.api('POST /billing/payment-methods', {
    token: ada.token,
    body: { card: { ...card('5555 5555 5555 4444'), cvc: '987', name: ' Ada Example ' } },
  });
  expect(data.payment_method).toMatchObject({
    brand: 'mastercard',
    last4: '4444',
    exp_month: 12,
    exp_year: 2030,
    name: 'Ada Example',
    is_default: true,
  });
  await ada.buy({ top_up: 'credits_500', card: card(goodCard) });
  const tables = await rows(
    server,
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const { name } of tables) {
    const found = await rows(
      server,
      `select t::text as line from "${String(name)}" t where t::text ~ '(4242 ?4242|5555 ?5555)'`,
    );
    expect([name, found]).toEqual([name, []]);
  }
});

it.each([
  [{ number: '4242 4242 4242 4241' }, 'card.number_invalid', 'card.number'],
  [{ number: '4242' }, 'card.number_invalid', 'card.number'],
  [{ number: 'four' }, 'card.number_invalid', 'card.number'],
  [{ number: '4111 1111 1111 1111' }, 'card.not_a_test_card', 'card.number'],
  [{ exp_month: 13 }, 'card.expiry_invalid', 'card.exp_month'],
  [{ exp_month: 2, exp_year: 2026 }, 'card.expiry_invalid', 'card.exp_month'],
  [{ exp_year: 30 }, 'card.expiry_invalid', 'card.exp_month'],
  [{ cvc: '12' }, 'card.cvc_invalid', 'card.cvc'],
  [{ number: '3782 822463 10005' }, 'card.cvc_invalid', 'card.cvc'],
])('R15 refuses a card with %j as %s', async (over, code, field) => {
  const ada = await createBuyer(server);
  const answer = await server.api('POST /billing/payment-methods', {
    token: ada.token,
    body: { card: { ...card(goodCard), ...over } },
  });
  expect([answer.status, answer.error]).toEqual([400, { code, field }]);
  expect(answer.raw.body).not.toContain('4242 4242 4242 4241');
  expect(await shown(ada)).toEqual([]);
});

it('R15 takes a card through the last day of its month', async () => {
  const ada = await createBuyer(server);
  const answer = await server.api('POST /billing/payment-methods', {
    token: ada.token,
    body: { card: { ...card(goodCard), exp_month: 3, exp_year: 2026 } },
  });
  expect(answer.status).toBe(201);
});

it('R15 says at once that a card is declined', async () => {
  const ada = await createBuyer(server);
  const answer = await server.api('POST /billing/payment-methods', {
    token: ada.token,
    body: { card: card(declinedCard) },
  });
  expect([answer.status, answer.error.code]).toEqual([402, 'payment.declined']);
  expect(await shown(ada)).toEqual([]);
});

it('R15 keeps the only card of a plan that renews, until the plan is cancelled', async () => {
  const ada = await createBuyer(server);
  await ada.buy({ plan: 'starter', card: card(goodCard) });
  const [{ id = '' } = {}] = (await listed(ada)).methods;
  expect((await remove(ada, id)).error.code).toBe('payment_method.in_use');
  await server.api('POST /billing/subscription/cancel', { token: ada.token });
  expect((await remove(ada, id)).status).toBe(200);
});

it('R15 keeps a card that is about to pay a purchase, until the purchase is given up', async () => {
  const ada = await createBuyer(server);
  const id = await ada.addCard(askingCard);
  const other = await ada.addCard(goodCard);
  const { checkout } = (await ada.buy({ plan: 'starter', payment_method_id: id })).data;
  expect(checkout.status).toBe('needs_confirmation');
  expect((await remove(ada, id)).error.code).toBe('payment_method.in_use');
  expect((await remove(ada, other)).status).toBe(200);
  const params = { checkout_id: checkout.id };
  await server.api('POST /billing/checkouts/:checkout_id/cancel', { token: ada.token, params });
  expect((await remove(ada, id)).status).toBe(200);
  expect(await shown(ada)).toEqual([]);
});

it('R15 keeps one default card however many are added at once, and ten cards at most', async () => {
  const ada = await createBuyer(server);
  await Promise.all([1, 2, 3, 4, 5].map(() => ada.addCard(goodCard)));
  expect((await listed(ada)).methods.filter((one) => one.is_default)).toHaveLength(1);
  for (const _ of [6, 7, 8, 9, 10]) await ada.addCard(goodCard);
  const eleventh = await server.api('POST /billing/payment-methods', {
    token: ada.token,
    body: { card: card(goodCard) },
  });
  expect(eleventh.error.code).toBe('payment_method.too_many');
});

it('R15 hides the cards of others like unknown ones', async () => {
  const ada = await createBuyer(server);
  const eve = await createBuyer(server);
  const id = await ada.addCard(goodCard);
  expect((await remove(eve, id)).error.code).toBe('payment_method.not_found');
  const paid = await eve.buy({ top_up: 'credits_500', payment_method_id: id });
  expect(paid.error.code).toBe('payment_method.not_found');
  const replaced = await server.api('POST /billing/payment-methods', {
    token: eve.token,
    body: { card: card(goodCard), replaces: id },
  });
  expect(replaced.error.code).toBe('payment_method.not_found');
  expect(await shown(ada)).toEqual(['4242 default']);
});
