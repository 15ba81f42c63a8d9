import autocannon from 'autocannon';
import { signUp } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { median, rounded } from '../machine.ts';
import type { Measure } from '../measure.ts';

const accounts = 20;
const rounds = 3;

/** The endpoint every open page polls (C3). */
export const invoiceStatus: Measure = {
  target: { requestsPerSecond: 5000 },
  how: `autocannon on the same machine, 50 connections, ${rounds} rounds of 10 s after one to warm up, one of ${accounts} sessions a round; embedded PostgreSQL, rate limits off.`,
  async run() {
    const site = await startSite();
    try {
      const tokens = await Promise.all(
        Array.from({ length: accounts }, async () => (await signUp(site.url)).token),
      );
      const shoot = (round: number, duration: number) =>
        autocannon({
          url: `${site.url}/api/billing/invoice-status`,
          connections: 50,
          duration,
          headers: { authorization: `Bearer ${tokens[round % accounts]}` },
        });
      await shoot(0, 5);
      const results = [];
      for (let round = 1; round <= rounds; round++) results.push(await shoot(round, 10));
      return {
        requestsPerSecond: rounded(median(results.map(({ requests }) => requests.average))),
        rounds: results.map(({ requests, latency, errors, non2xx }) => ({
          requestsPerSecond: rounded(requests.average),
          p50Ms: latency.p50,
          p99Ms: latency.p99,
          failed: errors + non2xx,
        })),
      };
    } finally {
      await site.stop();
    }
  },
};
