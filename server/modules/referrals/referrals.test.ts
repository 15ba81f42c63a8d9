import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
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

/** Somebody who came through the link of another; confirms the e-mail unless asked not to. */
async function invite(
  inviter: Buyer,
  { email, isConfirmed = true }: { email?: string; isConfirmed?: boolean } = {},
): Promise<{ token: string; userId: string }> {
  const { code } = await pageOf(inviter.token);
  invited += 1;
  const details = { email: email ?? `friend${invited}@example.com`, referral_code: code };
  const { token, user } = await (isConfirmed ? server.signUpConfirmed(details) : server.signUp(details));
  return { token, userId: user.id };
}

async function finishRun(token: string): Promise<void> {
  const { runId } = await startRun(server, token);
  await endOfRun(server, token, runId);
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

it('R13 three sign-ups with made-up addresses are worth nothing, until an address is confirmed', async () => {
  const ada = await createBuyer(server);
  const friends = [];
  for (let n = 0; n < 3; n += 1) friends.push(await invite(ada, { isConfirmed: false }));
  for (const { token } of friends) await finishRun(token);
  expect(await rewardDue(server.deps.referrals)).toBe(0);
  expect(await kinds(ada.token)).toEqual([]);
  const [friend] = friends;
  await server.deps.pool.query('update users set email_confirmed_at = now() where id = $1', [friend?.userId]);
  expect(await rewardDue(server.deps.referrals)).toBe(1);
  expect((await kinds(ada.token)).length).toBe(1);
});

it('R13 a payment counts without a confirmed address', async () => {
  const ada = await createBuyer(server);
  const friend = await invite(ada, { isConfirmed: false });
  await pay(friend.token);
  await server.deps.background.settled();
  await rewardDue(server.deps.referrals);
  expect((await kinds(friend.token)).length).toBe(1);
});

it('R13 waits until the inviting one has confirmed the e-mail or paid', async () => {
  const ada = await createBuyer(server);
  await server.deps.pool.query('update users set email_confirmed_at = null where id = $1', [ada.user.id]);
  const friend = await invite(ada);
  await finishRun(friend.token);
  expect(await rewardDue(server.deps.referrals)).toBe(0);
  await pay(ada.token);
  await server.deps.background.settled();
  expect(await rewardDue(server.deps.referrals)).toBe(1);
  expect((await kinds(friend.token)).length).toBe(1);
});

it('R13 rewards a mailbox once: what follows a plus, or other dots at Gmail, is no other person', async () => {
  const ada = await createBuyer(server);
  const emails = ['kim.lee@gmail.com', 'kimlee+2@gmail.com', 'k.imlee+3@googlemail.com'];
  const friends = [];
  for (const email of emails) friends.push(await invite(ada, { email }));
  for (const { token } of friends) await finishRun(token);
  expect(await rewardDue(server.deps.referrals)).toBe(1);
  expect(await rewardDue(server.deps.referrals)).toBe(0);
  expect((await kinds(ada.token)).length).toBe(1);
  const states = (await pageOf(ada.token)).invites.map(({ state }) => state);
  expect(states.toSorted()).toEqual(['not_rewarded', 'not_rewarded', 'rewarded']);
  const own = [];
  for (const { token } of friends) own.push((await pageOf(token)).own_reward);
  expect(own).toContainEqual({ state: 'not_rewarded', credits: 0 });
});

it('R13 never rewards an account of the same mailbox as the inviting one, also when it pays', async () => {
  const ada = await createBuyer(server);
  const friend = await invite(ada, { email: ada.user.email.replace('@', '+me@') });
  await pay(friend.token);
  await server.deps.background.settled();
  expect(await rewardDue(server.deps.referrals)).toBe(0);
  expect([await kinds(ada.token), await kinds(friend.token)]).toEqual([[], []]);
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
