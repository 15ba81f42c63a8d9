import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import type { ErrorAnswer } from '@loupe/shared/contract/endpoint';
import type { Deps } from '../deps.ts';

interface Answered {
  readonly status: number;
  readonly code: string | undefined;
}

interface Call {
  /** Method and path, below the API prefix. */
  readonly to: string;
  readonly token: string;
  readonly body: object;
}

/**
 * Sends a request except for the end of its body, and resolves once the server has let its caller in. What is given back
 * sends the end.
 */
export async function holdBody(
  { app, deps }: { readonly app: FastifyInstance; readonly deps: Pick<Deps, 'tokenLookups'> },
  { to, token, body }: Call,
): Promise<() => Promise<Answered>> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const lookUps = vi.spyOn(deps.tokenLookups, 'lookUp');
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const said = text(socket);
  const [method, path] = to.split(' ');
  const json = JSON.stringify(body);
  socket.write(
    `${method} /api${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n` +
      `content-type: application/json\r\ncontent-length: ${json.length}\r\n\r\n${json.slice(0, 1)}`,
  );
  await vi.waitFor(() => {
    if (lookUps.mock.settledResults.at(0)?.type !== 'fulfilled')
      throw new Error('The caller is not let in yet.');
  });
  lookUps.mockRestore();
  return async () => {
    socket.write(json.slice(1));
    const [head = '', answer = ''] = (await said).split('\r\n\r\n');
    return {
      status: Number(head.split(' ')[1]),
      code: (JSON.parse(answer) as Partial<ErrorAnswer>).error?.code,
    };
  };
}
