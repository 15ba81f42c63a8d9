import { performance } from 'node:perf_hooks';
import { percentile, rounded } from '../machine.ts';

/** A list or page as somebody asks for it. */
export interface Asked {
  readonly name: string;
  readonly path: string;
  readonly token: string;
}

export interface Times {
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** The same with twenty requests at a time. */
  readonly at20: { readonly p50Ms: number; readonly p95Ms: number };
  /** Bytes of the body, before any compression. */
  readonly bytes: number;
}

const warmUps = 5;
const alone = 60;
const together = { rounds: 10, requests: 20 };

/** Times from the request to the last byte. Throws on any answer but 200. */
export async function timesOf(siteUrl: string, asked: Asked): Promise<Times> {
  const ask = () => timed(siteUrl, asked);
  let bytes = 0;
  for (let i = 0; i < warmUps; i += 1) ({ bytes } = await ask());
  const one: number[] = [];
  for (let i = 0; i < alone; i += 1) one.push((await ask()).ms);
  const many: number[] = [];
  for (let round = 0; round < together.rounds; round += 1)
    many.push(...(await Promise.all(Array.from({ length: together.requests }, ask))).map(({ ms }) => ms));
  return { ...summary(one), at20: summary(many), bytes };
}

const summary = (times: readonly number[]) => ({
  p50Ms: rounded(percentile(times, 0.5), 1),
  p95Ms: rounded(percentile(times, 0.95), 1),
});

async function timed(siteUrl: string, { name, path, token }: Asked): Promise<{ ms: number; bytes: number }> {
  const startedAt = performance.now();
  const response = await fetch(`${siteUrl}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${name}: ${path} answered ${response.status}.`);
  return { ms: performance.now() - startedAt, bytes: byteLength };
}
