import { randomUUID } from 'node:crypto';
import { request, type Agent, type IncomingMessage } from 'node:http';
import { timesIn } from './timed-word.ts';

/** A run as its reader saw it. */
export interface LiveRun {
  readonly postMs: number;
  /** From before the POST to the first word of the model that was read. */
  readonly firstWordMs: number;
  /** Of each word: from its sending by the endpoint to its reading. */
  readonly delaysMs: readonly number[];
  readonly status: string;
}

export interface Asker {
  readonly siteUrl: string;
  readonly token: string;
  readonly chatId: string;
  readonly agent: Agent;
}

/** Sends a question, opens its stream as soon as that is answered, and reads to the end. Throws what went wrong. */
export async function readLiveRun(asker: Asker): Promise<LiveRun> {
  const startedAt = performance.now();
  const sent = await call(asker, 'POST', `/chats/${asker.chatId}/messages`, {
    text: 'Tell me what you know.',
  });
  const answer = await textOf(sent);
  const postMs = performance.now() - startedAt;
  if (sent.statusCode !== 201) throw new Error(`Sending answered ${sent.statusCode}: ${answer}`);
  const { data } = JSON.parse(answer) as { data: { run: { id: string } } };
  const stream = await call(asker, 'GET', `/runs/${data.run.id}/events?after=0`);
  if (stream.statusCode !== 200) throw new Error(`The stream answered ${stream.statusCode}.`);
  return { postMs, ...(await readWords(stream, startedAt)) };
}

async function readWords(stream: IncomingMessage, startedAt: number): Promise<Omit<LiveRun, 'postMs'>> {
  const delaysMs: number[] = [];
  let firstWordMs = Number.NaN;
  let rest = '';
  let status = 'broken off';
  let seq = 0;
  for await (const piece of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const now = Date.now();
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      if (!block.startsWith('id: ')) continue;
      seq += 1;
      if (Number.parseInt(block.slice(4), 10) !== seq) throw new Error(`Event ${seq} is missing.`);
      // A judged statement says its words again.
      for (const at of block.includes('"type":"text.delta"') ? timesIn(block) : []) {
        if (delaysMs.length === 0) firstWordMs = performance.now() - startedAt;
        delaysMs.push(now - at);
      }
      status = /"type":"run.finished","data":\{.*"status":"(\w+)"/.exec(block)?.[1] ?? status;
    }
  }
  return { delaysMs, firstWordMs, status };
}

function call(
  { siteUrl, token, agent }: Asker,
  method: string,
  path: string,
  body?: object,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(`${siteUrl}/api${path}`, {
      method,
      // A stream keeps its connection; a request takes one that is free.
      ...(body && { agent }),
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
    });
    sent.once('response', resolve).once('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of answer.setEncoding('utf8') as AsyncIterable<string>) text += piece;
  return text;
}
