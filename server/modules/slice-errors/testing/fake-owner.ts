import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import type { OutsideWorld } from '../post-report.ts';

/** One report as the endpoint got it. */
interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface FakeOwner {
  /** For `deps.sliceErrors` of a test server: every https address leads to this endpoint. */
  readonly world: OutsideWorld;
  readonly received: readonly Received[];
  /** Statuses of the next answers; without any, 204. */
  answerWith(...statuses: number[]): void;
  close(): Promise<void>;
}

/** The endpoint of a team, on this machine. */
export async function startFakeOwner(): Promise<FakeOwner> {
  const received: Received[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        text: Buffer.concat(parts).toString(),
      });
      response.writeHead(statuses.shift() ?? 204, { location: 'https://elsewhere.example/' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const agent = new Agent();
  const dispatcher = agent.compose(
    (dispatch) => (options, handler) => dispatch({ ...options, origin }, handler),
  );
  return {
    world: { dispatcher, isAllowedEndpoint: () => true },
    received,
    answerWith: (...next) => void statuses.push(...next),
    close: async () => {
      await agent.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
