import type { Finding } from '@loupe/shared/contract/run-events';
import { exportTexts } from './messages/export-texts.ts';

/** A finding is kept with the word of its status; it is read in the language spoken right now. */
export function findingInWords(finding: Finding): Finding {
  const words: Readonly<Record<string, string>> = exportTexts().statuses;
  return { ...finding, status: words[finding.status] ?? finding.status };
}
