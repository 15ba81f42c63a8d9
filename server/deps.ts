import { join } from 'node:path';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createBackground, type Background } from './background.ts';
import { systemClock, type Clock } from './clock.ts';
import { modelsOf, type Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Supervision } from './db/embedded/supervisor.ts';
import { createNotifications, type Notifications } from './db/notifications.ts';
import type { DatabaseAccess } from './db/pool.ts';
import { dropVanishedAfterGaps } from './db/standing-connections.ts';
import type { AgentDefinition } from './agents/agent-definition.ts';
import { agents as registeredAgents } from './agents/registry.ts';
import { createKeptCopies, type KeptCopies } from './document/kept-copies.ts';
import { createAnalystEngine } from './engines/analyst-engine.ts';
import type { Engine } from './engines/engine.ts';
import { createModelChain } from './engines/model-chain.ts';
import { createModelClient } from './engines/model-client.ts';
import { createModelEngine } from './engines/model-engine.ts';
import { createLog } from './log.ts';
import { openOwnDatabase, type Closer } from './own-database.ts';
import { createAgentCatalogue, type AgentCatalogue } from './agents/agent-catalogue.ts';
import { createErrorSender, type ErrorSender } from './modules/slice-errors/error-sender.ts';
import type { OutsideWorld } from './modules/slice-errors/post-report.ts';
import { createSampleReports, type SampleReports } from './modules/agents/sample-reports.ts';
import { createKeptQuestions, type KeptQuestions } from './modules/first-questions/kept-questions.ts';
import { loadCreditStatus } from './modules/billing/credits.usecases.ts';
import { createBilling, type Billing } from './modules/billing/billing.usecases.ts';
import { createCreditStatusCache, type CreditStatusCache } from './modules/billing/credit-status-cache.ts';
import { createTokenLookups, type TokenLookups } from './http/token-lookups.ts';
import { createFailureLimits, type FailureLimits } from './modules/identity/failure-limits.ts';
import { createPasswords, type Passwords } from './modules/identity/passwords.ts';
import { mayBeViewedOn } from './modules/impersonation/impersonation.usecases.ts';
import { createSessionLookup, type SessionLookup } from './modules/sessions/session-lookup.ts';
import { createAgentResolver } from './modules/own-agents/resolve-agent.ts';
import { createNotices, type Notices } from './modules/notifications/notices.ts';
import { noteScheduledRun } from './modules/schedules/note-scheduled-run.ts';
import { createPaymentProvider } from './modules/payments/create-payment-provider.ts';
import type { PaymentDeps } from './modules/payments/payment-deps.ts';
import { rewardDue, type ReferralDeps } from './modules/referrals/referrals.usecases.ts';
import { createReleaseService, type ReleaseService } from './modules/releases/release-service.ts';
import { openRegistrySigner, type RegistrySigner } from './modules/releases/registry-signer.ts';
import { createRunServices, type RunServices } from './modules/runs/run-services.ts';
import { createToolContexts } from './modules/runs/tool-context.ts';
import { createMail, type Mail } from './providers/mail/mail.ts';
import { mailFolderOf } from './providers/mail/mail-files.ts';
import type { PaymentProvider } from './providers/payments/payment-provider.ts';
import { createFileStore } from './providers/storage/create-file-store.ts';
import type { FileStore } from './providers/storage/file-store.ts';
import type { PushWorld } from './providers/push/push.ts';
import { samplesFile } from './samples/samples-file.ts';
import { tools as registeredTools } from './tools/registry.ts';
import type { Tool } from './tools/tool.ts';

/** Every long-lived thing of the server, built once. Modules take what they need of it. */
export interface Deps {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly logPool: pg.Pool;
  readonly notifications: Notifications;
  readonly background: Background;
  readonly passwords: Passwords;
  readonly sessions: SessionLookup;
  readonly failureLimits: FailureLimits;
  readonly tokenLookups: TokenLookups;
  readonly billing: Billing;
  readonly creditStatus: CreditStatusCache;
  readonly agentTitle: (slug: string, own?: string | null) => string;
  readonly stageTitle: (slug: string, stageId: string) => string;
  readonly agents: AgentCatalogue;
  readonly sampleReports: SampleReports;
  /** What empty chats have offered lately. */
  readonly keptQuestions: KeptQuestions;
  readonly runs: RunServices;
  /** Whether a language model answers here. */
  readonly hasModel: boolean;
  readonly notices: Notices;
  readonly payments: PaymentDeps;
  readonly referrals: ReferralDeps;
  readonly mail: Mail;
  readonly fileStore: FileStore;
  /** Kept copies of files as text with places. */
  readonly copies: KeptCopies;
  readonly registrySigner: RegistrySigner;
  readonly releases: ReleaseService;
  readonly sliceErrors: ErrorSender;
  /** Where this server is reached when PUBLIC_URL is not set; known once it listens. */
  readonly site: { url: string };
  /** Ends everything in the opposite order. */
  close(): Promise<void>;
}

/** What tests replace. */
export interface DepsOverrides {
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly database?: DatabaseAccess;
  readonly mail?: Mail;
  readonly passwords?: Passwords;
  readonly agents?: readonly AgentDefinition[];
  readonly tools?: readonly Tool[];
  readonly model?: Engine;
  readonly push?: PushWorld;
  readonly sliceErrors?: OutsideWorld;
  readonly paymentProvider?: PaymentProvider;
  /** Where the samples of the build are; null for none. */
  readonly samples?: string | null;
  readonly runs?: { readonly heartbeatMs?: number; readonly timeLimitMs?: number };
}

interface Lifetime extends Pick<Supervision, 'onGivenUp'> {
  readonly closers: Closer[];
  readonly close: () => Promise<void>;
}

