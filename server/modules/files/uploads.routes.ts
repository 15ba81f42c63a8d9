import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/uploads';
import { uploadRules } from '@loupe/shared/lib/upload-plan';
import type { Deps } from '../../deps.ts';
import { appError } from '../../errors/app-error.ts';
import { bind } from '../../http/bind.ts';
import { acceptRawBodies, rawBodyOf } from './upload-body.ts';
import { cancelUpload, createUpload, finishUpload, getUpload, receiveChunk } from './uploads.usecases.ts';

/** The resumable way into the store, chunk by chunk (U1). */
export function registerUploadRoutes(app: FastifyInstance, deps: Deps): void {
  bind(app, contract.createUpload, async ({ caller, body }) => ({
    data: { upload: await createUpload(deps, caller.userId, body) },
  }));

  bind(app, contract.getUpload, async ({ caller, params }) => ({
    data: await getUpload(deps, caller.userId, params.upload_id),
  }));

  void app.register(async (chunks) => {
    acceptRawBodies(chunks, uploadRules.chunkBytes, () => appError('upload.chunk_invalid'));
    bind(chunks, contract.sendChunk, async ({ caller, params, request }) => ({
      data: {
        upload: await receiveChunk(deps, caller.userId, params.upload_id, {
          n: Number(params.n),
          bytes: rawBodyOf(request),
        }),
      },
    }));
  });

  bind(app, contract.finishUpload, async ({ caller, params, body }) => ({
    data: { file: await finishUpload(deps, caller.userId, params.upload_id, body) },
  }));

  bind(app, contract.cancelUpload, async ({ caller, params }) => {
    await cancelUpload(deps, caller.userId, params.upload_id);
    return { data: {} };
  });
}
