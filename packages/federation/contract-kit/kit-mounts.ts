import { routes, type RouteShape } from '@loupe/shared/contract/routes';
import { siteSlots, type SitePanelSlots } from '@loupe/shared/slots';
import type { Filling, ReleaseManifest } from '../registry/registry-document.ts';
import type { KitMount } from './contract-report.ts';

const slotProps: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'rail.list': { path: '/chat' },
  // The kit's page adds what cannot be sent to it.
  'chat.search': {},
};

/** Ids that no server knows. */
const panelData: SitePanelSlots = {
  'chat.dashboard': {},
  'report.panel': { chatId: 'cht_example', runId: 'run_example', agent: 'chat' },
  'settings.section': {},
  'admin.section': {},
};

function mountOf({ slot, expose }: Filling): KitMount {
  const data = Object.hasOwn(siteSlots, slot) ? panelData[slot as keyof SitePanelSlots] : undefined;
  if (data) return { expose, part: 'Panel', props: { data } };
  return { expose, part: siteSlots[slot] ? 'run' : 'Panel or run', props: null };
}

/** Values for the names in a path; an id that no server knows. */
function paramsOf(path: string): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, 'example']));
}

/** All that a release gives to the host, as the host would show it: its pages and what fills its slots. */
export function mountsOf({ routes: own, slots, fills = [] }: ReleaseManifest): KitMount[] {
  const table: Readonly<Record<string, RouteShape>> = routes;
  const pages = Object.entries(own).map(([route, expose]): KitMount => {
    const params = paramsOf(table[route]?.path ?? route);
    return { expose, part: 'Page', props: { params, query: {} } };
  });
  const parts = Object.entries(slots).map(([slot, expose]): KitMount => ({
    expose,
    part: 'Slot',
    props: slotProps[slot] ?? {},
  }));
  return [...pages, ...parts, ...fills.map(mountOf)];
}
