import { routes } from '@loupe/shared/contract/routes';
import { matchRoute, type PageShape, type RouteMatch } from '@loupe/shared/lib/route-path';
import { loginAddress, returnParameter, returnPath } from './return-path.ts';

/** What the guard knows of the person; null is a visitor. */
export interface GuardSession {
  readonly permissions: readonly string[];
}

export type Decision =
  | { readonly kind: 'show'; readonly route: RouteMatch }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'not_found' };

/** Finds the page of a path: of the route table, or one that a remote brings along. */
export type MatchPage = (path: string) => RouteMatch | null;

const chatPath = '/chat';
const redirects: Readonly<Record<string, string>> = {
  '/home': chatPath,
  '/referral': routes.referel.path,
};

function missesPermission({ permissions: needed = [] }: PageShape, permissions: readonly string[]): boolean {
  return needed.some((one) => !permissions.includes(one));
}

/** Where somebody goes who lacks a permission (N3): explore if it may be seen, otherwise settings, which needs nothing. */
export function fallbackPath(permissions: readonly string[]): string {
  return missesPermission(routes.explore, permissions) ? routes.settings.path : routes.explore.path;
}

function redirect(to: string): Decision {
  return { kind: 'redirect', to };
}

function decideForVisitor(route: RouteMatch, target: string, hasEnded: boolean): Decision {
  if (route.route.access !== 'session') return { kind: 'show', route };
  return redirect(hasEnded ? routes.login.path : loginAddress(target));
}

function decideForUser(route: RouteMatch, query: string, { permissions }: GuardSession): Decision {
  if (route.route.access === 'guests') {
    return redirect(returnPath(new URLSearchParams(query).get(returnParameter)) ?? chatPath);
  }
  if (missesPermission(route.route, permissions)) return redirect(fallbackPath(permissions));
  return { kind: 'show', route };
}

/**
 * The navigation guard (N1-N4), asked before every route change: pure, never a loop.
 * `path` without query; `query` with its `?` or empty. `hasEnded`: a session ended in this page, so the login starts
 * clean instead of leading back (C3). `match` finds the page of a path.
 */
export function decide(
  path: string,
  query: string,
  session: GuardSession | null,
  hasEnded = false,
  match: MatchPage = matchRoute,
): Decision {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (plain === '/' || plain === '') return redirect(session ? chatPath : routes.login.path);
  const target = redirects[plain] ?? plain;
  const route = match(target);
  if (!route) return { kind: 'not_found' };
  const decision = session
    ? decideForUser(route, query, session)
    : decideForVisitor(route, target === plain ? path + query : target, hasEnded);
  return decision.kind === 'show' && target !== plain ? redirect(target) : decision;
}

/** N5: the preview panel can be open only while the route has a chat. */
export function mayShowPanel(decision: Decision): boolean {
  return (
    decision.kind === 'show' &&
    decision.route.name === 'chat' &&
    decision.route.params['chatId'] !== undefined
  );
}
