import type { NewSource, StepHandle } from '../../engines/run-context.ts';
import { toolTexts } from '../../tools/messages/tools-texts.ts';

/** A line of a document with its place. */
export interface Line {
  readonly text: string;
  readonly place: string;
  /** Heading the line stands under, "" at the start. */
  readonly heading: string;
}

interface DossierTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  readonly lines: readonly number[];
  readonly lineWord: string;
}

/** One document as read: a file, a sample document or a web page. */
export interface Dossier {
  readonly key: string;
  readonly name: string;
  readonly kind: 'file' | 'library' | 'web';
  readonly fileId: string | null;
  readonly url: string | null;
  readonly isSample: boolean;
  readonly keptAt: string;
  readonly lines: readonly Line[];
  readonly tables: readonly DossierTable[];
}

/** A place in a document, with the words quoted from it. */
export interface Evidence {
  readonly dossier: Dossier;
  readonly place: string;
  readonly quote: string;
}

/** Splits passages into lines; Markdown and text keep their line numbers, pages and sections their names. */
export function linesOf(passages: readonly { readonly locator: string; readonly text: string }[]): Line[] {
  const lines: Line[] = [];
  let heading = '';
  for (const { locator, text } of passages) {
    const start = /^lines (\d+)-\d+$/.exec(locator)?.[1];
    const section = /^section “(.*?)”/.exec(locator)?.[1];
    if (section !== undefined) heading = section;
    text.split('\n').forEach((line, i) => {
      const title = /^#{1,6}\s+(.*)$/.exec(line)?.[1];
      if (title !== undefined) heading = title;
      if (line.trim() !== '')
        lines.push({
          text: line.trim(),
          place: start === undefined ? locator : `line ${Number(start) + i}`,
          heading,
        });
    });
  }
  return lines;
}

/** Numbers the source of a piece of evidence within the run. */
export function cite(step: StepHandle, evidence: Evidence): number {
  const { dossier } = evidence;
  const source: NewSource = {
    key: `${dossier.key}:${evidence.place}`,
    kind: dossier.kind,
    title: dossier.isSample ? toolTexts().sampleData(dossier.name) : dossier.name,
    locator: evidence.place,
    url: dossier.url,
    file_id: dossier.fileId,
    excerpt: evidence.quote.slice(0, 1_500),
    fetched_at: dossier.keptAt,
    is_sample: dossier.isSample,
  };
  return step.addSource(source);
}

/** True when a sentence speaks of the company: its first name, or "the company", "the group", "we". */
export function speaksOf(subject: string, company: string): boolean {
  const first = company.split(/\s+/)[0] ?? company;
  if (subject.toLowerCase().includes(first.toLowerCase())) return true;
  return /\b(?:the (?:company|group|firm)|we|it|management board)\b/i.test(subject);
}
