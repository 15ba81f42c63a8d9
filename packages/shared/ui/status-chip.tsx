import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { statusTone, statusWord } from '../lib/status-chip.ts';
import { Chip } from './chip.tsx';
import { uiTexts } from '#texts/ui';

const ICONS = { success: CircleCheck, pending: TriangleAlert, error: CircleX };

/** Words of reports, in the language of the page; what else there is reads as it came. */
const known: Readonly<Record<string, string>> = uiTexts.statuses;

export type StatusChipProps = {
  /** A status word of the server or of a report; it decides the tone (F9). */
  value: string | null | undefined;
  /** Shown instead of the word itself. */
  label?: string | undefined;
};

/** Tone, icon and word of a status (F9); nothing at all when there is no status. */
export function StatusChip({ value, label }: StatusChipProps) {
  const tone = statusTone(value);
  if (!tone || !value) return null;
  const Icon = ICONS[tone];
  return (
    <Chip tone={tone} icon={<Icon />} data-tone={tone}>
      {label ?? known[value.trim().toLowerCase()] ?? statusWord(value)}
    </Chip>
  );
}
