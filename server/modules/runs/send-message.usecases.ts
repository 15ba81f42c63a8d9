import type { Message } from '@loupe/shared/contract/chats';
import type { StoredFile } from '@loupe/shared/contract/files';
import type { Run } from '@loupe/shared/contract/runs';
import { maxFilesPerChat } from '@loupe/shared/lib/message-limits';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import type { EngineKind } from '../../engines/engine.ts';
import { creditsForMoreFiles, mostFilesOfRun } from '@loupe/shared/lib/file-ids';
import { appError } from '../../errors/app-error.ts';
import type { ToolContext } from '../../tools/tool.ts';
import type { Billing } from '../billing/billing.usecases.ts';
import { subscribedPlan } from '../billing/plans.ts';
import { titleFrom } from '../chats/chats.models.ts';
import { presentMessage } from '../chats/chats.presenter.ts';
import type { Line } from '../chats/branches.models.ts';
import { messageFields } from '../chats/chats.statements.ts';
import * as chats from '../chats/chats.usecases.ts';
import { presentFile } from '../files/files.presenter.ts';
import { listOwnFiles } from '../files/files.usecases.ts';
import type { AgentResolver, ResolvedAgent } from '../../agents/agent-resolver.ts';
import { requestHashOf } from './request-hash.ts';
import { beginRun } from './begin-run.repository.ts';
import { inputsKeyOf } from './inputs-key.ts';
import { continueAfterQuestion } from './open-question.ts';
import type { ToolScope } from './run-execution.ts';
import { checkInputs, depthOf, fileInputs, formAsText, orderFileIds, plainAgent } from './runs.models.ts';
import { assertTakesArchives, filesHeldFor, openArchives } from './opened-archives.ts';
import { presentRun } from './runs.presenter.ts';
import { titleOf } from './run-title.ts';
import type { RunRow } from './runs.repository.ts';
import { findSendState, type SendState } from './send-state.read-model.ts';
import { askedInstead, placeMessage, type PlaceOfMessage } from './message-place.ts';
import { listAttachments } from './turns.read-model.ts';
import { currentRequestId } from '../../request-id.ts';
import { refusals } from '../../messages/refusals-texts.ts';
import { currentLanguage } from '../../language/language.ts';

export interface SendMessageDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly billing: Billing;
  readonly resolver: AgentResolver;
  readonly agentTitle: (slug: string, own?: string | null) => string;
  readonly createToolContext: (scope: ToolScope) => ToolContext;
  /** Who does the work of new runs. */
  readonly engineKind: EngineKind;
}

export interface NewMessage {
  readonly userId: string;
  readonly chatId: string;
  readonly idempotencyKey: string | undefined;
  readonly text: string;
  readonly agent?: string | undefined;
  readonly inputs?: Readonly<Record<string, string>> | undefined;
  readonly attachmentIds?: readonly string[] | undefined;
  /** A question of the chat that it stands in for: a branch begins with it. What it does not say is as it was there. */
  readonly replaces?: string | undefined;
  /** A message that it comes after; without one it comes after all that is shown. */
  readonly after?: string | undefined;
  /** The schedule that asks; its run holds `capCredits` whole credits at the most. */
  readonly schedule?: { readonly id: string; readonly capCredits: number } | undefined;
}

export interface Sent {
  readonly message: Message;
  readonly run: Run;
}

/** What is to be stored, after every check that can refuse without touching credits. */
interface CheckedMessage {
  readonly resolved: ResolvedAgent;
  /** As it was asked for. */
  readonly slug: string;
  readonly agent: AgentDefinition;
  readonly inputs: Record<string, string>;
  readonly prompt: string;
  /** Questions of the agent before, where this answers one. */
  readonly askedBefore: number;
  readonly text: string;
  readonly files: readonly StoredFile[];
  /** Held besides the estimate, for the files of zips. */
  readonly extraCredits: number;
  readonly requestHash: string;
  readonly place: PlaceOfMessage;
}

