import type { StoredFile } from '@loupe/shared/contract/files';
import type { Upload } from '@loupe/shared/contract/uploads';
import { chunkRange, countChunks, missingChunks, uploadRules } from '@loupe/shared/lib/upload-plan';
import { jsonResponse, type TestCall, type TestServer } from '@loupe/shared/testing/test-server';
import { storedFile } from './chat-fixtures.ts';

interface Kept {
  readonly upload: Upload;
  readonly chunks: Map<number, Blob>;
  file: StoredFile | null;
}

/** What happens to a chunk instead of its arrival: an answer, or `lost` for none. */
type Accident = (n: number, call: TestCall) => Happening | Promise<Happening>;
type Happening = Response | 'lost' | null;

/** The product's side of an upload (U1), which loses what it is asked to lose. */
export interface UploadServer {
  readonly kept: Map<string, Kept>;
  /** Most chunks that were under way at the same time. */
  readonly mostAtOnce: () => number;
  /** The chunk numbers that were sent, in order. */
  readonly sent: () => number[];
  setAccident(accident: Accident): void;
  /** The bytes of a finished upload. */
  content(uploadId: string): Promise<Uint8Array>;
}

const noAccident: Accident = () => null;

const refused = (status: number, code: string) =>
  jsonResponse(status, { error: { code }, error_message: `Refused: ${code}.`, request_id: 'req_1' });

function answer(status: number, data: unknown): Response {
  return jsonResponse(status, { data });
}

export function answerUploads(server: TestServer): UploadServer {
  const kept = new Map<string, Kept>();
  let accident = noAccident;
  let underWay = 0;
  let most = 0;

  const show = ({ upload, chunks }: Kept): Upload => ({
    ...upload,
    received: [...chunks.keys()].sort((a, b) => a - b),
  });
  const findIn = (call: TestCall) => kept.get(call.path.split('/')[2] ?? '');

  server.on('POST /uploads', ({ body }) => {
    const { name, bytes } = body as { name: string; bytes: number };
    const id = `upl_${kept.size + 1}`;
    const upload: Upload = {
      id,
      name,
      bytes,
      chunk_bytes: uploadRules.chunkBytes,
      chunks: countChunks(bytes),
      received: [],
      expires_at: '2026-01-06T12:00:00.000Z',
    };
    kept.set(id, { upload, chunks: new Map(), file: null });
    return answer(201, { upload });
  });

  async function takeChunk(call: TestCall, one: Kept): Promise<Response> {
    const n = Number(call.path.split('/')[4]);
    underWay += 1;
    most = Math.max(most, underWay);
    try {
      const happened = await accident(n, call);
      if (happened === 'lost') throw new TypeError('Failed to fetch');
      if (happened) return happened;
      const range = chunkRange(n, one.upload.bytes);
      const chunk = call.body as Blob;
      if (!range || chunk.size !== range.end - range.start) return refused(400, 'upload.chunk_invalid');
      one.chunks.set(n, chunk);
      return answer(200, { upload: show(one) });
    } finally {
      underWay -= 1;
    }
  }

  server.on('POST /uploads/*', async (call) => {
    const one = findIn(call);
    if (!one) return refused(404, 'upload.not_found');
    if (!call.path.endsWith('/finish')) return await takeChunk(call, one);
    if (missingChunks(one.chunks.keys(), one.upload.bytes).length > 0)
      return refused(409, 'upload.incomplete');
    one.file ??= storedFile(one.upload.id.replace('upl', 'fil'), one.upload.name);
    return answer(201, { file: one.file });
  });
  server.on('GET /uploads/*', (call) => {
    const one = findIn(call);
    return one ? answer(200, { upload: show(one), file: one.file }) : refused(404, 'upload.not_found');
  });
  server.on('DELETE /uploads/*', (call) => {
    kept.delete(call.path.split('/')[2] ?? '');
    return answer(200, {});
  });

  return {
    kept,
    mostAtOnce: () => most,
    sent: () =>
      server.calls
        .filter((call) => call.method === 'POST' && call.path.includes('/chunks/'))
        .map((call) => Number(call.path.split('/')[4])),
    setAccident: (next) => (accident = next),
    async content(uploadId) {
      const chunks = [...(kept.get(uploadId)?.chunks ?? [])].sort(([a], [b]) => a - b);
      return new Uint8Array(await new Blob(chunks.map(([, chunk]) => chunk)).arrayBuffer());
    },
  };
}
