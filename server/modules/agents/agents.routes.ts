import type { FastifyInstance } from 'fastify';
import * as contract from '@loupe/shared/contract/agents';
import type { Language } from '@loupe/shared/lib/language';
import type { AgentDefinition } from '../../agents/agent-definition.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Engine } from '../../engines/engine.ts';
import { currentLanguage } from '../../language/language.ts';
import { appError } from '../../errors/app-error.ts';
import { bind } from '../../http/bind.ts';
import type { AgentResolver } from '../../agents/agent-resolver.ts';
import { typicalRuns } from './agent-history.read-model.ts';
import type { AgentCatalogue } from '../../agents/agent-catalogue.ts';
import { paceOf, presentAgentCard, presentAgentDetail } from './agents.presenter.ts';
import { pieceTexts } from './messages/piece-texts.ts';
import { samplePieceOf, type SamplePiece } from './sample-piece.models.ts';
import type { SampleReports } from './sample-reports.ts';

/** Its report says who is meant, in words, with figures and sources, before anything else. */
const pieceOf = 'company-research';

export interface AgentsRoutesDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly agents: AgentCatalogue;
  readonly runs: { readonly engine: Engine; readonly resolver: AgentResolver };
  readonly sampleReports: SampleReports;
  readonly config: { readonly searchUrl: string | null };
}

export function registerAgentsRoutes(app: FastifyInstance, deps: AgentsRoutesDeps): void {
  const pace = paceOf(deps);
  // A sample that cannot be made leaves its place empty; the rest of the page does not depend on it.
  const sampleOf = async (agent: AgentDefinition) =>
    await deps.sampleReports.of(agent).catch((error: unknown) => {
      app.log.error({ err: error, agent: agent.slug }, 'a sample report could not be made');
      return null;
    });

  const pieces = new Map<Language, SamplePiece | null>();

  bind(app, contract.listAgents, async () => {
    const agents = deps.agents.all().filter((agent) => agent.isListed);
    return {
      data: {
        agents: agents.map((agent) => presentAgentCard(agent, pace)),
        categories: [...new Set(agents.map((agent) => agent.category))],
      },
    };
  });
  bind(app, contract.samplePiece, async () => {
    const agent = deps.agents.find(pieceOf);
    const made = agent === undefined ? null : await sampleOf(agent);
    if (agent === undefined || made === null) return { data: { piece: null } };
    const language = currentLanguage();
    // Anybody may ask for it, as often as they like: a report is read once.
    const piece = pieces.get(language) ?? samplePieceOf(made.report, language);
    pieces.set(language, piece);
    return {
      data: {
        piece: piece && {
          label: pieceTexts().label(agent.title),
          explanation: pieceTexts().explanation,
          ...piece,
        },
      },
    };
  });
  bind(app, contract.getAgent, async ({ caller, params }) => {
    const resolved = await deps.runs.resolver.forPerson(caller.userId, params.slug);
    if (resolved === null) throw appError('agent.unknown');
    const { definition: agent, own } = resolved;
    const base = own === null ? agent : (deps.agents.find(own.base ?? '') ?? null);
    const made = base === null ? null : await sampleOf(base);
    // What a person's own agent is tried with may be their own files: the builder does that.
    const sample =
      own === null && agent.sample !== null
        ? { inputs: { ...agent.sample.inputs }, report_markdown: made?.report ?? '' }
        : null;
    const subject = { agent, sample: made, own: own && { baseTitle: base?.title ?? null } };
    const detail = presentAgentDetail(subject, deps.runs.engine, pace, sample);
    const known = own === null ? agent : { slug: params.slug, sample: null };
    const typical = await typicalRuns(deps.db, known, deps.runs.engine.kind, deps.clock.now());
    return { data: { agent: { ...detail, slug: known.slug, typical } } };
  });
}
