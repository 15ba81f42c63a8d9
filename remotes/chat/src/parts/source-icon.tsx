import { FileSpreadsheet, Globe, Library, MessageCircle } from 'lucide-react';
import type { Source } from '@loupe/shared/contract/run-events';

const ICONS = { file: FileSpreadsheet, library: Library, web: Globe, chat: MessageCircle };

/** Where a source is from, as an icon. */
export function SourceIcon({ kind }: { kind: Source['kind'] }) {
  const Icon = ICONS[kind];
  return <Icon size={14} aria-hidden="true" />;
}
