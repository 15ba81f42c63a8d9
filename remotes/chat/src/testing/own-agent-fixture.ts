import type { OwnAgent, OwnAgentDocument } from '@loupe/shared/contract/own-agents';
import { emptyDocument } from '../lib/own-document.ts';

const AT = '2026-01-05T12:00:00.000Z';

/** An agent of one's own as the server gives it. */
export function ownAgent(version: number, document: Partial<OwnAgentDocument> = {}): OwnAgent {
  return {
    slug: 'own_1',
    version,
    document: { ...emptyDocument, title: 'Sales check', ...document },
    created_at: AT,
    updated_at: AT,
    problem: null,
    may_use: [],
    can_be_shared: false,
    link: null,
  };
}
