import type { AppPath, RouteName } from '@loupe/shared/contract/routes';
import { pagesTexts } from '#texts/pages';

/** Name of a route's page until the page itself says a better one. */
export function pageNameOf(route: RouteName | AppPath | null): string {
  if (route === null) return pagesTexts.names.notFound;
  return isAppPath(route) ? appNameOf(route) : pagesTexts.names[route];
}

function isAppPath(route: RouteName | AppPath): route is AppPath {
  return route.startsWith('/');
}

/** The host has no text for a slice that it does not know: `/apps/release-notes/:id` is "Release notes". */
function appNameOf(path: AppPath): string {
  const words = (path.split('/')[2] ?? '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