/**
 * Builds the list; on a failure half way what was opened is closed again. `onGivenUp` is called later, when something that
 * nothing works without has ended for good.
 */
export async function createDeps(
  config: Config,
  overrides: DepsOverrides = {},
  onGivenUp: Supervision['onGivenUp'] = () => undefined,
): Promise<Deps> {
  const closers: Closer[] = [];
  const close = async () => {
    for (let closer = closers.pop(); closer; closer = closers.pop()) await closer();
  };
  try {
    return await build(config, overrides, { closers, close, onGivenUp });
  } catch (error) {
    await close();
    throw error;
  }
}

async function build(
  config: Config,
  overrides: DepsOverrides,
  { closers, close, onGivenUp }: Lifetime,
): Promise<Deps> {
  const log = overrides.log ?? createLog(config.logLevel);
  const clock = overrides.clock ?? systemClock;
  const { dataDir } = config;
  const { db, pool, logDb, logPool, standing } =
    overrides.database ?? (await openOwnDatabase(config, { dataDir, log, onGivenUp }, closers));
  const notifications = await createNotifications(pool, log);
  closers.push(() => notifications.close());
  await dropVanishedAfterGaps(standing, notifications, log);
  const background = createBackground(log);
  closers.push(() => background.settled());
  const agents = createAgentCatalogue(
    overrides.agents ? { en: overrides.agents, de: overrides.agents } : registeredAgents,
  );
  const { title: agentTitle, stageTitle } = agents;
  const billing = createBilling({ db, onChange: (userId) => creditStatus.touch(userId) });
  const creditStatus = createCreditStatusCache({
    notifications,
    clock,
    load: async (userId) => {
      // Numbers are read right after a run or a payment, which may have earned a reward.
      await rewardDue(referrals, { invited: userId });
      return await loadCreditStatus({ db, billing, clock, agentTitle, stageTitle }, userId);
    },
  });
  closers.push(() => creditStatus.close());
  const fileStore = createFileStore(config, log);
  const copies = createKeptCopies(fileStore);
  const registrySigner = await openRegistrySigner(config);
  const releases = createReleaseService({
    db,
    clock,
    log,
    notifications,
    fileStore,
    signer: registrySigner,
    folder: join(dataDir, 'site/remotes'),
    origin: config.remotesOrigin,
  });
  closers.push(() => releases.close());
  const tools = overrides.tools ? new Map(overrides.tools.map((tool) => [tool.name, tool])) : registeredTools;
  const analyst = createAnalystEngine(tools);
  const createToolContext = createToolContexts({
    db,
    clock,
    fileStore,
    copies,
    background,
    searchUrl: config.searchUrl,
  });
  const notices = createNotices({ db, clock, log, notifications, agentTitle }, config, overrides.push);
  closers.push(() => notices.close());
  const model = modelEngineOf(config, overrides, tools);
  const runs = createRunServices({
    db,
    logDb,
    pool,
    clock,
    log,
    notifications,
    billing,
    agents,
    resolver: createAgentResolver(db, agents),
    createToolContext,
    noteRun: noteScheduledRun,
    slots: { analyst: config.analystRuns, model: config.modelRuns },
    ...overrides.runs,
    engines: { analyst, ...model },
  });
  closers.push(() => runs.stop());
  const site = { url: config.publicUrl ?? `http://${config.host}:${config.port}` };
  const siteUrl = () => config.publicUrl ?? site.url;
  const sliceErrors = createErrorSender(
    { db, clock, log, siteUrl, sign: (text) => registrySigner.sign(text).signature },
    overrides.sliceErrors,
  );
  closers.push(() => sliceErrors.close());
  const referrals = { db, clock, billing, siteUrl, secret: registrySigner.secret };
  const payments: PaymentDeps = {
    db,
    clock,
    billing,
    siteUrl,
    log,
    provider: overrides.paymentProvider ?? (await createPaymentProvider(config, db, clock)),
    onPaid: (userId) =>
      background.run('referral reward', async () => void (await rewardDue(referrals, { invited: userId }))),
  };
  return {
    config,
    log,
    clock,
    db,
    pool,
    logPool,
    notifications,
    background,
    close,
    billing,
    creditStatus,
    agentTitle,
    stageTitle,
    agents,
    runs,
    hasModel: model.model !== undefined,
    notices,
    fileStore,
    copies,
    keptQuestions: createKeptQuestions(),
    sampleReports: createSampleReports({
      analyst,
      clock,
      file: overrides.samples === undefined ? samplesFile : overrides.samples,
    }),
    passwords: overrides.passwords ?? createPasswords(),
    sessions: createSessionLookup({
      db,
      clock,
      notifications,
      mayViewContinue: async (impersonationId, now) => await mayBeViewedOn({ db }, impersonationId, now),
    }),
    failureLimits: createFailureLimits(clock, config.rateLimits),
    tokenLookups: createTokenLookups(clock, config.rateLimits),
    mail:
      overrides.mail ??
      createMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, folder: mailFolderOf(config) }),
    site,
    payments,
    referrals,
    registrySigner,
    releases,
    sliceErrors,
  };
}

function modelEngineOf(
  config: Config,
  overrides: DepsOverrides,
  tools: ReadonlyMap<string, Tool>,
): { model?: Engine } {
  if (overrides.model) return { model: overrides.model };
  const [first, ...others] = modelsOf(config).map(({ contextTokens, ...model }) =>
    createModelClient({ ...model, ...(contextTokens !== null && { contextTokens }) }),
  );
  return first ? { model: createModelEngine(createModelChain([first, ...others]), tools) } : {};
}
