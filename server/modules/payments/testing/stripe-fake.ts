import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Fields = Record<string, unknown>;

export interface StripeFake {
  readonly port: number;
  /** Requests so far, `POST /v1/payment_intents`. */
  readonly calls: readonly { readonly call: string; readonly fields: URLSearchParams }[];
  /** Charges that took money. */
  readonly paid: readonly string[];
  /** The page that was opened last. */
  newestPage(): string;
  /** The person fills in the hosted page with a card and pays, or only leaves it. */
  payPage(pageId: string, card?: string): void;
  /** The bank's page: the person confirms. */
  approve(paymentId: string): void;
  /** Money goes back: all that was refunded of a payment so far. */
  refund(paymentId: string, amountMinor: number): void;
  /** The payer's bank disputes a payment, or decides about it. */
  dispute(paymentId: string, amountMinor: number, status: string): void;
  /** Charges happen and their answers are lost, as over a broken connection. */
  breakCharges(isBroken: boolean): void;
  /** Nothing but charges is answered. */
  breakLookUps(isBroken: boolean): void;
  /** The customers it knows, by id, with the cards attached to each. */
  readonly customers: ReadonlyMap<string, ReadonlySet<string>>;
  /** Something happens between the request for the next customer and its answer. */
  beforeNextCustomer(happens: () => Promise<unknown>): void;
  /** A card is attached to a customer without us, as on a page that was left open. */
  attach(customerId: string, cardId: string): void;
  close(): Promise<void>;
}

interface Intent extends Fields {
  id: string;
  status: string;
}

const cardMethod = (id: string) => ({
  id,
  object: 'payment_method',
  card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
  billing_details: { name: 'Ada' },
});

