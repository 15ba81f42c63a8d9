import type { AnalystRun } from '../agent-definition.ts';
import { splitSentences } from '../../claims/sentence-split.ts';
import { findCompanies, type NameMention } from '../../claims/company-names.ts';
import { givesFiguresOfOthers } from '../../claims/figures-of-others.ts';
import { givesOrders } from '../../claims/gives-orders.ts';
import { readingWords } from '../../claims/reading-words.ts';
import { bestQuotes } from '../writing/sentences.ts';
import type { CompanyFindings } from './findings.ts';
import type { Dossier, Evidence } from '../ground/dossier.ts';
import { citedLater } from '../ground/read-documents.ts';
import type { CompanyRequest, Focus } from './request.ts';
import type { companyEn } from './messages/company-en.ts';
import { companyTexts } from './messages/company-texts.ts';

interface Topic {
  readonly id: keyof typeof companyEn.topics;
  readonly query: string;
  readonly focus: readonly Focus[];
  /** Words of the query a sentence must hold to be quoted; 1 when not given. */
  readonly least?: number;
  /** Sentences that belong to another topic, whatever words of this one they hold. */
  readonly notAbout?: RegExp;
}

/** "For 2026 the Board expects revenue of EUR 415 million": amounts and shares say nothing of people. */
const amounts =
  /[€$£]\s?\d|\d\s?%|\b(?:EUR|USD|GBP|CHF)\b|\d\s?(?:Mio|Mrd|million|billion)|per share|je Aktie/iu;

const topics: readonly Topic[] = [
  {
    id: 'business',
    query:
      'business products services customers lanes markets makes manufacturer manufactures develops produces provides Geschäft Produkte Kunden Märkte Hersteller entwickelt fertigt produziert bietet',
    focus: ['everything'],
  },
  {
    id: 'results',
    query: 'revenue margin profit outlook expects dividend Umsatz Ergebnis Ausblick Dividende',
    focus: ['everything', 'finances'],
  },
  {
    id: 'risks',
    query: 'risk claim court damages recall strike withdrew Risiko Klage Rückruf Streik',
    focus: ['everything', 'risks'],
  },
  {
    id: 'people',
    query: 'chief executive officer director appointed leaves successor Vorstand Geschäftsführer Nachfolge',
    focus: ['people'],
    notAbout: amounts,
  },
  {
    id: 'finance',
    query: 'debt borrowings loan credit dividend shares capital Schulden Kredit Kapital',
    focus: ['finances', 'risks'],
  },
  {
    id: 'assets',
    query: 'terminal plant site vessels investment acquisition bought Standort Werk Investition Übernahme',
    focus: ['everything'],
  },
  {
    id: 'customers',
    query: 'customers customer largest dependence percent revenue Kunden Abhängigkeit Umsatz',
    focus: ['risks', 'finances'],
    least: 2,
  },
];

export interface TopicQuotes {
  readonly title: string;
  readonly quotes: readonly Evidence[];
}

interface FoundPassage {
  readonly title: string;
  readonly locator: string;
  readonly text: string;
  readonly file_id: string | null;
  readonly document: string | null;
}

/** Searches the documents by topic and picks the sentences to quote, each once in the report. */
export async function findQuotes(
  run: AnalystRun,
  request: CompanyRequest,
  dossiers: readonly Dossier[],
  findings: CompanyFindings,
): Promise<TopicQuotes[]> {
  const counts = { quick: 2, standard: 4, deep: 7 } as const;
  const ordered = [
    ...topics.filter((topic) => topic.focus.includes(request.focus)),
    ...topics.filter((topic) => !topic.focus.includes(request.focus)),
  ].slice(0, counts[request.depth]);
  const used = new Set<string>();
  const found: TopicQuotes[] = [];
  for (const topic of ordered) {
    const { output } = await run.useTool<{ passages: readonly FoundPassage[] }>(
      `search-${topic.id}`,
      'search_files',
      {
        query: `${request.company} ${topic.query}`,
        file_ids: request.fileIds,
        include_library: request.sample !== null,
        ...(request.sample === null ? {} : { company: request.sample }),
        limit: 8,
      },
      citedLater,
    );
    const quotes: Evidence[] = [];
    for (const passage of output.passages) {
      const dossier = dossiers.find((one) => one.key === (passage.file_id ?? passage.document));
      if (dossier === undefined || quotes.length >= 2) continue;
      const quote = bestQuotes(passage.text, topic.query, topic.least).find(
        (text) =>
          topic.notAbout?.test(text) !== true &&
          isAbout(text, dossier, findings) &&
          ![...used].some((one) => areOne(one, text)),
      );
      if (quote === undefined) continue;
      used.add(quote);
      quotes.push({ dossier, place: placeIn(dossier, quote) ?? passage.locator, quote });
    }
    if (quotes.length > 0) found.push({ title: companyTexts().topics[topic.id], quotes });
  }
  return found;
}

/** True when one holds a sentence of the other. */
function areOne(a: string, b: string): boolean {
  const sentences = new Set(sentencesIn(a));
  return a.includes(b) || b.includes(a) || sentencesIn(b).some((one) => sentences.has(one));
}

const sentencesIn = (text: string) => splitSentences(text, 'de').map((sentence) => sentence.text);

/** Words about the company itself: it is named and nobody else, or the document is about it and names nobody. */
function isAbout(quote: string, dossier: Dossier, { read }: CompanyFindings): boolean {
  const isSubject = read.subjects.get(dossier.key) === read.company.key;
  const speaksOfPartners = Object.values(readingWords).some((words) => words.otherParties.test(quote));
  if (givesOrders(quote) || (speaksOfPartners && !isSubject)) return false;
  if (givesFiguresOfOthers(quote, read.company, read.others)) return false;
  const found = findCompanies(quote, read.company, read.others);
  const [first] = found;
  // "Revenue was EUR 18 million." below the profile of a supplier: read as theirs.
  const isOfAnother = read.claims.some(
    ({ entity, place }) =>
      entity !== read.company.key && place.document === dossier.key && quote.includes(place.quote),
  );
  if (first === undefined) return isSubject && !isOfAnother;
  // Before the name, in a document about somebody else, "its" and "the company" are somebody else.
  const isFirst = isSubject || !/[.!?]\s/.test(quote.slice(0, first.start));
  const isOwn = ({ key }: NameMention) => key === read.company.key;
  // "Verdane has 214 customers. The largest shareholder is Corbel Partners.": what is said of others is said beside it.
  const isBeside = ({ start }: NameMention) =>
    !/(?:^|[.!?:;]["”“]? )(?:The |Die |Der |Das )?$/u.test(quote.slice(0, start));
  return (
    isFirst &&
    (found.every(isOwn) ||
      (isSubject && first.start === 0 && isOwn(first) && found.every((one) => isOwn(one) || isBeside(one))))
  );
}

function placeIn(dossier: Dossier, quote: string): string | null {
  for (const block of dossier.document.blocks) {
    const at = block.text.indexOf(quote.slice(0, 60));
    if (at >= 0) return block.placeOf(at, Math.min(at + quote.length, block.text.length));
  }
  return null;
}
