/**
 * Who may call an operation, declared here and not taken from the contract: a change there that opens something has to
 * be made here too.
 * - `everybody`: tokens are not looked at. `known`: the same, but a session is recognised.
 * - `person`: a session or an API key. `oneself`: money, passwords, sharing and the like; only the person's own session.
 * - `admin`: a session with that permission. `team`: such a session, or a deploy token of the slice.
 */
export type Audience = 'everybody' | 'known' | 'person' | 'oneself' | 'admin' | 'team';

interface Operation {
  readonly for: Audience;
  /** Status for whoever is let in and asks with an unknown id, and with an empty body where one is needed. By default 200, 404 where there is an id. */
  readonly status?: number;
  readonly body?: object;
  /** It answers with a stream that has no end. */
  readonly isStream?: true;
}

/** Every operation of the OpenAPI document. One that is not here fails the test. */
export const operations: Readonly<Record<string, Operation>> = {
  'POST /auth/signup': { for: 'everybody', status: 400 },
  'POST /auth/login': { for: 'everybody', status: 400 },
  'POST /auth/forgot-password': { for: 'everybody', status: 400 },
  'POST /auth/reset-password': { for: 'everybody', status: 400 },
  'POST /auth/impersonate': { for: 'everybody', status: 400 },
  'GET /billing/plans': { for: 'everybody' },
  'GET /sample-piece': { for: 'everybody' },
  'POST /billing/webhooks/:provider': { for: 'everybody' },
  'GET /public/shares/:share_id': { for: 'everybody' },
  'GET /public/shares/:share_id/events': { for: 'everybody' },
  'GET /public/shares/:share_id/runs/:run_id/sources/:n/copy': { for: 'everybody' },
  'POST /public/shares/:share_id/runs/:run_id/sources/:n/copy': { for: 'everybody', body: { password: 'x' } },
  'POST /public/shares/:share_id/open': { for: 'everybody', body: { password: 'x' } },
  'POST /composition-reports': { for: 'known', status: 400 },

  'POST /auth/logout': { for: 'person' },
  'GET /me': { for: 'person' },
  'GET /me/impersonations': { for: 'person' },

  'POST /account/name': { for: 'person', status: 400 },
  'POST /account/language': { for: 'person', status: 400 },
  'GET /billing/invoice-status': { for: 'person' },
  'GET /billing/ledger': { for: 'person' },
  'GET /billing/usage': { for: 'person' },
  'GET /billing/receipts/:run_id': { for: 'person' },
  'GET /billing/preview': { for: 'person', status: 400 },
  'GET /billing/checkouts/:checkout_id': { for: 'person' },
  'GET /billing/payment-methods': { for: 'person' },
  'GET /billing/invoices': { for: 'person' },
  'GET /billing/invoices/:invoice_id/pdf': { for: 'person' },
  'GET /billing/summary': { for: 'person' },
  'GET /billing/referral': { for: 'person' },
  'GET /notifications': { for: 'person' },
  'POST /notifications/read': { for: 'oneself' },
  'GET /notifications/settings': { for: 'person' },
  'POST /notifications/settings': { for: 'person', status: 400 },
  'POST /files': { for: 'person', status: 400 },
  'GET /files/:file_id': { for: 'person' },
  'GET /files/:file_id/info': { for: 'person' },
  'DELETE /files/:file_id': { for: 'person' },
  'POST /uploads': { for: 'person', status: 400 },
  'GET /uploads/:upload_id': { for: 'person' },
  'POST /uploads/:upload_id/chunks/:n': { for: 'person' },
  'POST /uploads/:upload_id/finish': { for: 'person' },
  'DELETE /uploads/:upload_id': { for: 'person' },
  'GET /agents': { for: 'person' },
  'GET /agents/:slug': { for: 'person' },
  'POST /agents': { for: 'person', body: { document: { title: 'Mine' } }, status: 201 },
  'GET /own-agents': { for: 'person' },
  'GET /own-agents/:agent_id': { for: 'person' },
  'POST /own-agents/:agent_id': { for: 'person' },
  'GET /own-agents/:agent_id/versions/:version': { for: 'person' },
  'DELETE /own-agents/:agent_id': { for: 'person' },
  'GET /shared-agents/:link_id': { for: 'person' },
  'POST /shared-agents/:link_id/copy': { for: 'person' },
  'POST /schedules': {
    for: 'person',
    body: { run_id: 'run_nobody', every: 'daily', cap_credits: 5 },
    status: 404,
  },
  'GET /schedules': { for: 'person' },
  'POST /schedules/:schedule_id': { for: 'person' },
  'DELETE /schedules/:schedule_id': { for: 'person' },
  'POST /chats': { for: 'person', status: 201 },
  'POST /chats/temporary': { for: 'person', status: 201 },
  'POST /chats/temporary/:chat_id/keep': { for: 'person' },
  'DELETE /chats/temporary/:chat_id': { for: 'person' },
  'GET /search': { for: 'person', status: 400 },
  'GET /chats': { for: 'person' },
  'GET /chats/changes': { for: 'person', isStream: true },
  'GET /chats/:chat_id': { for: 'person' },
  'POST /chats/:chat_id': { for: 'person', body: { title: 'Renamed' } },
  'DELETE /chats/:chat_id': { for: 'person' },
  'POST /chats/:chat_id/pin': { for: 'person' },
  'DELETE /chats/:chat_id/pin': { for: 'person' },
  'POST /chats/:chat_id/branch': { for: 'person', body: { message_id: 'msg_unknown' } },
  'POST /chats/order': { for: 'person', status: 400 },
  'GET /folders': { for: 'person' },
  'POST /folders': { for: 'person', status: 400 },
  'POST /folders/:folder_id': { for: 'person', body: { name: 'Renamed' } },
  'DELETE /folders/:folder_id': { for: 'person' },
  'GET /prompts': { for: 'person' },
  'POST /prompts': { for: 'person', status: 400 },
  'POST /prompts/:prompt_id': { for: 'person', body: { name: 'short', text: 'Shorter.' } },
  'DELETE /prompts/:prompt_id': { for: 'person' },
  'POST /chats/:chat_id/messages': { for: 'person', body: { text: 'Again' } },
  'GET /chats/:chat_id/shares': { for: 'person' },
  'GET /chats/:chat_id/share-preview': { for: 'person' },
  'POST /shares/:share_id/copies': { for: 'person', body: {} },
  'GET /analyses/:analysis_id': { for: 'person' },
  'GET /runs': { for: 'person' },
  'GET /runs/history': { for: 'person' },
  'GET /first-questions': { for: 'person' },
  'POST /first-questions/sample': { for: 'person' },
  'GET /runs/:run_id': { for: 'person' },
  'GET /runs/:run_id/log': { for: 'person' },
  'GET /chats/:chat_id/feedback': { for: 'person' },
  'GET /runs/:run_id/exports': { for: 'person' },
  'GET /runs/:run_id/compare': { for: 'person' },
  'GET /runs/:run_id/export': { for: 'person' },
  'GET /chats/:chat_id/export': { for: 'person' },
  'GET /runs/:run_id/events': { for: 'person' },
  'POST /runs/:run_id/stop': { for: 'person' },
  'POST /runs/:run_id/again': { for: 'person' },
  'GET /runs/:run_id/sources/:n/copy': { for: 'person' },
  'GET /runs/:run_id/figures/:figure_id/rows.csv': { for: 'person' },

  'GET /sessions': { for: 'oneself' },
  'DELETE /sessions/:session_id': { for: 'oneself' },
  'DELETE /sessions': { for: 'oneself' },
  'GET /account/email': { for: 'oneself' },
  'DELETE /account/email/pending': { for: 'oneself' },
  'POST /account/email/resend': { for: 'oneself' },
  'POST /account/email': { for: 'oneself', status: 400 },
  'POST /account/email/confirm': { for: 'oneself', status: 400 },
  'POST /account/password': { for: 'oneself', status: 400 },
  'POST /account/delete': { for: 'oneself', status: 400 },
  'GET /account/export': { for: 'oneself' },
  'GET /instructions': { for: 'oneself' },
  'POST /instructions': { for: 'oneself' },
  'POST /memories': { for: 'oneself', status: 400 },
  'POST /memories/:memory_id': { for: 'oneself', body: { text: 'Reports in euros' } },
  'DELETE /memories/:memory_id': { for: 'oneself' },
  'GET /api-keys': { for: 'oneself' },
  'POST /api-keys': { for: 'oneself', status: 400 },
  'DELETE /api-keys/:key_id': { for: 'oneself' },
  'POST /billing/checkout': { for: 'oneself', status: 400 },
  'POST /billing/checkouts/:checkout_id/confirm': { for: 'oneself', body: { decision: 'approve' } },
  'POST /billing/checkouts/:checkout_id/cancel': { for: 'oneself' },
  'POST /billing/payment-methods': { for: 'oneself', status: 400 },
  'POST /billing/payment-methods/:method_id/default': { for: 'oneself' },
  'DELETE /billing/payment-methods/:method_id': { for: 'oneself' },
  'POST /billing/details': { for: 'oneself', status: 400 },
  'POST /billing/subscription/cancel': { for: 'oneself', status: 409 },
  'POST /billing/subscription/resume': { for: 'oneself', status: 409 },
  'POST /notifications/subscriptions': { for: 'oneself', status: 400 },
  'DELETE /notifications/subscriptions': { for: 'oneself' },
  'POST /chats/:chat_id/shares': { for: 'oneself' },
  'POST /chats/:chat_id/read': { for: 'oneself', body: { run_id: 'run_unknown' } },
  'POST /runs/:run_id/rating': { for: 'oneself', body: { is_helpful: true } },
  'DELETE /runs/:run_id/rating': { for: 'oneself' },
  'POST /runs/:run_id/problem': {
    for: 'oneself',
    body: { kind: 'wrong_number', text: '', is_agreed: false },
  },
  'DELETE /runs/:run_id/problem/agreement': { for: 'oneself' },
  'POST /own-agents/:agent_id/link': { for: 'oneself' },
  'DELETE /own-agents/:agent_id/link': { for: 'oneself' },
  'DELETE /shares/:share_id': { for: 'oneself' },

  'GET /admin/users': { for: 'admin' },
  'GET /admin/users/:user_id': { for: 'admin' },
  'GET /admin/users/:user_id/ledger': { for: 'admin' },
  'GET /admin/problems': { for: 'admin' },
  'GET /admin/ratings': { for: 'admin' },
  'GET /admin/problems/:report_id': { for: 'admin' },
  'POST /admin/problems/:report_id': {
    for: 'admin',
    body: { is_done: true, note: '', reported_at: '2026-11-01T00:00:00.000Z' },
  },
  'POST /admin/problems/:report_id/content': { for: 'admin' },
  'POST /admin/grants': { for: 'admin', status: 400 },
  'GET /admin/audit': { for: 'admin' },
  'POST /admin/impersonations': { for: 'admin', status: 400 },
  'GET /admin/releases': { for: 'admin' },
  'POST /admin/releases/:name/config': { for: 'admin', status: 404 },
  'POST /admin/releases/:name/switch': { for: 'admin', status: 404 },
  'GET /admin/releases/:name/diff': { for: 'admin', status: 400 },
  'GET /admin/deploy-tokens': { for: 'admin' },
  'POST /admin/deploy-tokens': { for: 'admin', status: 400 },
  'DELETE /admin/deploy-tokens/:token_id': { for: 'admin' },
  'POST /releases': { for: 'team', status: 400 },
  'GET /releases/:name': { for: 'team', status: 200 },
  'POST /releases/:name/promote': { for: 'team', body: { version: '1.0.0' } },
  'POST /releases/:name/rollback': { for: 'team' },
};

