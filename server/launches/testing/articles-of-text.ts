import { toClaimDocument } from '../../claims/claim-document.ts';
import { atOnce } from '../../part-by-part.ts';
import { articlesOf, type Article } from '../../screening/articles.ts';
import { markdownSections } from '../../tools/readers/markdown-reader.ts';
import { linePassages } from '../../tools/readers/passages.ts';

/** Articles of a Markdown text, as its file is read. */
export function articlesOfText(text: string, name = 'a.md', language?: 'en' | 'de'): readonly Article[] {
  const title = /^#\s+(.*)$/mu.exec(text)?.[1] ?? name;
  const passages = markdownSections(text, title).flatMap((section) =>
    linePassages(title, section.firstLine, section.text),
  );
  const source = { key: name, name, title, passages, tables: [], isTable: false };
  return articlesOf(atOnce(toClaimDocument({ ...source, ...(language !== undefined && { language }) })));
}
