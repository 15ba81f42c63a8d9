import { once } from 'node:events';
import { createServer, request, Agent, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A way to a site on which the files of some slices can be made to hang. */
export interface HangingGateway {
  readonly url: string;
  /** From now on requests for files below these paths are taken and never answered. */
  hang(...paths: readonly string[]): void;
  /** Those that hang are cut off, and nothing hangs any more. */
  release(): void;
  stop(): Promise<void>;
}

/** Real connections that hang: nothing in the browser is intercepted, so nothing there is slowed by the measuring. */
export async function startHangingGateway(siteUrl: string): Promise<HangingGateway> {
  const agent = new Agent({ keepAlive: true });
  const held = new Set<ServerResponse>();
  let hanging: readonly string[] = [];
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (hanging.some((prefix) => path.startsWith(prefix))) return void held.add(answer);
    const { method, headers } = asked;
    const onward = request(new URL(path, siteUrl), { method, headers, agent }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const release = () => {
    hanging = [];
    for (const answer of held) answer.destroy();
    held.clear();
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    hang: (...paths) => void (hanging = paths),
    release,
    async stop() {
      release();
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
