import { unitOfLines } from '../../table/title-lines.ts';

/** What is before a table. */
export interface TextAbove {
  readonly text: string;
  readonly isHeading: boolean;
}

const longestTitle = 120;

const fits = ({ text }: TextAbove) => text !== '' && text.length <= longestTitle;

/**
 * The lines above a table that are its titles, in the order they stand: the heading directly above it, or a line that says
 * its unit ("in EUR million") with the heading above that. Any other paragraph may be about anything. `above`: what stands
 * before the table, the nearest first; null for what is no text.
 */
export function tableTitles(above: readonly (TextAbove | null)[]): string[] {
  const [nearest, next] = above;
  if (nearest == null || !fits(nearest)) return [];
  if (nearest.isHeading) return [nearest.text];
  if (unitOfLines([nearest.text]) === null) return [];
  return next?.isHeading === true && fits(next) ? [next.text, nearest.text] : [nearest.text];
}