/** Stores a message, holds its credits and queues its run, all or nothing. The same key and body answer with the same run. */
export async function sendMessage(deps: SendMessageDeps, given: NewMessage): Promise<Sent> {
  const key = given.idempotencyKey?.trim();
  if (!key || key.length > 200) throw appError('request.idempotency_key_missing');
  const requestHash = requestHashOf(given);
  const who = { userId: given.userId, chatId: given.chatId, key };
  const before = await findSendState(deps.db, who);
  if (before.sameKey) return await sentEarlier(deps, before.sameKey, requestHash);
  // The run of this very message, sent twice at once, is found under the lock.
  if (!before.hasChat) throw appError('chat.not_found');
  const place = await placeMessage(deps.db, given, before.branchId);
  const asked = askedInstead(given, place.replaced);
  const checked = { ...(await check(deps, asked, before.active, place.line)), requestHash, place };
  return await deps.db.transaction(async (tx) => {
    // One message at a time per account: keys, active runs and credits are looked at under its lock.
    await deps.billing.lockAccount(tx, given.userId);
    const now = await findSendState(tx, who);
    if (now.sameKey) return await sentEarlier({ ...deps, db: tx }, now.sameKey, requestHash);
    if (!now.hasChat) throw appError('chat.not_found');
    if (now.active) throw appError('run.already_active');
    assertRoom(now);
    return await store(tx, deps, asked, checked, { key, hasBranches: now.branchId !== null });
  });
}

/** The plan says how many runs may work at the same time. Throws `run.too_many_active`. */
function assertRoom({ plan, activeCount }: SendState): void {
  const { title, parallelRuns } = subscribedPlan(plan);
  if (activeCount < parallelRuns) return;
  throw appError('run.too_many_active', {
    sentence: refusals.said((t) => t.noRoom(title, parallelRuns)),
    details: { parallel_runs: parallelRuns },
  });
}

async function sentEarlier(deps: SendMessageDeps, run: RunRow, requestHash: string): Promise<Sent> {
  if (run.requestHash !== requestHash) throw appError('request.idempotency_key_reused');
  const message = await chats.findMessage(deps.db, run.messageId);
  if (!message) throw appError('chat.not_found');
  const files = await chats.listFilesOfMessages(deps.db, [message.id]);
  return {
    message: presentMessage(message, files.get(message.id) ?? []),
    run: presentRun(run, deps.agentTitle),
  };
}

async function check(
  deps: SendMessageDeps,
  given: NewMessage,
  active: RunRow | undefined,
  line: Line,
): Promise<Omit<CheckedMessage, 'requestHash' | 'place'>> {
  const goneOn = await continueAfterQuestion(deps.db, { ...given, line });
  const slug = goneOn?.agent ?? given.agent ?? plainAgent;
  const resolved = await deps.resolver.forPerson(given.userId, slug);
  if (resolved === null) throw appError('agent.unknown');
  const { definition: agent } = resolved;
  const said = given.text.trim();
  const prompt = goneOn?.prompt ?? said;
  if (!prompt && !given.agent) throw appError('message.empty');
  const inputs = checkInputs(agent, goneOn?.inputs ?? given.inputs ?? {});
  if (!prompt && Object.keys(inputs).every((name) => name === 'depth')) throw appError('message.empty');
  const files = await ensureOwnFiles(deps, given, agent, inputs);
  if (active) throw appError('run.already_active');
  const tools = deps.createToolContext({
    userId: given.userId,
    chatId: given.chatId,
    signal: AbortSignal.timeout(30_000),
    now: deps.clock.now(),
    isCheck: true,
  });
  const earlier = await listAttachments(deps.db, given.chatId, line);
  const chosen = orderFileIds([...earlier, files.map((file) => file.id)]);
  const opened = await openArchives(deps.db, chosen);
  const fileIds = opened.ids(chosen);
  if (fileIds.length > mostFilesOfRun)
    throw appError('file.too_many', {
      sentence: refusals.said((t) => t.filesOfRun(fileIds.length, mostFilesOfRun)),
    });
  await agent.check?.(opened.inputs(agent, inputs), tools, { prompt, fileIds });
  const text = said || formAsText(agent, inputs, new Map(files.map((file) => [file.id, file.name])));
  const fromForm = fileInputs(agent, inputs).map(({ fileId }) => fileId);
  const brought = fromForm.length > 0 ? opened.ids(fromForm).length : fileIds.length;
  const most = filesHeldFor(agent, depthOf(inputs), resolved.own !== null) ?? 0;
  const extraCredits = creditsForMoreFiles(brought, most);
  return {
    resolved,
    slug,
    agent,
    inputs,
    prompt,
    text,
    askedBefore: goneOn?.askedBefore ?? 0,
    // The form's own files are at the question already.
    files: goneOn ? files.filter((file) => given.attachmentIds?.includes(file.id)) : files,
    extraCredits,
  };
}

