import { routes, type AppPath, type RouteName, type RouteShape } from '../contract/routes.ts';
import { fillPath } from './fill-path.ts';

export type PathValues = Readonly<Record<string, string | undefined>>;

/** What guard and frame ask of a page. A page below `/apps/` is of a remote that this build has never heard of. */
export type PageShape = Omit<RouteShape, 'owner'> & { readonly owner: string };

export interface RouteMatch {
  readonly name: RouteName | AppPath;
  readonly route: PageShape;
  /** By the names of the path; absent optional ones are missing. */
  readonly params: Readonly<Record<string, string>>;
}

/** The path of a route, e.g. `pathTo('chat', { chatId }, { q })`. Params and query values are encoded, undefined ones left out. */
export function pathTo(name: RouteName, params: PathValues = {}, query: PathValues = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return fillPath(routes[name].path, params) + (search === '' ? '' : `?${search}`);
}

function segmentsOf(path: string): string[] {
  const segments = path.split('/').slice(1);
  if (segments.at(-1) === '') segments.pop();
  return segments;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** Matches one path template; null when it does not fit. One slash at the end is allowed. */
export function matchPath(template: string, path: string): Record<string, string> | null {
  const wanted = segmentsOf(template);
  const given = segmentsOf(path);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (value === undefined) return part.endsWith('?') ? params : null;
    if (!part.startsWith(':')) {
      if (part.toLowerCase() !== value.toLowerCase()) return null;
      continue;
    }
    const decoded = decode(value);
    if (decoded === null || decoded === '') return null;
    params[part.slice(1).replace('?', '')] = decoded;
  }
  return params;
}

/** The route of a path (without query), or null: then it is the 404 of R19. */
export function matchRoute(path: string): RouteMatch | null {
  for (const name of Object.keys(routes) as RouteName[]) {
    const params = matchPath(routes[name].path, path);
    if (params) return { name, route: routes[name], params };
  }
  return null;
}
