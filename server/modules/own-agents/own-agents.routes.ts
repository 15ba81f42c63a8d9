import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/own-agents';
import type { Deps } from '../../deps.ts';
import { agentLibrary } from '../../library/agent-library.ts';
import { bind } from '../../http/bind.ts';
import { paceOf, presentAgentCard } from '../agents/agents.presenter.ts';
import { ownAgentDefinition } from '../../agents/own-agent/own-agent-definition.ts';
import { listOwnAgents } from './own-agents.repository.ts';
import {
  copySharedAgent,
  createOwnAgent,
  deleteOwnAgent,
  getOwnAgent,
  getSharedAgent,
  getVersion,
  saveOwnAgent,
  shareOwnAgent,
  unshareOwnAgent,
  type OwnAgentsDeps,
} from './own-agents.usecases.ts';
import { baseOf } from './resolve-agent.ts';

/** Tables of reference data by their file, e.g. "freight-factors.csv" as "freight factors". */
const packs = () =>
  agentLibrary
    .ids()
    .flatMap((id) => /^reference\/(.+\.csv)$/.exec(id)?.[1] ?? [])
    .map((name) => ({ name, title: name.replace(/\.csv$/, '').replaceAll('-', ' ') }));

/** Agents that people make themselves. */
export function registerOwnAgentRoutes(app: FastifyInstance, deps: Deps): void {
  const own: OwnAgentsDeps = {
    db: deps.db,
    clock: deps.clock,
    agents: deps.agents,
    siteUrl: () => deps.config.publicUrl ?? deps.site.url,
  };
  const pace = paceOf(deps);

  bind(app, contract.createOwnAgent, async ({ caller, body }) => ({
    data: { agent: await createOwnAgent(own, caller.userId, body.document) },
  }));
  bind(app, contract.listOwnAgents, async ({ caller }) => {
    const rows = await listOwnAgents(deps.db, caller.userId);
    const agents = rows.map(({ id, document }) => ({
      ...presentAgentCard(ownAgentDefinition(id, document, baseOf(deps.agents, document)), pace),
      slug: id,
    }));
    return { data: { agents, packs: packs() } };
  });
  bind(app, contract.getOwnAgent, async ({ caller, params }) => ({
    data: await getOwnAgent(own, caller.userId, params.agent_id),
  }));
  bind(app, contract.saveOwnAgent, async ({ caller, params, body }) => ({
    data: { agent: await saveOwnAgent(own, caller.userId, { slug: params.agent_id, ...body }) },
  }));
  bind(app, contract.getOwnAgentVersion, async ({ caller, params }) => ({
    data: {
      document: await getVersion(own, caller.userId, { slug: params.agent_id, version: params.version }),
    },
  }));
  bind(app, contract.deleteOwnAgent, async ({ caller, params }) => {
    await deleteOwnAgent(own, caller.userId, params.agent_id);
    return { data: {} };
  });
  registerLinks(app, own);
}

function registerLinks(app: FastifyInstance, own: OwnAgentsDeps): void {
  bind(app, contract.shareOwnAgent, async ({ caller, params, request }) => ({
    data: { agent: await shareOwnAgent(own, { userId: caller.userId, ip: request.ip }, params.agent_id) },
  }));
  bind(app, contract.unshareOwnAgent, async ({ caller, params, request }) => ({
    data: { agent: await unshareOwnAgent(own, { userId: caller.userId, ip: request.ip }, params.agent_id) },
  }));
  bind(app, contract.getSharedAgent, async ({ params }) => ({
    data: await getSharedAgent(own, params.link_id),
  }));
  bind(app, contract.copySharedAgent, async ({ caller, params }) => ({
    data: { agent: await copySharedAgent(own, caller.userId, params.link_id) },
  }));
}