/** Everybody who calls each of them. */
export const identities = [
  'nobody',
  'garbage',
  'ended session',
  'deleted account',
  'revoked key',
  'other user',
  'api key',
  // Before the admin, with whose session they end.
  'viewing admin',
  'writing admin',
  'admin',
  'deploy token',
  'deploy token of another slice',
] as const;
export type Identity = (typeof identities)[number];

type Answered = readonly [status: number, code?: string];

/** Those whose token is none of a living session, whatever is asked. */
const notLetIn: Partial<Record<Identity, Answered>> = {
  nobody: [401, 'session.missing'],
  garbage: [401, 'session.ended'],
  'ended session': [401, 'session.ended'],
  'deleted account': [401, 'session.ended'],
  'revoked key': [401, 'api_key.invalid'],
};

/** Open in a view that may not write: ends it, or answers for itself. */
const openInView = ['POST /auth/logout'];

/** What an operation answers to somebody; without a code where any will do. */
export function expectedAnswer(key: string, who: Identity): Answered {
  const { for: audience, status } = operations[key] ?? { for: 'oneself' };
  const letIn: Answered = [status ?? (key.includes(':') ? 404 : 200)];
  if (audience === 'everybody' || audience === 'known') return letIn;
  const refused = notLetIn[who];
  if (refused) return refused;
  if (who === 'deploy token' || who === 'deploy token of another slice')
    return forDeployToken(key, audience, who, letIn);
  const isView = who === 'viewing admin' || who === 'writing admin';
  if (isView && audience === 'oneself') return [403, 'impersonation.personal'];
  if (who === 'viewing admin' && !key.startsWith('GET') && !openInView.includes(key))
    return [403, 'impersonation.read_only'];
  if (who === 'api key' && audience === 'oneself') return [403, 'api_key.not_allowed'];
  if ((audience === 'admin' || audience === 'team') && who !== 'admin') return [404, 'permission.missing'];
  return letIn;
}

function forDeployToken(key: string, audience: Audience, who: Identity, letIn: Answered): Answered {
  if (audience !== 'team') return [401, 'session.ended'];
  if (who === 'deploy token') return letIn;
  return key.includes(':name') ? [403, 'release.name_foreign'] : letIn;
}
