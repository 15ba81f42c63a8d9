import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import type { PushMessage } from '@loupe/shared/contract/notifications';
import type { PushWorld } from '../../../providers/push/push.ts';
import { createDevice, type Device } from './fake-device.ts';

/** What a push service answers to one request. */
interface Scripted {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

interface Received {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface FakePushServices {
  /** For `deps.push` of a test server. */
  readonly world: PushWorld;
  /** Everything the push services were sent, tokens asked for left out. */
  readonly received: readonly Received[];
  /** How often an access token was asked for with a right assertion. */
  tokensGiven(): number;
  /** FCM_SERVICE_ACCOUNT of a project of this fake. */
  readonly serviceAccount: string;
  /** A browser, with an endpoint here. */
  createBrowser(): Device;
  /** The next answers; without any, everything is taken. */
  answerWith(...answers: Scripted[]): void;
  /** Messages that reached a browser, decrypted. */
  messagesTo(device: Device): PushMessage[];
  close(): Promise<void>;
}

const taken: Scripted = { status: 201, body: { name: 'projects/loupe/messages/1' } };

/** Push services of browsers, and Google's token and FCM endpoints, on this machine. */
export async function startFakePushServices(): Promise<FakePushServices> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const received: Received[] = [];
  const answers: Scripted[] = [];
  let tokens = 0;
  const server = createServer((request, response) => {
    void readAll(request).then((body) => {
      if (request.url === '/token') {
        const isRight = isSignedBy(publicKey, new URLSearchParams(body.toString()).get('assertion') ?? '');
        if (isRight) tokens += 1;
        return reply(
          response,
          isRight
            ? { status: 200, body: { access_token: `token-${tokens}`, expires_in: 3600 } }
            : { status: 400, body: { error: 'invalid_grant' } },
        );
      }
      const headers = request.headers as Record<string, string | undefined>;
      received.push({ path: request.url ?? '', headers, body });
      return reply(response, answers.shift() ?? taken);
    });
  });
  const origin = await listen(server);
  const dispatcher = new Agent();
  let devices = 0;
  return {
    world: { fcmOrigin: origin, dispatcher, isAllowedEndpoint: (address) => address.startsWith(origin) },
    received,
    tokensGiven: () => tokens,
    serviceAccount: JSON.stringify({
      type: 'service_account',
      project_id: 'loupe',
      client_email: 'push@loupe.example',
      private_key: privateKey,
      token_uri: `${origin}/token`,
    }),
    createBrowser: () => {
      devices += 1;
      return createDevice(`${origin}/wp/${devices}`);
    },
    answerWith: (...scripted) => void answers.push(...scripted),
    messagesTo: (device) =>
      received
        .filter(({ path }) => device.endpoint.endsWith(path))
        .map(({ body }) => JSON.parse(device.decrypt(body)) as PushMessage),
    close: async () => {
      await dispatcher.destroy();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function reply(response: ServerResponse, { status, headers, body }: Scripted): void {
  response.writeHead(status, headers).end(JSON.stringify(body ?? {}));
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function listen(server: Server): Promise<string> {
  return new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
}

function isSignedBy(publicKey: string, assertion: string): boolean {
  const [head = '', claims = '', signature = ''] = assertion.split('.');
  const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`);
  return verify.verify(publicKey, signature, 'base64url');
}
