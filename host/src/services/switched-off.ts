import { matchRoute } from '@loupe/shared/lib/route-path';
import { useSite, type Site } from './site.ts';

/** True for a slice that is off for everybody, unless this tab has it from a developer's machine. */
export function isSwitchedOff(
  { registry, loader }: Pick<Site, 'registry' | 'loader'>,
  slice: string,
): boolean {
  return registry.switchedOff.has(slice) && loader.entryOf(slice) === null;
}

/** Tells whether a link to a page of the route table leads to something: its slice is not switched off. */
export function useLeadsSomewhere(): (path: string) => boolean {
  const site = useSite();
  return (path) => !isSwitchedOff(site, matchRoute(path)?.route.owner ?? '');
}
