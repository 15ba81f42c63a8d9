import { pathText, type Clause } from '../../clauses/clause.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { cite, type Dossier } from './dossier.ts';
import type { TableWriting } from './table-figures.ts';

/** Numbers that a clause is cited from on: chapters and parts above them are left out. */
const citedFrom =
  /^(?:Article|Art\.|Artikel|§|Section|Sec\.|Annex|Anhang|Anlage|Appendix|Schedule|Regulation|Rule|Clause|Ziff)/iu;
const mostQuoted = 1_500;
const longestName = 60;

/** Cut at a word. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 2))} …`;
}

/** How a clause is called: its numbers, else its heading, else its first words. */
export function clauseName({ path, heading, text }: Clause): string {
  const from = path.findIndex((one) => citedFrom.test(one));
  // "1." below an article is cited as its paragraph (1).
  const cited = path
    .slice(Math.max(from, 0))
    .map((one, i) => (i > 0 && from >= 0 ? one.replace(/^(\d+)\.$/u, '($1)') : one))
    .filter((one, i, all) => !(all[i + 1] ?? '').startsWith(one))
    .join(' ')
    .replace(/(?<=\d\.\d+)\.$/u, '');
  if (cited !== '') return cutText(cited, longestName);
  return cutText(heading === '' ? text : heading, longestName);
}

function dossierOfClause({ dossiers }: TableWriting, clause: Clause): Dossier {
  const dossier = dossiers.find(({ key }) => key === clause.document);
  if (dossier === undefined) throw new Error(`No document ${clause.document} was read.`);
  return dossier;
}

/** The place of a clause as a source; `said` is what of it is shown, where that is a part. */
export function clauseMark(w: TableWriting, clause: Clause, said = clause.text): Words {
  const at = clause.text.length <= mostQuoted ? 0 : Math.max(0, clause.text.indexOf(said.slice(0, 40)));
  const evidence = {
    dossier: dossierOfClause(w, clause),
    place: clause.place,
    quote: clause.text.slice(at, at + mostQuoted),
    readAs: [pathText(clause), clause.heading, clause.leadIn].filter((one) => one !== '').join(' · '),
  };
  return sourceLinks(cite(w.step, evidence));
}

/** A clause by its name, with its place. */
export const namedClause = (w: TableWriting, clause: Clause, said?: string): Words =>
  words`${clauseName(clause)} ${clauseMark(w, clause, said)}`;

/** Rows of a table as far as the depth goes, and the sentence on the rest. */
export function cutRows<T>(rows: readonly T[], most: number, more: (n: number) => Said) {
  const rest = rows.length - most;
  return { rows: rows.slice(0, most), rest: rest > 0 ? [more(rest)] : [] };
}
