// A small OpenAI-compatible endpoint in a process of its own: it streams words at an even pace, and each word says when it
// was sent. Prints its port. Arguments: words a second, seconds.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { timedWord } from './timed-word.ts';

const [perSecond = 20, seconds = 10] = process.argv.slice(2).map(Number);
const everyMs = 1_000 / perSecond;
const wordsOfAnswer = perSecond * seconds;
const wordsOfSentence = 14;

const chunk = (choices: object[], more: object = {}) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-timed', object: 'chat.completion.chunk', created: 0, model: 'timed', choices, ...more })}\n\n`;
const delta = (content: object, finish: string | null = null) =>
  chunk([{ index: 0, delta: content, finish_reason: finish }]);

function stream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write(delta({ role: 'assistant', content: '' }));
  const startedAt = performance.now();
  let sent = 0;
  const send = () => {
    // Also after a late timer the pace is kept.
    for (; sent < wordsOfAnswer && startedAt + sent * everyMs <= performance.now(); sent += 1) {
      const isLast = sent % wordsOfSentence === wordsOfSentence - 1;
      response.write(
        delta({ content: `${sent === 0 ? '' : ' '}${timedWord(Date.now())}${isLast ? '.' : ''}` }),
      );
    }
    if (sent < wordsOfAnswer) return;
    clearInterval(timer);
    const usage = { prompt_tokens: 500, completion_tokens: sent, total_tokens: 500 + sent };
    response.end(`${delta({}, 'stop')}${chunk([], { usage })}data: [DONE]\n\n`);
  };
  const timer = setInterval(send, everyMs);
  response.once('close', () => clearInterval(timer));
  send();
}

const server = createServer((request, response) => {
  request.resume().once('end', () => stream(response));
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
// It ends with whoever started it.
process.stdin.resume().once('end', () => process.exit(0));
