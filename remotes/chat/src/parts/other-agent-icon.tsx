import {
  BriefcaseBusiness,
  Dumbbell,
  FileChartColumn,
  FileSearch,
  GitCompareArrows,
  GraduationCap,
  HeartPulse,
  Leaf,
  Lightbulb,
  Megaphone,
  MessageCircle,
  Newspaper,
  PackageSearch,
  Radar,
  Route,
  Scale,
  Search,
  ShieldAlert,
  ShieldCheck,
  Smile,
  Telescope,
  TrendingUp,
  Truck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { FirstAgentIcon } from './agent-icon.tsx';
import type { AgentIconName } from '@loupe/shared/lib/agent-icons';

const icons: Readonly<Record<Exclude<AgentIconName, FirstAgentIcon>, LucideIcon>> = {
  'briefcase-business': BriefcaseBusiness,
  dumbbell: Dumbbell,
  'file-chart-column': FileChartColumn,
  'file-search': FileSearch,
  'git-compare-arrows': GitCompareArrows,
  'graduation-cap': GraduationCap,
  'heart-pulse': HeartPulse,
  leaf: Leaf,
  lightbulb: Lightbulb,
  megaphone: Megaphone,
  'message-circle': MessageCircle,
  newspaper: Newspaper,
  'package-search': PackageSearch,
  radar: Radar,
  route: Route,
  scale: Scale,
  search: Search,
  'shield-alert': ShieldAlert,
  'shield-check': ShieldCheck,
  smile: Smile,
  telescope: Telescope,
  'trending-up': TrendingUp,
  truck: Truck,
  users: Users,
};

/** The icons of agents that a first page does not show. */
export function OtherAgentIcon({ name, size }: { readonly name: string; readonly size: number }) {
  const Icon = Object.entries(icons).find(([known]) => known === name)?.[1] ?? FileSearch;
  return <Icon aria-hidden="true" size={size} />;
}
