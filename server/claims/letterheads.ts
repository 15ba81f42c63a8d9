import type { ClaimDocument } from './claim-document.ts';
import { findCompanies } from './company-names.ts';
import type { RoomNames } from './room-names.ts';

/** As far as the lines above "Due-diligence note: Verdane Optics Ltd" reach. */
const headBlocks = 4;

/**
 * Headings that name whoever wrote a paper on `subject`, above the line that says whom it is on: nothing below them is
 * theirs because of them.
 */
export function letterheadsOf(
  { blocks }: ClaimDocument,
  subject: string | null,
  { company, others }: RoomNames,
): readonly string[] {
  const keysIn = (text: string) => findCompanies(text, company, others).map(({ key }) => key);
  const at = blocks.findIndex(({ text }) => keysIn(text).some((key) => key === subject));
  if (subject === null || at < 1 || at > headBlocks) return [];
  return blocks
    .slice(0, at)
    .filter(({ kind, text }) => kind === 'heading' && keysIn(text).length > 0)
    .map(({ text }) => text);
}
