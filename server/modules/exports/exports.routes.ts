import type { FastifyInstance } from 'fastify';
import { bareRoutes } from '@loupe/shared/contract/bare-routes';
import {
  listRunExports,
  runExportPath,
  runExportQuery,
  type ExportFormat,
} from '@loupe/shared/contract/exports';
import { appError } from '../../errors/app-error.ts';
import { attachmentNamed } from '../../http/attachment-name.ts';
import { bind } from '../../http/bind.ts';
import { describeAccess } from '../../http/describe-access.ts';
import type { Database } from '../../db/database.ts';
import { exportFileName } from './export-file-name.ts';
import { exportRun, listFormats } from './exports.usecases.ts';

export interface ExportsRoutesDeps {
  readonly db: Database;
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

/** A file is no JSON answer, so this route is bound by hand. Who leaves does not keep a process at work. */
export function registerExportsRoutes(app: FastifyInstance, { db, config }: ExportsRoutesDeps): void {
  bind(app, listRunExports, async ({ caller, params }) => ({
    data: {
      formats: await listFormats(
        { db, brandName: config.brandName },
        { userId: caller.userId, runId: params.run_id },
      ),
    },
  }));
  app.get<{ Params: { run_id: string } }>(
    runExportPath,
    {
      schema: { ...describeAccess(bareRoutes.runExport), querystring: runExportQuery },
      // Access comes before validation, so that a stranger learns nothing from what is wrong with a request.
      preParsing: async (request) => {
        request.caller = await app.authenticate(request);
        if (!request.caller) throw appError('session.missing');
      },
    },
    async (request, reply) => {
      const { format } = request.query as { format: ExportFormat };
      const left = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableEnded) left.abort();
      });
      const file = await exportRun(
        { db, brandName: config.brandName },
        {
          userId: request.caller?.userId ?? '',
          runId: request.params.run_id,
          format,
          signal: left.signal,
        },
      );
      return reply
        .header('content-type', mediaTypes[format])
        .header('content-disposition', attachmentNamed(exportFileName(file.title, format)))
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(file.bytes));
    },
  );
}
