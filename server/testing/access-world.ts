import { createSender, sendAll } from '../modules/files/testing/upload-sender.ts';
import { ensureFirstAdmin } from '../modules/account/sign-up.usecases.ts';
import { endOfRun, scriptedAgent, startRun, writingStep } from '../modules/runs/testing/scripted-agent.ts';
import { createTestServer, testPassword, type TestServer } from './test-server.ts';

/** Everybody who may ask. `reader` and `writer` are an admin who views as the owner, without and with writing. */
export type Asker = 'owner' | 'other' | 'admin' | 'ended' | 'reader' | 'writer';

export interface AccessWorld {
  readonly server: TestServer;
  readonly tokens: Readonly<Record<Asker, string>>;
  /** Ids of the owner's things by the name of the path parameter. */
  readonly own: Readonly<Record<string, string>>;
}

const adminEmail = 'root@example.com';

/** Two people, an admin, somebody whose session has ended, and one thing of every kind that belongs to the first. */
export async function createAccessWorld(): Promise<AccessWorld> {
  const server = await createTestServer({
    deps: { agents: [scriptedAgent((run) => writingStep(run, 'one', 'Answer', 100))] },
  });
  await server.deps.runs.start({ worksOnRuns: true });
  await ensureFirstAdmin({
    ...server.deps,
    config: { ...server.deps.config, adminEmail, adminPassword: testPassword },
  });
  const sender = await createSender(server);
  const other = (await server.signUp({ name: 'Other' })).token;
  const ended = (await server.signUp({ name: 'Ended' })).token;
  await server.api('POST /auth/logout', { token: ended });
  const admin = (
    await server.api('POST /auth/login', { body: { email: adminEmail, password: testPassword } })
  ).data.token;
  const own = await makeThings(server, sender);
  const reader = await viewAs(server, admin, sender.userId, true);
  const writer = await viewAs(server, admin, sender.userId, false);
  return { server, own, tokens: { owner: sender.token, other, ended, admin, reader, writer } };
}

async function makeThings(
  server: TestServer,
  sender: Awaited<ReturnType<typeof createSender>>,
): Promise<Record<string, string>> {
  const { token } = sender;
  const { chatId, runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
  const share = await server.api('POST /chats/:chat_id/shares', { token, params: { chat_id: chatId } });
  const sessions = await server.api('GET /sessions', { token });
  const stored = await sendAll(sender, 'notes.txt', Buffer.from('Freight rates fell.\n'));
  const file = await sender.finish(stored);
  const upload = await sender.create({ name: 'more.txt', bytes: 9 });
  const apiKey = await server.api('POST /api-keys', { token, body: { name: 'Script' } });
  const bought = await server.api('POST /billing/checkout', {
    token,
    body: {
      top_up: 'credits_500',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' },
    },
    headers: { 'idempotency-key': 'access' },
  });
  const made = await server.api('POST /agents', {
    token,
    body: { document: { title: 'Mine', base: 'chat' } },
  });
  const slug = made.data.agent.slug;
  const tried = await startRun(server, token, { text: 'Go', agent: slug });
  await endOfRun(server, token, tried.runId);
  const shared = await server.api('POST /own-agents/:agent_id/link', { token, params: { agent_id: slug } });
  const repeated = await server.api('POST /schedules', {
    token,
    body: { run_id: runId, every: 'weekly', cap_credits: 5 },
  });
  const folder = await server.api('POST /folders', { token, body: { name: 'Freight' } });
  const prompt = await server.api('POST /prompts', { token, body: { name: 'short', text: 'Shorter.' } });
  const memory = await server.api('POST /memories', { token, body: { text: 'Reports in dollars' } });
  const cards = await server.api('GET /billing/payment-methods', { token });
  return {
    checkout_id: bought.data.checkout.id,
    invoice_id: bought.data.checkout.invoice_id ?? '',
    method_id: cards.data.methods[0]?.id ?? '',
    chat_id: chatId,
    run_id: runId,
    share_id: share.data.share.id,
    session_id: sessions.data.sessions[0]?.id ?? '',
    file_id: file.data.file.id,
    upload_id: upload.data.upload.id,
    n: '0',
    agent_id: slug,
    version: '1',
    schedule_id: repeated.data.schedule.id,
    link_id: new URL(shared.data.agent.link?.url ?? '').searchParams.get('shared') ?? '',
    folder_id: folder.data.folder.id,
    prompt_id: prompt.data.prompt.id,
    memory_id: memory.data.memory.id,
    key_id: apiKey.data.api_key.id,
  };
}

async function viewAs(
  server: TestServer,
  admin: string,
  userId: string,
  isReadOnly: boolean,
): Promise<string> {
  const { data } = await server.api('POST /admin/impersonations', {
    token: admin,
    body: {
      user_id: userId,
      reason: 'A question about a report',
      password: testPassword,
      is_read_only: isReadOnly,
    },
  });
  const view = await server.api('POST /auth/impersonate', { token: admin, body: { code: data.code } });
  return view.data.token;
}
