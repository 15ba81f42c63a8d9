import { Bitcoin, Building2, ChartCandlestick, FileSearch, MapPin, type LucideIcon } from 'lucide-react';
import type { AgentIconName } from '@loupe/shared/lib/agent-icons';
import { createLazyPart } from '@loupe/shared/ui/lazy-part';

/** Of the agents that somebody new is offered: they are drawn with the page. */
const firstIcons = {
  'chart-candlestick': ChartCandlestick,
  'building-2': Building2,
  bitcoin: Bitcoin,
  'map-pin': MapPin,
} as const satisfies Partial<Record<AgentIconName, LucideIcon>>;

export type FirstAgentIcon = keyof typeof firstIcons;

/** Nothing needs saying when a picture is missing: the agent's name is beside it. */
function NoPicture() {
  return <FileSearch aria-hidden="true" size="1em" />;
}

const OtherIcon = createLazyPart(
  async () => (await import('./other-agent-icon.tsx')).OtherAgentIcon,
  NoPicture,
);

/** Fetches the icons that are not drawn with the first page, for pages that show them all. */
export function preloadAgentIcons(): void {
  void OtherIcon.preload();
}

/** An agent's icon by its lucide name; one that is not known here shows a document with a lens. */
export function AgentIcon({ name, size = 18 }: { name: string; size?: number }) {
  const First = Object.entries(firstIcons).find(([known]) => known === name)?.[1];
  if (First) return <First aria-hidden="true" size={size} />;
  return (
    <OtherIcon name={name} size={size} fallback={<svg aria-hidden="true" width={size} height={size} />} />
  );
}
