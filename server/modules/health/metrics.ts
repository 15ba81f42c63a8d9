import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { runFaultKinds } from '../runs/run-audit.models.ts';
import { addRunMetrics } from './run-metrics.ts';

/** What a process of any role tells; `metrics()` of it gives the Prometheus text. */
export function createMetrics(deps: Pick<Deps, 'pool' | 'runs'>): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addConnections(registry, deps.pool);
  addRunCheck(registry, deps.runs.check);
  addRunMetrics(registry, deps);
  return registry;
}

/** Measures every request by route pattern. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    requests.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
}

function addConnections(registry: Registry, pool: Deps['pool']): void {
  registry.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Open connections of the pool',
      registers: [],
      collect() {
        this.set(pool.totalCount);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'database_waiting',
      help: 'Questions that wait for a free connection of the pool',
      registers: [],
      collect() {
        this.set(pool.waitingCount);
      },
    }),
  );
}

/** What the hourly look at the books of the runs found last; nothing before the first. Anything above 0 is a fault of ours. */
function addRunCheck(registry: Registry, check: Deps['runs']['check']): void {
  registry.registerMetric(
    new Gauge({
      name: 'run_audit_faults',
      help: 'Runs whose log, checkpoints and charge do not agree, at the last hourly check',
      labelNames: ['kind'],
      registers: [],
      collect() {
        if (check.last === null) return;
        for (const kind of runFaultKinds)
          this.set({ kind }, check.last.faults.filter((fault) => fault.kind === kind).length);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'run_audit_last_seconds',
      help: 'When the last hourly check ended, seconds since 1970',
      registers: [],
      collect() {
        if (check.last !== null) this.set(check.last.at.getTime() / 1000);
      },
    }),
  );
}

/** `GET /metrics` on a port of its own, so that the site never shows it. */
export async function serveMetrics(registry: Registry, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry
      .metrics()
      .then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text))
      .catch((error: unknown) => response.writeHead(503).end(`${String(error)}\n`));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}
