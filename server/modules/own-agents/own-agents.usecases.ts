import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { OwnAgent, OwnAgentDocument, OwnAgentVersion } from '@loupe/shared/contract/own-agents';
import { ownAgentLimits } from '@loupe/shared/lib/own-agent-limits';
import { countingPart, faultOf, keptPresets, unfinishedOf } from '../../agents/own-agent/check-document.ts';
import { mayUse } from '../../agents/own-agent/may-use.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { newId } from '../../db/new-id.ts';
import { appError } from '../../errors/app-error.ts';
import { shown } from '../../language/texts.ts';
import type { AgentCatalogue } from '../../agents/agent-catalogue.ts';
import { writeAudit } from '../audit/audit.usecases.ts';
import { hasFinishedRun } from './finished-run.read-model.ts';
import * as repository from './own-agents.repository.ts';
import { baseOf } from './resolve-agent.ts';

export interface OwnAgentsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly agents: AgentCatalogue;
  /** Where links lead to. */
  readonly siteUrl: () => string;
}

/** Whose agent it is, and from where they ask. */
interface Maker {
  readonly userId: string;
  readonly ip: string;
}

/** The document as it is kept. Throws `own_agent.invalid` with the sentence for what cannot be kept. */
function checked({ agents }: OwnAgentsDeps, document: OwnAgentDocument): OwnAgentDocument {
  const base = baseOf(agents, document);
  const fault = faultOf(document, base);
  if (fault !== null) throw appError('own_agent.invalid', { sentence: fault });
  return { ...document, presets: keptPresets(document, base) };
}

async function present(deps: OwnAgentsDeps, row: repository.OwnAgentRow): Promise<OwnAgent> {
  const { document } = row;
  const base = baseOf(deps.agents, document);
  const [link, hasRun] = await Promise.all([
    repository.findLink(deps.db, row.id),
    hasFinishedRun(deps.db, row.id, row.version),
  ]);
  const unfinished = unfinishedOf(document, base);
  return {
    slug: row.id,
    version: row.version,
    document,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    problem: unfinished && shown(unfinished),
    may_use: mayUse(document, base),
    can_be_shared: hasRun,
    link: link
      ? {
          url: `${deps.siteUrl()}/explore/builder?shared=${link.id}`,
          version: link.version,
          created_at: link.createdAt.toISOString(),
        }
      : null,
  };
}

async function ensureOwn(db: Database, userId: string, slug: string): Promise<repository.OwnAgentRow> {
  const row = await repository.findOwnAgent(db, userId, slug);
  if (row === undefined) throw appError('agent.unknown');
  return row;
}

/** Keeps a new agent. Throws `own_agent.invalid`, `own_agent.too_many`. */
export async function createOwnAgent(
  deps: OwnAgentsDeps,
  userId: string,
  given: OwnAgentDocument,
): Promise<OwnAgent> {
  const document = checked(deps, given);
  const now = deps.clock.now();
  const id = newId('own');
  await deps.db.transaction(async (tx) => {
    if ((await repository.countOwnAgents(tx, userId)) >= ownAgentLimits.agents)
      throw appError('own_agent.too_many');
    await repository.insertOwnAgent(tx, { id, userId, version: 1, createdAt: now, updatedAt: now });
    await repository.insertVersion(tx, { agentId: id, version: 1, document, createdAt: now });
  });
  return await present(deps, await ensureOwn(deps.db, userId, id));
}

export async function getOwnAgent(
  deps: OwnAgentsDeps,
  userId: string,
  slug: string,
): Promise<{ agent: OwnAgent; versions: OwnAgentVersion[] }> {
  const row = await ensureOwn(deps.db, userId, slug);
  const versions = await repository.listVersions(deps.db, slug);
  return {
    agent: await present(deps, row),
    versions: versions.map(({ version, document, createdAt }) => ({
      version,
      title: document.title,
      created_at: createdAt.toISOString(),
    })),
  };
}

/** An earlier version, as the builder shows it. Throws `agent.unknown`. */
export async function getVersion(
  { db }: OwnAgentsDeps,
  userId: string,
  { slug, version }: { readonly slug: string; readonly version: number },
): Promise<OwnAgentDocument> {
  await ensureOwn(db, userId, slug);
  const document = await repository.findVersion(db, slug, version);
  if (document === undefined) throw appError('agent.unknown');
  return document;
}

