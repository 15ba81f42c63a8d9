import type { FastifyInstance } from 'fastify';
import { bareRoutes } from '@loupe/shared/contract/bare-routes';
import * as contract from '@loupe/shared/contract/files';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { bind } from '../../http/bind.ts';
import { attachmentNamed } from '../../http/attachment-name.ts';
import { describeAccess } from '../../http/describe-access.ts';
import { deleteFile, getOwnFile, openedFile, storeFile, type RemovalDeps } from './files.usecases.ts';
import { fileLimits } from './files.policy.ts';
import { acceptRawBodies, rawBodyOf } from './upload-body.ts';
import { registerUploadRoutes } from './uploads.routes.ts';
import { refusals } from '../../messages/refusals-texts.ts';

type FilesRoutesDeps = Deps & Pick<RemovalDeps, 'isUsedByMessage'>;

export function registerFileRoutes(app: FastifyInstance, deps: FilesRoutesDeps): void {
  registerUploadRoutes(app, deps);

  void app.register(async (whole) => {
    acceptRawBodies(whole, fileLimits.bytes, () => appError('file.too_large'));
    bind(whole, contract.storeFile, async ({ caller, query, request }) => {
      const bytes = rawBodyOf(request);
      if (!bytes) throw appError('request.invalid', { sentence: refusals.said((t) => t.fileAsBytes) });
      return { data: { file: await storeFile(deps, caller.userId, { name: query.name, bytes }) } };
    });
  });

  bind(app, contract.fileInfo, async ({ caller, params }) => ({
    data: { file: await openedFile(deps, await getOwnFile(deps, caller.userId, params.file_id)) },
  }));

  bind(app, contract.deleteFile, async ({ caller, params }) => {
    await deleteFile(deps, caller.userId, params.file_id);
    return { data: {} };
  });

  registerFileContent(app, deps);
}

/** The bytes, always as attachment: what people upload never runs on our origin. */
function registerFileContent(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file_id: string } }>(
    contract.fileContentPath,
    {
      schema: describeAccess(bareRoutes.fileContent),
    },
    async (request, reply) => {
      const caller = await app.authenticate(request);
      if (!caller) throw appError('session.missing');
      const file = await getOwnFile(deps, caller.userId, request.params.file_id);
      const stream = await deps.fileStore.stream(file.storageKey);
      return reply
        .header('content-type', file.mime)
        .header('content-length', file.bytes)
        .header('content-disposition', attachmentNamed(file.name))
        .header('cache-control', 'private, no-store')
        .send(stream);
    },
  );
}
