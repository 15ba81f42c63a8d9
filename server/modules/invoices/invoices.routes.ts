import type { FastifyInstance } from 'fastify';
import { bareRoutes } from '@loupe/shared/contract/bare-routes';
import * as subscriptions from '@loupe/shared/contract/subscriptions';
import { appError } from '../../errors/app-error.ts';
import { bind } from '../../http/bind.ts';
import { describeAccess } from '../../http/describe-access.ts';
import { speaking } from '../../language/language.ts';
import { languageOf } from '../../language/request-language.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { readInvoice, readInvoices } from './invoices.usecases.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';

export interface InvoiceRoutesDeps {
  readonly payments: PaymentDeps;
  readonly config: { readonly brandName: string };
}

export function registerInvoiceRoutes(
  app: FastifyInstance,
  { payments: deps, config }: InvoiceRoutesDeps,
): void {
  bind(app, subscriptions.listInvoices, async ({ caller, query }) => ({
    data: await readInvoices(deps, caller.userId, query.cursor),
  }));

  registerInvoiceDocument(app, deps, config.brandName);
}

function registerInvoiceDocument(app: FastifyInstance, deps: PaymentDeps, brand: string): void {
  app.get<{ Params: { invoice_id: string } }>(
    subscriptions.invoiceDocumentPath,
    {
      schema: describeAccess(bareRoutes.invoiceDocument),
    },
    async (request, reply) => {
      const caller = await app.authenticate(request);
      if (!caller) throw appError('session.missing');
      const invoice = await readInvoice(deps, caller.userId, request.params.invoice_id);
      const pdf = await speaking(languageOf(request, caller), () => invoicePdf(invoice, brand));
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="invoice-${invoice.number}.pdf"`)
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(pdf));
    },
  );
}
