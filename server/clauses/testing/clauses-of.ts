import { toClaimDocument } from '../../claims/claim-document.ts';
import { atOnce } from '../../part-by-part.ts';
import type { Clause } from '../clause.ts';
import { segment } from '../segment.ts';

/** Clauses of a text written in a test, as a Markdown reader would hand it over. */
export function clausesOf(text: string, key = 'd1'): readonly Clause[] {
  const passages = [{ locator: `lines 1-${text.split('\n').length}`, text }];
  const document = { key, name: `${key}.md`, title: key, passages, tables: [], isTable: false };
  return atOnce(segment(atOnce(toClaimDocument(document))));
}
