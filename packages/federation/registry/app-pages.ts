import type { AppPath } from '@loupe/shared/contract/routes';
import { matchPath, type PageShape, type RouteMatch } from '@loupe/shared/lib/route-path';

const pathPattern = /^\/apps(?:\/(?::?[a-zA-Z][\w-]*\??))+$/;

/**
 * True for a page that a remote may bring along without a row in the route table: `/apps/<remote>` or a path below it.
 * In the remote's `routes` such a path takes the place of a route's name.
 */
export function isAppPathOf(remote: string, route: string): route is AppPath {
  const own = `/apps/${remote}`;
  return (route === own || route.startsWith(`${own}/`)) && pathPattern.test(route);
}

/** Fixed words weigh more than parameters: `/apps/notes/new` comes before `/apps/notes/:noteId`. */
function parametersIn(path: string): number {
  return path.split(':').length - 1;
}

/** Every page that comes along is for people who are signed in, inside the frame. */
function shapeOf(remote: string, path: AppPath): PageShape {
  return { path, owner: remote, access: 'session', frame: 'signed_in' };
}

/** The page below `/apps/` that a path leads to, or null. `routesOf`: the `routes` of a remote in force. */
export function matchAppPage(
  path: string,
  routesOf: (remote: string) => Readonly<Record<string, string>> | undefined,
): RouteMatch | null {
  const [, first, remote = ''] = path.toLowerCase().split('/');
  if (first !== 'apps') return null;
  const own = Object.keys(routesOf(remote) ?? {})
    .filter((route) => isAppPathOf(remote, route))
    .toSorted((a, b) => parametersIn(a) - parametersIn(b));
  for (const name of own) {
    const params = matchPath(name, path);
    if (params) return { name, route: shapeOf(remote, name), params };
  }
  return null;
}
