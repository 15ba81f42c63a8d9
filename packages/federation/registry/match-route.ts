import { routes, type RouteName, type RouteOwner } from '@loupe/shared/contract/routes';

export interface MatchedRoute {
  readonly name: RouteName;
  readonly owner: RouteOwner;
  /** By the names in the path; absent optional ones are missing. */
  readonly params: Readonly<Record<string, string>>;
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (segments.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (segment === undefined) {
      if (part.endsWith('?')) continue;
      return null;
    }
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
      continue;
    }
    const value = decoded(segment);
    if (value === null) return null;
    params[part.replace(/^:|\?$/g, '')] = value;
  }
  return params;
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Finds the route of a path (no query, trailing slash ignored); null is R19, the page that does not exist. */
export function matchRoute(path: string): MatchedRoute | null {
  const segments = split(path);
  for (const [name, { path: pattern, owner }] of Object.entries(routes)) {
    const params = paramsOf(split(pattern), segments);
    if (params) return { name: name as RouteName, owner, params };
  }
  return null;
}