async function ensureOwnFiles(
  deps: SendMessageDeps,
  given: NewMessage,
  agent: AgentDefinition,
  inputs: Record<string, string>,
): Promise<StoredFile[]> {
  const fromForm = fileInputs(agent, inputs);
  const ids = [...new Set([...fromForm.map((one) => one.fileId), ...(given.attachmentIds ?? [])])];
  const files = (await listOwnFiles(deps.db, given.userId, ids)).map(presentFile);
  const missing = ids.find((id) => !files.some((file) => file.id === id));
  if (missing !== undefined) {
    const field = fromForm.find((one) => one.fileId === missing)?.field ?? 'attachment_ids';
    throw appError('file.not_found', { field });
  }
  assertTakesArchives(
    agent,
    fromForm,
    files.filter(({ kind }) => kind === 'archive'),
  );
  if (ids.length === 0) return [];
  if (files.length + (await chats.countOtherFiles(deps.db, given.chatId, ids)) > maxFilesPerChat)
    throw appError('file.too_many');
  return ids.flatMap((id) => files.filter((file) => file.id === id));
}

async function store(
  tx: Database,
  deps: SendMessageDeps,
  given: NewMessage,
  checked: CheckedMessage,
  { key, hasBranches }: { readonly key: string; readonly hasBranches: boolean },
): Promise<Sent> {
  const { agent, inputs, prompt, text, files, requestHash, askedBefore, place } = checked;
  // A person's own agent goes by its own name, whatever it is built on.
  const { own } = checked.resolved;
  const slug = own === null ? agent.slug : checked.slug;
  const now = deps.clock.now();
  const runId = newId('run');
  const most = agent.estimates[depthOf(inputs)].credits_max + checked.extraCredits;
  const maxCredits = Math.min(most, given.schedule?.capCredits ?? most);
  await deps.billing.reserve(tx, {
    userId: given.userId,
    runId,
    chatId: given.chatId,
    title: agent.title,
    millicredits: maxCredits * 1000,
    idempotencyKey: `hold:${runId}`,
    now,
  });
  const message = {
    id: newId('msg'),
    chatId: given.chatId,
    role: 'user' as const,
    text,
    agent: slug,
    runId,
    createdAt: now,
    branchId: place.branchId,
  };
  const run = await beginRun(tx, {
    message,
    fork: place.fork,
    fileIds: files.map((file) => file.id),
    run: {
      id: runId,
      chatId: given.chatId,
      userId: given.userId,
      messageId: message.id,
      agent: slug,
      ownVersion: own?.version ?? null,
      ownTitle: own?.title ?? null,
      ownBase: own?.base ?? null,
      language: currentLanguage(),
      engine: deps.engineKind,
      prompt,
      inputs,
      maxMillicredits: maxCredits * 1000,
      idempotencyKey: key,
      requestHash,
      requestId: currentRequestId(),
      askedBefore,
      scheduleId: given.schedule?.id ?? null,
      inputsKey: inputsKeyOf({ slug, agent, chatId: given.chatId, prompt, inputs }),
      createdAt: now,
    },
    queued: { agent: slug, agent_title: agent.title, max_credits: maxCredits },
    chat: {
      title: titleOf(agent, askedBefore > 0 ? text : prompt, inputs, files),
      agent: slug,
      former: place.replaced?.run.prompt && titleFrom(place.replaced.run.prompt),
    },
    shownBranch: place.fork || hasBranches ? place.branchId : undefined,
  });
  return {
    message: presentMessage(messageFields(message), files),
    run: presentRun(run, deps.agentTitle),
  };
}
