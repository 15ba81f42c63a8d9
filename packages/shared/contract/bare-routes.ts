import type { Access } from './endpoint.ts';

/** A route whose answer is no envelope of JSON, so that it is bound by hand; described here for the OpenAPI document. */
export interface BareRoute {
  readonly access: Access;
  readonly isPersonal?: true;
  readonly summary: string;
  /** Media types of the answer. */
  readonly produces: readonly string[];
}

const exportTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/markdown',
  'text/html',
] as const;

export const bareRoutes = {
  accountExport: {
    access: 'user',
    isPersonal: true,
    summary: 'Everything an account has, as one JSON document',
    produces: ['application/json'],
  },
  fileContent: {
    access: 'user',
    summary: 'The bytes of a file, as an attachment',
    produces: ['application/octet-stream'],
  },
  invoiceDocument: { access: 'user', summary: 'An invoice as PDF', produces: ['application/pdf'] },
  paymentWebhook: {
    access: 'visitor',
    summary: 'Takes an event of the payment service, proven by its signature',
    produces: ['application/json'],
  },
  chatChanges: {
    access: 'user',
    summary: 'Streams what happens to the own chats in any tab or device, as server-sent events',
    produces: ['text/event-stream'],
  },
  figureRows: {
    access: 'user',
    summary: 'The rows behind an input of a figure, exactly those used, as CSV',
    produces: ['text/csv'],
  },
  runExport: {
    access: 'user',
    summary:
      'The report of a run that has ended as file: PDF, Word, Excel, Markdown, a web page or a calendar',
    produces: [...exportTypes, 'text/calendar'],
  },
  chatExport: {
    access: 'user',
    summary:
      'What a chat shows, all its questions and answers, as file: PDF, Word, Excel, Markdown or a web page',
    produces: exportTypes,
  },
  runEvents: {
    access: 'user',
    summary: 'Streams the log of a run after a position, as server-sent events',
    produces: ['text/event-stream'],
  },
} as const satisfies Record<string, BareRoute>;
