import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { bareRoutes, type BareRoute } from '@loupe/shared/contract/bare-routes';
import {
  chatExportPath,
  chatExportQuery,
  listRunExports,
  runExportPath,
  runExportQuery,
  type ExportFormat,
} from '@loupe/shared/contract/exports';
import type { Clock } from '../../clock.ts';
import { appError } from '../../errors/app-error.ts';
import { attachmentNamed } from '../../http/attachment-name.ts';
import { bind } from '../../http/bind.ts';
import { describeAccess } from '../../http/describe-access.ts';
import type { ExportFile } from '../../report/export-jobs.ts';
import type { TranscriptsDeps } from '../transcripts/read-chat.usecases.ts';
import { exportChat } from './export-chat.usecases.ts';
import { exportFileName } from './export-file-name.ts';
import { exportRun, listFormats } from './exports.usecases.ts';

export interface ExportsRoutesDeps extends TranscriptsDeps {
  readonly clock: Clock;
  readonly config: { readonly brandName: string };
}

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
};

/** Files of what runs wrote, and of what chats show. */
export function registerExportsRoutes(app: FastifyInstance, deps: ExportsRoutesDeps): void {
  const { db, config } = deps;
  const own = { ...deps, brandName: config.brandName };
  bind(app, listRunExports, async ({ caller, params }) => ({
    data: { formats: await listFormats(own, { userId: caller.userId, runId: params.run_id }) },
  }));
  bindExport<RunExportQuery>(app, {
    path: runExportPath,
    route: bareRoutes.runExport,
    query: runExportQuery,
    write: ({ id, ...asked }) => exportRun({ db, brandName: config.brandName }, { ...asked, runId: id }),
  });
  bindExport<ChatExportQuery>(app, {
    path: chatExportPath,
    route: bareRoutes.chatExport,
    query: chatExportQuery,
    write: ({ id, ...asked }) => exportChat(own, { ...asked, chatId: id }),
  });
}

type RunExportQuery = z.output<typeof runExportQuery>;
type ChatExportQuery = z.output<typeof chatExportQuery>;

interface ExportRoute<Query extends { readonly format: ExportFormat }> {
  readonly path: string;
  readonly route: BareRoute;
  readonly query: z.ZodObject;
  readonly write: (asked: {
    readonly id: string;
    readonly userId: string;
    readonly format: Query['format'];
    readonly signal: AbortSignal;
  }) => Promise<ExportFile>;
}

/** A file is no JSON answer, so these routes are bound by hand. Who leaves does not keep a process at work. */
function bindExport<Query extends { readonly format: ExportFormat }>(
  app: FastifyInstance,
  { path, route, query, write }: ExportRoute<Query>,
): void {
  app.get<{ Params: Record<string, string> }>(
    path,
    {
      schema: { ...describeAccess(route), querystring: query },
      // Access comes before validation, so that a stranger learns nothing from what is wrong with a request.
      preParsing: async (request) => {
        request.caller = await app.authenticate(request);
        if (!request.caller) throw appError('session.missing');
      },
    },
    async (request, reply) => {
      const { format } = request.query as Query;
      const left = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableEnded) left.abort();
      });
      const [id = ''] = Object.values(request.params);
      const userId = request.caller?.userId ?? '';
      const file = await write({ id, userId, format, signal: left.signal });
      return reply
        .header('content-type', mediaTypes[format])
        .header('content-disposition', attachmentNamed(exportFileName(file.title, format)))
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(file.bytes));
    },
  );
}
