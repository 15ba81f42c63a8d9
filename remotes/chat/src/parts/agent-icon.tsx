import {
  Bitcoin, BriefcaseBusiness, Building2, ChartCandlestick, Dumbbell, FileChartColumn, FileSearch, GitCompareArrows, GraduationCap,
  HeartPulse, Leaf, Lightbulb, MapPin, Megaphone, MessageCircle, Newspaper, PackageSearch, Radar, Route, Scale, Search, ShieldAlert,
  ShieldCheck, Smile, Telescope, TrendingUp, Truck, Users, type LucideIcon,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  bitcoin: Bitcoin, 'briefcase-business': BriefcaseBusiness, 'building-2': Building2, 'chart-candlestick': ChartCandlestick, dumbbell: Dumbbell,
  'file-chart-column': FileChartColumn, 'file-search': FileSearch, 'git-compare-arrows': GitCompareArrows, 'graduation-cap': GraduationCap,
  'heart-pulse': HeartPulse, leaf: Leaf, lightbulb: Lightbulb, 'map-pin': MapPin, megaphone: Megaphone, 'message-circle': MessageCircle,
  newspaper: Newspaper, 'package-search': PackageSearch, radar: Radar, route: Route, scale: Scale, search: Search, 'shield-alert': ShieldAlert,
  'shield-check': ShieldCheck, smile: Smile, telescope: Telescope, 'trending-up': TrendingUp, truck: Truck, users: Users,
};

/** An agent's icon by its lucide name; one that is not known here shows a document with a lens. */
export function AgentIcon({ name, size = 18 }: { name: string; size?: number }) {
  const Icon = ICONS[name] ?? FileSearch;
  return <Icon aria-hidden="true" size={size} />;
}
