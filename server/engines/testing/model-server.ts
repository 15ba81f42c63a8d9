import { z } from 'zod';
import { appError } from '../../errors/app-error.ts';
import { scriptedAgent } from '../../modules/runs/testing/scripted-agent.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { tools as everyTool } from '../../tools/registry.ts';
import { defineTool, type Tool } from '../../tools/tool.ts';
import { createModelChain } from '../model-chain.ts';
import { createModelClient, type ModelSettings } from '../model-client.ts';
import { createModelEngine } from '../model-engine.ts';

/** Topics the tool was asked for, in order. */
export const lookUps: string[] = [];
const lookUp = defineTool({
  name: 'look_up',
  description: 'Looks something up.',
  input: z.object({ topic: z.string(), url: z.string().optional() }),
  price: 500,
  title: ({ topic }) => `Look up ${topic}`,
  run: async ({ topic }) => {
    lookUps.push(topic);
    if (topic === 'nowhere')
      throw appError('request.invalid', {
        sentence: { en: 'There is nothing about nowhere.', de: 'Über nowhere gibt es nichts.' },
      });
    const source = {
      key: topic,
      kind: 'library' as const,
      title: topic,
      locator: null,
      url: null,
      file_id: null,
      excerpt: `In ${topic} live 42 people.`,
      fetched_at: '2026-01-01T00:00:00.000Z',
      is_sample: true,
    };
    return { output: { topic, population: 42 }, summary: 'found', sources: [source] };
  },
}) as unknown as Tool;
const sendLetter = { ...lookUp, name: 'send_letter', hasOutsideEffects: true } as Tool;
/** These compute: their figures are those a reader opens. */
const realTools = ['indicators', 'calculate', 'read_file', 'web_search'].flatMap(
  (name) => everyTool.get(name) ?? [],
);
const fetchPage = { ...lookUp, name: 'fetch_page' } as Tool;

const report = scriptedAgent(async () => undefined, {
  slug: 'report',
  title: 'Report',
  stages: [
    { id: 'find', title: 'Find' },
    { id: 'write', title: 'Write' },
  ],
  outline: ['Summary'],
  tools: ['look_up', 'send_letter', 'fetch_page', 'indicators', 'calculate', 'read_file', 'web_search'],
});

/** A server whose runs go to the scripted endpoint. */
export async function startModelServer(
  baseUrl: string,
  options: {
    sharesDatabaseWith?: TestServer;
    silenceMs?: number;
    patienceMs?: number;
    turnMs?: number;
    timeLimitMs?: number;
    retryDelaysMs?: number[];
    contextTokens?: number;
    /** Models that stand in when the first one fails. */
    others?: readonly ModelSettings[];
    searchUrl?: string;
  } = {},
): Promise<TestServer> {
  const tools = [lookUp, sendLetter, fetchPage, ...realTools];
  const client = createModelClient({
    baseUrl,
    apiKey: 'secret',
    model: 'scripted-1',
    retryDelaysMs: options.retryDelaysMs ?? [1, 1, 1],
    ...(options.silenceMs && { silenceMs: options.silenceMs }),
    ...(options.patienceMs && { patienceMs: options.patienceMs }),
    ...(options.turnMs && { turnMs: options.turnMs }),
    ...(options.contextTokens && { contextTokens: options.contextTokens }),
  });
  const others = (options.others ?? []).map((other) =>
    createModelClient({ retryDelaysMs: [1, 1, 1], ...other }),
  );
  const server = await createTestServer({
    deps: {
      agents: [report, scriptedAgent(async () => undefined)],
      tools,
      runs: { ...(options.timeLimitMs && { timeLimitMs: options.timeLimitMs }) },
      model: createModelEngine(
        createModelChain([client, ...others]),
        new Map(tools.map((tool) => [tool.name, tool])),
      ),
    },
    ...(options.searchUrl && { env: { SEARCH_URL: options.searchUrl } }),
    ...(options.sharesDatabaseWith && { sharesDatabaseWith: options.sharesDatabaseWith }),
  });
  await server.deps.runs.start({ worksOnRuns: true });
  return server;
}

/** Text of the first answer in a chat. */
export const answerOf = async (server: TestServer, token: string, chatId: string) =>
  (await server.api('GET /chats/:chat_id', { token, params: { chat_id: chatId } })).data.chat.messages[1]
    ?.text;
