import type { Dossier } from '../ground/dossier.ts';

const legalForm =
  /\p{Lu}[\p{L}&’'-]+(?: (?:\p{Lu}[\p{L}&’'-]+|&)){0,3},? (?:GmbH|AG|KG|SE|UG|Ltd|Limited|Inc|plc|PLC|LLC|Corp|B\.V|S\.A|S\.p\.A)(?!\p{L})/u;

/**
 * A text that names companies and nowhere the one asked for. A contract names the other party too: that alone does not make
 * it another's. Tables name customers and investors, and often not the company itself: they are kept.
 */
export function isOfOther({ document, text }: Dossier, company: string): boolean {
  if (text.isTable) return false;
  const said = document.lines.join('\n');
  const words = company.toLowerCase().split(/\s+/);
  const name = words.find((word) => word.length > 3) ?? words.join(' ');
  return !said.toLowerCase().includes(name) && legalForm.test(said);
}
