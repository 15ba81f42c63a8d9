import type { RouteName } from '@loupe/shared/contract/routes';
import { hostTexts } from '../messages/texts.ts';

/** Document title: the page's name, then the brand. */
export function documentTitle(pageName: string, brandName: string): string {
  return pageName.trim() === '' ? brandName : `${pageName} – ${brandName}`;
}

/** Name of a route's page until the page itself says a better one. */
export function pageNameOf(route: RouteName | null): string {
  return route === null ? hostTexts.pages.notFound : hostTexts.pages[route];
}
