import type { Figure, Source } from '@loupe/shared/contract/run-events';
import { decimalMarkOf } from '@loupe/shared/lib/printed-number';
import type { Block, Inline, ListItem, ReportBlocks } from './blocks.ts';
import type { KeptChat, KeptTurn } from './export-jobs.ts';
import { longDay, minuteText } from './export-days.ts';
import { findingInWords } from './finding-words.ts';
import { mapInlines } from './map-inlines.ts';
import { readReport } from './markdown/read-report.ts';
import { exportTexts } from './messages/export-texts.ts';
import type { ReportDocument } from './report-document.ts';
import { shortTitle } from './short-title.ts';

type Answer = NonNullable<KeptTurn['answer']>;

const text = (words: string): Inline => ({ kind: 'text', text: words });
const note = (words: string): Block => ({
  kind: 'paragraph',
  text: [{ kind: 'text', text: words, isItalic: true }],
});

/**
 * What a chat shows as one document, in the language spoken right now: each question is a chapter, its answer stands below
 * with its headings two levels lower. Sources are numbered once for all answers; a passage that several cite is one.
 */
export function chatDocument({ title, turns, savedAt, brand }: KeptChat): ReportDocument {
  const texts = exportTexts();
  const sources = new JoinedSources();
  const figures: Figure[] = [];
  const chapters = turns.flatMap((turn, at): Block[] => {
    const { answer } = turn;
    if (!answer) return [...questionOf(turn, at), note(texts.noAnswer)];
    const renumber = new Map(answer.sources.map((source) => [source.n, sources.numberOf(source)]));
    // Each answer names its figures by itself.
    const figureName = (id: string) => `${at + 1}-${id}`;
    for (const figure of answer.figures)
      figures.push({
        ...figure,
        id: figureName(figure.id),
        source_n: figure.source_n === null ? null : (renumber.get(figure.source_n) ?? null),
      });
    const relink = (inline: Inline) => relinked(inline, renumber, figureName);
    return [...questionOf(turn, at), ...answerOf(answer).map((block) => mapInlines(block, relink))];
  });
  return {
    runId: '',
    title,
    head: [texts.chatOf(turns.length, longDay(savedAt))],
    blocks: [{ kind: 'title', text: [text(title)] }, ...chapters],
    findings: [],
    sources: sources.all,
    figures,
    finishedAt: savedAt,
    isUnfinished: false,
    brand,
  };
}

/** The question as heading; whole below it where the heading has only its beginning. */
function questionOf({ question, askedAt, fileNames }: KeptTurn, at: number): Block[] {
  const texts = exportTexts();
  const whole = question.trim();
  const heading = shortTitle(whole.split('\n', 1)[0]?.trim() || texts.question);
  const files = fileNames.length > 0 ? [texts.withFiles(fileNames.join(', '))] : [];
  return [
    { kind: 'heading', level: 2, text: [text(`${at + 1}. ${heading}`)] },
    ...(whole === heading || whole === '' ? [] : [{ kind: 'quote', blocks: paragraphs(whole) } as const]),
    note([texts.asked(minuteText(askedAt)), ...files].join(' · ')),
  ];
}

/** What a person typed is text, not markdown. */
function paragraphs(typed: string): Block[] {
  return typed.split(/\n\s*\n/).map((part) => ({
    kind: 'paragraph',
    text: part
      .trim()
      .split('\n')
      .flatMap((line, at): Inline[] => (at === 0 ? [text(line)] : [{ kind: 'break' }, text(line)])),
  }));
}

function answerOf(answer: Answer): Block[] {
  const texts = exportTexts();
  const by = [texts.prepared(answer.agent, longDay(answer.finishedAt)), answer.engine].filter(Boolean);
  return [
    note(by.join(' · ')),
    ...(answer.isUnfinished
      ? [
          {
            kind: 'paragraph' as const,
            text: [{ kind: 'text' as const, text: texts.unfinished, isBold: true as const }],
          },
        ]
      : []),
    ...lowered(readReport(answer.markdown, decimalMarkOf(answer.language))),
    ...findingsOf(answer),
  ];
}

/** Its title under the question's heading, and the others below that. */
function lowered(blocks: ReportBlocks): Block[] {
  return blocks.map((block): Block => {
    if (block.kind === 'title') return { kind: 'heading', level: 3, text: block.text };
    if (block.kind === 'lead') return { kind: 'paragraph', text: block.text };
    if (block.kind !== 'heading') return block;
    return { ...block, level: Math.min(6, block.level + 2) as typeof block.level };
  });
}

function findingsOf({ findings }: Answer): Block[] {
  if (findings.length === 0) return [];
  const items = findings.map(findingInWords).map(({ title, status, detail }): ListItem => ({
    isDone: null,
    blocks: [
      {
        kind: 'paragraph',
        text: [
          { kind: 'text', text: title, isBold: true },
          text([status && ` (${status})`, detail && `: ${detail}`].filter(Boolean).join('') || ' '),
        ],
      },
    ],
  }));
  return [
    { kind: 'heading', level: 4, text: [text(exportTexts().findings)] },
    { kind: 'list', start: null, items },
  ];
}

/** A citation of what is not among the sources is left out: its number would be another one's here. */
function relinked(
  inline: Inline,
  renumber: ReadonlyMap<number, number>,
  figureName: (id: string) => string,
): Inline {
  if (inline.kind === 'figure') return { ...inline, id: figureName(inline.id) };
  if (inline.kind !== 'citation') return inline;
  const n = renumber.get(inline.n);
  if (n === undefined) return text('');
  return { ...inline, n, text: inline.text === `${inline.n}` ? `${n}` : inline.text };
}

/** The sources of several answers under one numbering. */
class JoinedSources {
  readonly all: Source[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(source: Source): number {
    // The same passage as it was read at the same time is one source, whichever answer cites it.
    const { n: _own, ...passage } = source;
    const key = JSON.stringify(Object.entries(passage).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    const n = this.all.length + 1;
    this.#numbers.set(key, n);
    this.all.push({ ...source, n });
    return n;
  }
}