/** A small Stripe that answers what the provider asks for: idempotent charges, hosted pages, customers. Not its prices. */
export async function startStripeFake(): Promise<StripeFake> {
  const calls: { call: string; fields: URLSearchParams }[] = [];
  const paid: string[] = [];
  const intents = new Map<string, Intent>();
  const pages = new Map<string, Fields>();
  const refunds = new Map<string, number>();
  const disputes = new Map<string, Fields>();
  const customers = new Map<string, Set<string>>();
  const byKey = new Map<string, { status: number; body: Fields }>();
  let count = 0;
  let meanwhile = nothing;
  let isChargeBroken = false;
  let isLookUpBroken = false;
  const newId = (prefix: string) => `${prefix}_${(count += 1)}`;

  const addIntent = (status: string, more: Fields = {}): Intent => {
    const intent = { id: newId('pi'), object: 'payment_intent', status, ...more };
    intents.set(intent.id, intent);
    if (status === 'succeeded') paid.push(intent.id);
    return intent;
  };

  const charge = (fields: URLSearchParams): { status: number; body: Fields } => {
    const about = { customer: fields.get('customer'), metadata: metadataIn(fields) };
    const method = fields.get('payment_method') ?? '';
    if (method.includes('declined') || (method.includes('asking') && fields.get('off_session') === 'true')) {
      const isAsking = method.includes('asking');
      const intent = addIntent('requires_payment_method', about);
      const code = isAsking ? 'authentication_required' : 'card_declined';
      const decline_code = isAsking ? 'authentication_required' : 'insufficient_funds';
      return {
        status: 402,
        body: { error: { type: 'card_error', code, decline_code, message: 'no', payment_intent: intent } },
      };
    }
    if (method.includes('asking'))
      return {
        status: 200,
        body: addIntent('requires_action', {
          ...about,
          next_action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example/ask' } },
        }),
      };
    return { status: 200, body: addIntent('succeeded', about) };
  };

  const openPage = (fields: URLSearchParams): Fields => {
    const id = newId('cs');
    const page = {
      id,
      object: 'checkout.session',
      status: 'open',
      mode: fields.get('mode'),
      customer: fields.get('customer'),
      url: `https://checkout.example/${id}`,
      metadata: metadataIn(fields),
      payment_intent: null,
      setup_intent: null,
    };
    pages.set(id, page);
    return page;
  };

  const ofCustomer = (call: string): { status: number; body: Fields } => {
    const id = call.split('/')[3] ?? '';
    const cards = customers.get(id);
    if (!cards) return missing;
    if (call.endsWith('/payment_methods')) return listOf([...cards].map(cardMethod));
    customers.delete(id);
    return { status: 200, body: { id, object: 'customer', deleted: true } };
  };

  const answer = (call: string, fields: URLSearchParams): { status: number; body: Fields } => {
    const [, id = '', action] =
      /^(?:GET|POST) \/v1\/(?:payment_intents|checkout\/sessions)\/(\w+)(?:\/(\w+))?/.exec(call) ?? [];
    if (call === 'POST /v1/customers') {
      const customer = newId('cus');
      customers.set(customer, new Set());
      return { status: 200, body: { id: customer, object: 'customer' } };
    }
    if (call.includes(' /v1/customers/')) return ofCustomer(call);
    if (call === 'POST /v1/payment_intents') return charge(fields);
    if (call === 'GET /v1/payment_intents')
      return listOf(
        [...intents.values()].filter((one) => one.customer === fields.get('customer')).toReversed(),
      );
    if (call === 'POST /v1/checkout/sessions') return { status: 200, body: openPage(fields) };
    const about = fields.get('payment_intent') ?? '';
    if (call === 'GET /v1/charges')
      return listOf([{ id: `ch_${about}`, object: 'charge', amount_refunded: refunds.get(about) ?? 0 }]);
    if (call === 'GET /v1/disputes') return listOf([disputes.get(about)].filter((one) => one !== undefined));
    if (call.includes('/detach')) {
      const card = call.split('/').at(-2) ?? '';
      for (const cards of customers.values()) cards.delete(card);
      return { status: 200, body: { id: card, object: 'payment_method' } };
    }
    const known = intents.get(id) ?? pages.get(id);
    if (!known) return missing;
    if (action === undefined) return { status: 200, body: known };
    if (known.status === 'succeeded' || known.status === 'complete')
      return { status: 400, body: { error: { type: 'invalid_request_error', message: 'too late' } } };
    known.status = action === 'expire' ? 'expired' : 'canceled';
    return { status: 200, body: known };
  };

  const server = createServer((request, response) => {
    void handle(request).then(({ status, body }) => {
      if (status === 0) return request.socket.destroy();
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });

  async function handle(request: IncomingMessage): Promise<{ status: number; body: Fields }> {
    const [path = '', query = ''] = (request.url ?? '').split('?');
    const call = `${request.method} ${path}`;
    const body = await text(request);
    const fields = new URLSearchParams(request.method === 'GET' ? query : body);
    calls.push({ call, fields });
    const key = String(request.headers['idempotency-key'] ?? '');
    if (call === 'POST /v1/customers') await meanwhile();
    const earlier = key === '' ? undefined : byKey.get(`${call} ${key}`);
    const given = earlier ?? answer(call, fields);
    if (key !== '') byKey.set(`${call} ${key}`, given);
    const isBroken = call === 'POST /v1/payment_intents' ? isChargeBroken : isLookUpBroken;
    return isBroken ? { status: 0, body: {} } : given;
  }

  await listen(server);
  return {
    port: (server.address() as AddressInfo).port,
    calls,
    paid,
    newestPage: () => [...pages.keys()].at(-1) ?? '',
    payPage: (pageId, card = 'pm_good') => {
      const page = pages.get(pageId);
      if (!page) throw new Error(`no page ${pageId}`);
      page.status = 'complete';
      const method = cardMethod(`${card}_${pageId}`);
      customers.get(String(page.customer))?.add(method.id);
      if (page.mode === 'setup') page.setup_intent = { id: newId('seti'), payment_method: method };
      else {
        const about = { customer: page.customer, metadata: page.metadata };
        page.payment_intent = { ...addIntent('succeeded', about), payment_method: method };
      }
    },
    customers,
    beforeNextCustomer: (happens) => {
      meanwhile = () => {
        meanwhile = nothing;
        return happens();
      };
    },
    attach: (customerId, cardId) => {
      customers.get(customerId)?.add(cardId);
    },
    approve: (paymentId) => {
      const intent = intents.get(paymentId);
      if (!intent) throw new Error(`no payment ${paymentId}`);
      intent.status = 'succeeded';
      paid.push(paymentId);
    },
    refund: (paymentId, amountMinor) => {
      refunds.set(paymentId, amountMinor);
    },
    dispute: (paymentId, amount, status) => {
      disputes.set(paymentId, { id: `dp_${paymentId}`, object: 'dispute', amount, status });
    },
    breakCharges: (isBroken) => {
      isChargeBroken = isBroken;
    },
    breakLookUps: (isBroken) => {
      isLookUpBroken = isBroken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const missing = { status: 404, body: { error: { type: 'invalid_request_error', code: 'resource_missing' } } };
const metadataIn = (fields: URLSearchParams) =>
  Object.fromEntries(
    [...fields].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key === undefined ? [] : [[key, value]];
    }),
  );
const nothing = (): Promise<unknown> => Promise.resolve();
const listOf = (data: Fields[]) => ({ status: 200, body: { object: 'list', has_more: false, data } });

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
}
