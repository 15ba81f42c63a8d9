import type { RunEvent } from '@loupe/shared/contract/run-events';
import type { TestServer } from '../../../testing/test-server.ts';

interface ReadFrame {
  readonly event: string;
  readonly id: string | null;
  readonly data: unknown;
}

export interface StreamReader {
  readonly status: number;
  /** Everything read so far. */
  readonly frames: readonly ReadFrame[];
  readonly comments: readonly string[];
  /** Run events among the frames. */
  events(): RunEvent[];
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  close(): void;
}

/** Reads a run's events over a real connection. */
export async function readStream(
  server: TestServer,
  token: string,
  runId: string,
  { after, lastEventId }: { after?: number; lastEventId?: number } = {},
): Promise<StreamReader> {
  const query = after === undefined ? '' : `?after=${after}`;
  return await readFrames(server, token, `/runs/${runId}/events${query}`, {
    ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
  });
}

/** Reads an event stream of the API over a real connection. */
export async function readFrames(
  server: TestServer,
  token: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<StreamReader> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  if (!address || typeof address === 'string') throw new Error('The test server has no port.');
  const controller = new AbortController();
  const response = await fetch(`http://127.0.0.1:${address.port}/api${path}`, {
    signal: controller.signal,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  const frames: ReadFrame[] = [];
  const comments: string[] = [];
  const pump = async () => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const bytes of response.body ?? []) {
      const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        if (block.startsWith(':')) comments.push(block);
        else frames.push(parseFrame(block));
      }
    }
  };
  return {
    status: response.status,
    frames,
    comments,
    ended: pump().catch(() => undefined),
    events: () => frames.filter((frame) => frame.event === 'run').map((frame) => frame.data as RunEvent),
    close: () => controller.abort(),
  };
}

function parseFrame(block: string): ReadFrame {
  const fields = new Map(
    block
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const),
  );
  return {
    event: fields.get('event') ?? 'message',
    id: fields.get('id') ?? null,
    data: JSON.parse(fields.get('data') ?? 'null'),
  };
}
