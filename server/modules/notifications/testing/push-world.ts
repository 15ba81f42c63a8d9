import { afterEach, beforeEach, expect } from 'vitest';
import type { AnalystRun } from '../../../agents/agent-definition.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { endOfRun, scriptedAgent, startRun, writingStep } from '../../runs/testing/scripted-agent.ts';
import type { Device } from './fake-device.ts';
import { startFakePushServices, type FakePushServices } from './fake-push-services.ts';

const writes = async (run: AnalystRun) => await writingStep(run, 'one', 'Done. ', 2_000);

interface ServerOptions {
  readonly analyse?: (run: AnalystRun) => Promise<void>;
  readonly withFcm?: boolean;
  readonly shares?: TestServer;
}

/** Fresh push services for each test of the file, and servers that send through them. */
export function usePushWorld() {
  const servers: TestServer[] = [];
  let services: FakePushServices;
  beforeEach(async () => {
    services = await startFakePushServices();
  });
  afterEach(async () => {
    for (const server of servers.splice(0).toReversed()) await server.close();
    await services.close();
  });
  return {
    services: () => services,

    /** A server that works on runs. */
    async startServer(options: ServerOptions = {}): Promise<TestServer> {
      const firebase = { apiKey: 'k', projectId: 'loupe', messagingSenderId: '1', appId: 'a' };
      const server = await createTestServer({
        ...(options.withFcm && {
          env: { FIREBASE_CONFIG: JSON.stringify(firebase), FCM_SERVICE_ACCOUNT: services.serviceAccount },
        }),
        ...(options.shares && { sharesDatabaseWith: options.shares }),
        deps: { agents: [scriptedAgent(options.analyse ?? writes)], push: services.world },
      });
      servers.push(server);
      await server.deps.runs.start({ worksOnRuns: true });
      return server;
    },

    /** A server that may call only real push services. */
    async startStrictServer(): Promise<TestServer> {
      const server = await createTestServer();
      servers.push(server);
      return server;
    },

    async subscribe(server: TestServer, token: string, device: Device = services.createBrowser()) {
      const { endpoint, keys } = device;
      const body = { kind: 'web_push', endpoint, keys } as const;
      expect((await server.api('POST /notifications/subscriptions', { token, body })).status).toBe(201);
      return device;
    },
  };
}

export async function runToEnd(server: TestServer, token: string) {
  const started = await startRun(server, token);
  await endOfRun(server, token, started.runId);
  return started;
}

export async function deliveriesOf(server: TestServer): Promise<unknown[]> {
  return (await server.deps.pool.query('select * from push_deliveries')).rows;
}

export async function subscriptionsOf(server: TestServer): Promise<unknown[]> {
  return (await server.deps.pool.query('select * from push_subscriptions')).rows;
}
