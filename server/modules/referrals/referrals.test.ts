import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, testPassword, type TestServer } from '../../testing/test-server.ts';
import { card, createBuyer, goodCard, type Buyer } from '../payments/testing/shop.ts';
import { endOfRun, scriptedAgent, startRun, writingStep } from '../runs/testing/scripted-agent.ts';
import { maxRewards } from './referral.policy.ts';
import { rewardDue } from './referrals.usecases.ts';

let server: TestServer;
let second: TestServer;
let invited = 0;
beforeAll(async () => {
  server = await createTestServer({
    deps: { agents: [scriptedAgent((run) => writingStep(run, 'one', 'Answer', 100))] },
  });
  await server.deps.runs.start({ worksOnRuns: true });
  second = await createTestServer({ sharesDatabaseWith: server });
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const pageOf = async (token: string) => (await server.api('GET /billing/referral', { token })).data;

async function invite(inviter: Buyer): Promise<{ token: string; userId: string }> {
  const { code } = await pageOf(inviter.token);
  invited += 1;
  const { data } = await server.api('POST /auth/signup', {
    body: { email: `friend${invited}@example.com`, password: testPassword, referral_code: code },
  });
  return { token: data.token, userId: data.user.id };
}

const pay = (token: string) =>
  server.api('POST /billing/checkout', {
    token,
    body: { top_up: 'credits_500', card: card(goodCard) },
    headers: { 'idempotency-key': token },
  });
const kinds = async (token: string) =>
  (await server.api('GET /billing/ledger', { token })).data.lines.filter(({ kind }) => kind === 'referral');

it('R13 shows the own link, and who came through it without their address', async () => {
  const ada = await createBuyer(server);
  const before = await pageOf(ada.token);
  expect(before).toMatchObject({
    url: `http://loupe.test/auth/signup?ref=${before.code}`,
    reward_credits: 100,
    earned_credits: 0,
    invites: [],
    own_reward: null,
  });
  const friend = await invite(ada);
  expect((await pageOf(ada.token)).invites).toEqual([
    {
      who: 'f…@example.com',
      joined_at: '2026-03-02T09:00:00.000Z',
      state: 'joined',
      rewarded_at: null,
      credits: 0,
    },
  ]);
  expect((await pageOf(friend.token)).own_reward).toEqual({ state: 'joined', credits: 100 });
});

it('R13 rewards both once the invited one pays, exactly once from two processes', async () => {
  const ada = await createBuyer(server);
  const friend = await invite(ada);
  expect((await pay(friend.token)).data.checkout.status).toBe('paid');
  await Promise.all([
    rewardDue(server.deps.referrals),
    rewardDue(second.deps.referrals),
    pageOf(ada.token),
    pageOf(friend.token),
  ]);
  await server.deps.background.settled();
  await rewardDue(second.deps.referrals);
  for (const token of [ada.token, friend.token])
    expect((await kinds(token)).map(({ credits }) => credits)).toEqual([100]);
  expect(await pageOf(ada.token)).toMatchObject({
    earned_credits: 100,
    invites: [{ state: 'rewarded', credits: 100 }],
  });
  expect((await pageOf(friend.token)).own_reward).toEqual({ state: 'rewarded', credits: 100 });
  expect(await ada.available()).toBe(600);
});

it('R13 rewards both when the invited one finishes a first run', async () => {
  const ada = await createBuyer(server);
  const friend = await invite(ada);
  expect(await rewardDue(server.deps.referrals)).toBe(0);
  const { runId } = await startRun(server, friend.token);
  await endOfRun(server, friend.token, runId);
  expect(await rewardDue(server.deps.referrals)).toBe(1);
  expect(await rewardDue(server.deps.referrals)).toBe(0);
  expect((await kinds(ada.token)).length).toBe(1);
  expect((await kinds(friend.token)).length).toBe(1);
});

it('R13 counts the reward in the credits the invited one reads after the run, and in the next ones of the other', async () => {
  const ada = await createBuyer(server);
  const friend = await invite(ada);
  const left = async (token: string) => {
    const { data } = await server.api('GET /billing/invoice-status', { token });
    return data.current_subscription.total_credits - data.current_subscription.used_credits;
  };
  expect([await left(ada.token), await left(friend.token)]).toEqual([500, 500]);
  const { runId } = await startRun(server, friend.token);
  await endOfRun(server, friend.token, runId);
  // What the run cost is taken off; no schedule has run.
  expect(await left(friend.token)).toBeGreaterThan(500);
  expect(await left(ada.token)).toBe(600);
});

it('R13 never rewards somebody for inviting themselves', async () => {
  const ada = await createBuyer(server);
  await server.deps.pool.query('update users set referred_by = id where id = $1', [ada.user.id]);
  await pay(ada.token);
  await server.deps.background.settled();
  expect(await rewardDue(server.deps.referrals)).toBe(0);
  expect(await kinds(ada.token)).toEqual([]);
});

it('R13 rewards an inviter for so many people at most; the invited one gets theirs all the same', async () => {
  const ada = await createBuyer(server);
  await server.deps.pool.query(
    `insert into users (id, email, name, password_hash, referral_code, referred_by)
     select $1 || n, $1 || n || '@example.com', 'Many', 'x', $1 || n, $1 from generate_series(1, ${maxRewards}) n`,
    [ada.user.id],
  );
  await server.deps.pool.query(
    `insert into referral_rewards (invited_id, inviter_id, invited_credits, inviter_credits, rewarded_at)
     select $1 || n, $1, 100, 100, now() from generate_series(1, ${maxRewards}) n`,
    [ada.user.id],
  );
  const friend = await invite(ada);
  await pay(friend.token);
  await server.deps.background.settled();
  await rewardDue(server.deps.referrals);
  expect((await kinds(friend.token)).length).toBe(1);
  expect(await kinds(ada.token)).toEqual([]);
  const { invites } = await pageOf(ada.token);
  expect(invites.find(({ state }) => state === 'limit_reached')).toMatchObject({ credits: 0 });
});