/**
 * Keeps a new version; the same document again keeps none. Throws `agent.unknown`, `own_agent.invalid`,
 * `own_agent.changed` when another version came meanwhile, `own_agent.too_many` when there is no room for one more.
 */
export async function saveOwnAgent(
  deps: OwnAgentsDeps,
  userId: string,
  given: { readonly slug: string; readonly version: number; readonly document: OwnAgentDocument },
): Promise<OwnAgent> {
  const { slug } = given;
  const document = checked(deps, given.document);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const locked = await repository.lockOwnAgent(tx, userId, slug);
    if (locked === undefined) throw appError('agent.unknown');
    const kept = await repository.findVersion(tx, slug, locked.version);
    // Saved twice, or the answer was lost: there is nothing new to keep.
    if (isDeepStrictEqual(kept, document)) return;
    if (locked.version !== given.version) throw appError('own_agent.changed');
    if (locked.version >= ownAgentLimits.versions) throw appError('own_agent.too_many');
    const version = locked.version + 1;
    await repository.insertVersion(tx, { agentId: slug, version, document, createdAt: now });
    await repository.setVersion(tx, slug, version, now);
  });
  return await present(deps, await ensureOwn(deps.db, userId, slug));
}

/** Takes an agent away: its link ends, its runs stay. Throws `agent.unknown`. */
export async function deleteOwnAgent(deps: OwnAgentsDeps, userId: string, slug: string): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if ((await repository.lockOwnAgent(tx, userId, slug)) === undefined) throw appError('agent.unknown');
    await repository.revokeLinks(tx, slug, now);
    await repository.markDeleted(tx, slug, now);
  });
}

/** Makes the link of the newest version, in the place of an older one. Throws `agent.unknown`, `own_agent.not_run`. */
export async function shareOwnAgent(
  deps: OwnAgentsDeps,
  { userId, ip }: Maker,
  slug: string,
): Promise<OwnAgent> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const locked = await repository.lockOwnAgent(tx, userId, slug);
    if (locked === undefined) throw appError('agent.unknown');
    if (!(await hasFinishedRun(tx, slug, locked.version))) throw appError('own_agent.not_run');
    await repository.revokeLinks(tx, slug, now);
    const id = randomBytes(20).toString('base64url');
    await repository.insertLink(tx, { id, agentId: slug, version: locked.version, createdAt: now });
    await writeAudit(tx, {
      actorId: userId,
      subjectId: userId,
      action: 'agent.shared',
      detail: slug,
      ip,
      at: now,
    });
  });
  return await present(deps, await ensureOwn(deps.db, userId, slug));
}

/** Ends the link. Throws `agent.unknown`. */
export async function unshareOwnAgent(
  deps: OwnAgentsDeps,
  { userId, ip }: Maker,
  slug: string,
): Promise<OwnAgent> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if ((await repository.lockOwnAgent(tx, userId, slug)) === undefined) throw appError('agent.unknown');
    await repository.revokeLinks(tx, slug, now);
    await writeAudit(tx, {
      actorId: userId,
      subjectId: userId,
      action: 'agent.unshared',
      detail: slug,
      ip,
      at: now,
    });
  });
  return await present(deps, await ensureOwn(deps.db, userId, slug));
}

/** What a link gives away: neither the maker's sample, nor their files, nor who they are. Throws `own_agent.link_gone`. */
export async function getSharedAgent(
  deps: OwnAgentsDeps,
  linkId: string,
): Promise<{ document: OwnAgentDocument; may_use: string[] }> {
  const document = await repository.findLinked(deps.db, linkId);
  if (document === undefined) throw appError('own_agent.link_gone');
  return {
    document: { ...countingPart(document), sample: {} },
    may_use: mayUse(document, baseOf(deps.agents, document)),
  };
}

/** Makes a copy of what a link gives away. Throws `own_agent.link_gone` and what `createOwnAgent` throws. */
export async function copySharedAgent(
  deps: OwnAgentsDeps,
  userId: string,
  linkId: string,
): Promise<OwnAgent> {
  const { document } = await getSharedAgent(deps, linkId);
  return await createOwnAgent(deps, userId, document);
}
