import type { Permission } from './permissions.ts';

/** `guests`: signed-in people are sent on (N1). `session`: visitors are sent to the login (N2). `open`: anyone. */
type RouteAccess = 'guests' | 'session' | 'open';
type RouteOwner = 'host' | 'chat' | 'billing' | 'admin' | 'share';

/** Name of a page that a remote brings along without a row here: its path, below `/apps/<remote>`. */
export type AppPath = `/apps/${string}`;

export interface RouteShape {
  readonly path: string;
  readonly owner: RouteOwner;
  readonly access: RouteAccess;
  /** `signed_in`: rail and frame; `slim`: brand bar only. */
  readonly frame: 'signed_in' | 'slim';
  readonly permissions?: readonly Permission[];
}

/**
 * Every page of the composed site, by name (R1-R21). Paths are fixed; the guard (N1-N4) and the router read this table.
 * Redirects (`/`, `/auth` for the signed-in, `/home`) are the host's.
 */
export const routes = {
  login: { path: '/auth', owner: 'host', access: 'guests', frame: 'slim' },
  forgotPassword: { path: '/auth/forgot-password', owner: 'host', access: 'guests', frame: 'slim' },
  resetPassword: { path: '/auth/reset-password', owner: 'host', access: 'guests', frame: 'slim' },
  signup: { path: '/auth/signup', owner: 'host', access: 'guests', frame: 'slim' },
  chat: { path: '/chat/:chatId?', owner: 'chat', access: 'session', frame: 'signed_in' },
  detailPage: { path: '/detail-page', owner: 'chat', access: 'session', frame: 'signed_in' },
  explore: {
    path: '/explore',
    owner: 'chat',
    access: 'session',
    frame: 'signed_in',
    permissions: ['view_explore'],
  },
  builder: {
    path: '/explore/builder/:agentId?',
    owner: 'chat',
    access: 'session',
    frame: 'signed_in',
    permissions: ['view_explore'],
  },
  runs: { path: '/runs', owner: 'chat', access: 'session', frame: 'signed_in' },
  analysis: {
    path: '/analysis-detail/:analysisId',
    owner: 'chat',
    access: 'session',
    frame: 'signed_in',
  },
  creditUsage: { path: '/credit-usage', owner: 'billing', access: 'session', frame: 'signed_in' },
  pricing: { path: '/pricing', owner: 'billing', access: 'session', frame: 'signed_in' },
  payment: { path: '/payment', owner: 'billing', access: 'session', frame: 'signed_in' },
  paymentCard: { path: '/payment-card', owner: 'billing', access: 'session', frame: 'signed_in' },
  managePayments: { path: '/manage-payments', owner: 'billing', access: 'open', frame: 'signed_in' },
  referel: { path: '/referel', owner: 'billing', access: 'open', frame: 'signed_in' },
  admin: { path: '/admin', owner: 'admin', access: 'open', frame: 'signed_in' },
  adminImpersonate: { path: '/admin/impersonate', owner: 'admin', access: 'open', frame: 'signed_in' },
  adminCredits: { path: '/admin/credits', owner: 'admin', access: 'open', frame: 'signed_in' },
  adminReleases: { path: '/admin/releases', owner: 'admin', access: 'open', frame: 'signed_in' },
  adminAudit: { path: '/admin/audit', owner: 'admin', access: 'open', frame: 'signed_in' },
  share: { path: '/share/:chatId?/:replay?', owner: 'share', access: 'open', frame: 'slim' },
  settings: { path: '/settings', owner: 'host', access: 'session', frame: 'signed_in' },
} as const satisfies Record<string, RouteShape>;

export type RouteName = keyof typeof routes;
