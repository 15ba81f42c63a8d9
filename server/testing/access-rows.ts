/** What an endpoint with an id in its path belongs to, and what it is asked with. */
export interface AccessRow {
  /** `own`: only for the owner of the id. `public`: for anybody who knows the id. `admin`: by permission. `signed`: by signature. */
  readonly whose: 'own' | 'public' | 'admin' | 'signed';
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the owner is answered; 200 by default. */
  readonly ownStatus?: number;
  /** Asked by the owner after all others, because it takes away what they need. */
  readonly isLast?: true;
}

const key = (name: string) => ({ 'idempotency-key': `access-${name}` });

/** Every endpoint with an id in its path. A new one without a row here fails the test of the matrix. */
export const accessRows: Readonly<Record<string, AccessRow>> = {
  'GET /agents/:slug': { whose: 'public' },
  'GET /own-agents/:agent_id': { whose: 'own' },
  'POST /own-agents/:agent_id': {
    whose: 'own',
    body: { document: { title: 'Mine', base: 'chat' }, version: 1 },
  },
  'GET /own-agents/:agent_id/versions/:version': { whose: 'own' },
  'POST /own-agents/:agent_id/link': { whose: 'own', ownStatus: 201 },
  'DELETE /own-agents/:agent_id/link': { whose: 'own' },
  'DELETE /own-agents/:agent_id': { whose: 'own', isLast: true },
  'POST /schedules/:schedule_id': { whose: 'own', body: { is_paused: true } },
  'DELETE /schedules/:schedule_id': { whose: 'own', isLast: true },
  'GET /shared-agents/:link_id': { whose: 'public' },
  'POST /shared-agents/:link_id/copy': { whose: 'public', ownStatus: 201 },
  'GET /admin/users/:user_id': { whose: 'admin' },
  'GET /admin/users/:user_id/ledger': { whose: 'admin' },
  'GET /admin/problems/:report_id': { whose: 'admin' },
  'POST /admin/problems/:report_id': {
    whose: 'admin',
    body: { is_done: true, note: '', reported_at: '2026-11-01T00:00:00.000Z' },
  },
  'POST /admin/problems/:report_id/content': { whose: 'admin' },
  'DELETE /api-keys/:key_id': { whose: 'own', isLast: true },
  'GET /analyses/:analysis_id': { whose: 'own', ownStatus: 404 },
  'GET /billing/checkouts/:checkout_id': { whose: 'own' },
  'POST /billing/checkouts/:checkout_id/confirm': { whose: 'own', body: { decision: 'approve' } },
  'POST /billing/checkouts/:checkout_id/cancel': { whose: 'own' },
  'POST /billing/payment-methods/:method_id/default': { whose: 'own' },
  'DELETE /billing/payment-methods/:method_id': { whose: 'own', isLast: true },
  'GET /billing/invoices/:invoice_id/pdf': { whose: 'own' },
  'POST /billing/webhooks/:provider': { whose: 'signed' },
  'GET /billing/receipts/:run_id': { whose: 'own' },
  'GET /chats/:chat_id': { whose: 'own' },
  'POST /chats/:chat_id': { whose: 'own', body: { title: 'Renamed' } },
  'POST /chats/:chat_id/pin': { whose: 'own' },
  'DELETE /chats/:chat_id/pin': { whose: 'own' },
  'POST /chats/:chat_id/branch': { whose: 'own', body: { message_id: 'msg_unknown' }, ownStatus: 404 },
  'POST /chats/:chat_id/read': { whose: 'own', body: { run_id: 'run_unknown' }, ownStatus: 404 },
  'POST /folders/:folder_id': { whose: 'own', body: { name: 'Renamed' } },
  'DELETE /folders/:folder_id': { whose: 'own', isLast: true },
  'POST /chats/:chat_id/messages': {
    whose: 'own',
    body: { text: 'Again' },
    headers: key('message'),
    ownStatus: 201,
  },
  'GET /chats/:chat_id/share-preview': { whose: 'own' },
  'POST /chats/:chat_id/shares': { whose: 'own', ownStatus: 201 },
  'GET /chats/:chat_id/shares': { whose: 'own' },
  'POST /shares/:share_id/copies': { whose: 'public', body: {} },
  'DELETE /shares/:share_id': { whose: 'own', isLast: true },
  'GET /public/shares/:share_id': { whose: 'public' },
  'GET /public/shares/:share_id/events': { whose: 'public' },
  'GET /public/shares/:share_id/runs/:run_id/sources/:n/copy': { whose: 'public' },
  'POST /public/shares/:share_id/runs/:run_id/sources/:n/copy': { whose: 'public', body: { password: 'x' } },
  'POST /public/shares/:share_id/open': { whose: 'public', body: { password: 'x' } },
  'GET /files/:file_id': { whose: 'own' },
  'GET /files/:file_id/info': { whose: 'own' },
  'DELETE /files/:file_id': { whose: 'own', isLast: true },
  'GET /uploads/:upload_id': { whose: 'own' },
  'POST /uploads/:upload_id/chunks/:n': {
    whose: 'own',
    body: 'nine here',
    headers: { 'content-type': 'application/octet-stream' },
  },
  'POST /uploads/:upload_id/finish': { whose: 'own', body: {}, ownStatus: 201 },
  'DELETE /uploads/:upload_id': { whose: 'own', isLast: true },
  'GET /runs/:run_id': { whose: 'own' },
  'GET /runs/:run_id/log': { whose: 'own' },
  'GET /runs/:run_id/compare': { whose: 'own' },
  'GET /runs/:run_id/events': { whose: 'own' },
  'GET /runs/:run_id/export': { whose: 'own' },
  'GET /runs/:run_id/exports': { whose: 'own' },
  'POST /runs/:run_id/stop': { whose: 'own' },
  'POST /runs/:run_id/again': { whose: 'own', headers: key('again'), ownStatus: 201 },
  'GET /runs/:run_id/sources/:n/copy': { whose: 'own', ownStatus: 404 },
  'GET /runs/:run_id/figures/:figure_id/rows.csv': { whose: 'own', ownStatus: 404 },
  'POST /chats/temporary/:chat_id/keep': { whose: 'own' },
  'DELETE /chats/temporary/:chat_id': { whose: 'own', ownStatus: 404 },
  'GET /chats/:chat_id/feedback': { whose: 'own' },
  'POST /runs/:run_id/rating': { whose: 'own', body: { is_helpful: true } },
  'DELETE /runs/:run_id/rating': { whose: 'own' },
  'POST /runs/:run_id/problem': {
    whose: 'own',
    body: { kind: 'wrong_number', text: '', is_agreed: false },
  },
  'DELETE /runs/:run_id/problem/agreement': { whose: 'own' },
  'DELETE /chats/:chat_id': { whose: 'own', isLast: true },
  'GET /releases/:name': { whose: 'admin' },
  'POST /releases/:name/promote': { whose: 'admin', body: { version: '1.0.0' } },
  'POST /releases/:name/rollback': { whose: 'admin' },
  'GET /admin/releases/:name/diff': { whose: 'admin' },
  'POST /admin/releases/:name/config': { whose: 'admin', body: { values: {} } },
  'POST /admin/releases/:name/switch': { whose: 'admin', body: { is_on: true, reason: 'Why' } },
  'DELETE /admin/deploy-tokens/:token_id': { whose: 'admin' },
  'DELETE /sessions/:session_id': { whose: 'own', isLast: true },
};
