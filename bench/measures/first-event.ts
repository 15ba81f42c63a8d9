import { randomUUID } from 'node:crypto';
import { signUp } from '../../scripts/first-load.ts';
import { startSite } from '../../scripts/site-process.ts';
import { percentile, rounded } from '../machine.ts';
import type { Measure } from '../measure.ts';

const samples = 60;
const warmups = 10;

interface Sample {
  readonly firstEventMs: number;
  /** First event a worker wrote: the run has been taken and started. */
  readonly startedMs: number;
}

/** How long after Send something of the run is there. */
export const firstEvent: Measure = {
  target: { firstEventP50Ms: 300 },
  how: `${samples} plain questions one after the other over the API, from before the POST of the message to the first event on the run's stream, opened as soon as the POST is answered, and to \`run.started\`; ${warmups} questions before to warm up.`,
  async run() {
    const site = await startSite();
    try {
      const taken: Sample[] = [];
      for (let index = 0; index < samples + warmups; index++) {
        // A fresh account now and then, so that nobody runs out of credits.
        const { token } = index % 5 === 0 ? await (current = signUp(site.url)) : await current;
        const sample = await ask(site.url, token);
        if (index >= warmups) taken.push(sample);
      }
      return {
        firstEvent: spread(taken.map((one) => one.firstEventMs)),
        runStarted: spread(taken.map((one) => one.startedMs)),
      };
    } finally {
      await site.stop();
    }
  },
};

let current: ReturnType<typeof signUp>;

function spread(values: readonly number[]) {
  return {
    samples: values.length,
    p50Ms: rounded(percentile(values, 0.5), 1),
    p95Ms: rounded(percentile(values, 0.95), 1),
    maxMs: rounded(Math.max(...values), 1),
  };
}

async function ask(siteUrl: string, token: string): Promise<Sample> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  const made = await fetch(`${siteUrl}/api/chats`, { method: 'POST', headers, body: '{}' });
  const { data: chat } = (await made.json()) as { data: { chat: { id: string } } };
  const startedMs = performance.now();
  const sent = await fetch(`${siteUrl}/api/chats/${chat.chat.id}/messages`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ text: 'What is 12 * 12?' }),
  });
  if (sent.status !== 201) throw new Error(`Sending answered ${sent.status}: ${await sent.text()}`);
  const { data } = (await sent.json()) as { data: { run: { id: string } } };
  const stream = await fetch(`${siteUrl}/api/runs/${data.run.id}/events?after=0`, { headers });
  return readStream(stream, startedMs);
}

async function readStream(stream: Response, sentMs: number): Promise<Sample> {
  const decoder = new TextDecoder();
  let text = '';
  let firstEventMs: number | null = null;
  let startedMs: number | null = null;
  for await (const chunk of stream.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk, { stream: true });
    const elapsedMs = performance.now() - sentMs;
    if (text.includes('data:')) firstEventMs ??= elapsedMs;
    if (text.includes('"run.started"')) startedMs ??= elapsedMs;
  }
  if (firstEventMs === null || startedMs === null)
    throw new Error('The stream ended without having started.');
  return { firstEventMs, startedMs };
}
