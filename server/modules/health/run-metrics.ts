import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { readWaitingOnce, type Waiting } from './waiting-runs.read-model.ts';

/**
 * What waits and how runs end. Of what waits every process tells the same, the state of the one database; of what ended
 * each worker its own. While the database does not answer, nothing is said of what waits.
 */
export function addRunMetrics(registry: Registry, { pool, runs }: Pick<Deps, 'pool' | 'runs'>): void {
  const look = readWaitingOnce(pool);
  const gauge = (name: string, help: string, set: (gauge: Gauge<'state'>, found: Waiting) => void) =>
    new Gauge({
      name,
      help,
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const found = await look();
        this.reset();
        if (found) set(this, found);
        else this.remove();
      },
    });
  gauge('runs_active', 'Runs without an end: waiting for a worker, or in the hands of one', (one, found) => {
    one.set({ state: 'waiting' }, found.waiting);
    one.set({ state: 'working' }, found.working);
  });
  gauge(
    'run_oldest_waiting_seconds',
    'How long the first run in the queue has waited, 0 while none waits',
    (one, { oldest }) => one.set(oldest),
  );
  registry.registerMetric(
    new Counter({
      name: 'runs_ended_total',
      help: 'Runs that this process worked on, by how that ended',
      labelNames: ['status', 'code'],
      registers: [],
      collect() {
        this.reset();
        for (const [key, count] of runs.worker.ended) {
          const [status = '', code = ''] = key.split(' ');
          this.inc({ status, code }, count);
        }
      },
    }),
  );
}
