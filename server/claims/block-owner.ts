import type { Block } from './blocks.ts';
import { titlesCreditReport } from './dossier.ts';
import { findCompanies } from './company-names.ts';
import { readingWords } from './reading-words.ts';
import type { Surroundings } from './subject.ts';
import type { Reading } from './tag-sentence.ts';
import { topicAfter } from './topic.ts';
import { opensWithUnknown } from './unknown-party.ts';

/** What is known of whom a document speaks, before a block of it. */
export interface OwnersBefore {
  /** Its title says whom it is about; else that is only most likely. */
  readonly isTitled: boolean;
  /** Headings that name whoever wrote it, and own nothing below them. */
  readonly letterheads: readonly string[];
  /** The company has a section of its own in it, and others have theirs. */
  readonly isOneOfSeveral: boolean;
  /** Below which headings, joined, its subject is named or speaks; null where its head says whom all of it is about. */
  readonly sections: ReadonlySet<string> | null;
  /** Key of the company that was named last before the block. */
  last: string | null;
  /** Key of another company that the paragraph before is all about. */
  topic: string | null;
}

/** "Marktumfeld", "Industry overview": what is below tells of the whole trade where it names nobody. */
const ofTrade =
  /^(?:[\d.]+ )?(?:(?:die )?(?:branche|branchen(?:umfeld|entwicklung|lage)|markt(?:umfeld|entwicklung|lage)?|umfeld|konjunktur(?:elles umfeld|entwicklung)?|(?:gesamt)?wirtschaftliche[srn]? (?:umfeld|rahmenbedingungen|entwicklung|lage)|rahmenbedingungen)|(?:the |our )?(?:industry|sector|market|economy|trade)(?: (?:environment|backdrop|background|context|overview|conditions|trends|developments?))?|(?:macro)?economic (?:environment|backdrop|background|conditions|overview))$/iu;

/** What is said before the name of a company that belongs to another. */
const ofSubsidiaries =
  /(?<!\p{L})(?:[Ss]ubsidiar(?:y|ies)|Tochter(?:gesellschaft|unternehmen|firma|firmen)?(?:en|n|s)?|Töchter(?:n|unternehmen)?|Beteiligungen)(?!\p{L})/u;

/** What is said before the name that the company had. */
const ofFormerNames =
  /(?<!\p{L})(?:(?:was|were) (?:(?:then|formerly|previously|originally|first) )?(?:called|named|known as)|traded as|(?:[Ff]ormerly|[Pp]reviously)(?: called| known as)?|hieß(?:en)?(?: früher| zuvor| damals| zunächst| bis \d{4})?|firmierte(?:n)?(?: sie| es)?(?: (?:als|unter))?|[Vv]ormals|[Ee]hemals|lautete(?: bis [\d.]+:?)?) (?:the |die |der )?[“„"']?$/u;

/** The sentence that a place of a text stands in, up to it. */
const sentenceUpTo = (text: string, at: number): string =>
  text
    .slice(0, at)
    .split(/(?<=\p{L}{3}[.!?]) (?=\p{Lu})/u)
    .at(-1) ?? '';

/** The headings above a block as one text. */
export const pathOf = (block: Block): string => block.headings.join('\n');

/** Stands for somebody nobody knows. */
const unknownTopic = '?';

/** Whom the headings above a block and its document give it to; notes in `earlier` whom it names. */
export function aroundBlock(
  block: Block,
  { subject, speaker }: Pick<Surroundings, 'speaker'> & { readonly subject: string | null },
  reading: Reading,
  earlier: OwnersBefore,
): Pick<Surroundings, 'headings' | 'document' | 'speaker'> {
  const keysIn = (text: string) => [
    ...new Set(findCompanies(text, reading.company, reading.others).map((one) => one.key)),
  ];
  const headings = block.headings
    // The agency in the title of a credit report is not whom the report is about.
    .filter((heading) => speaker !== 'assessor' || !titlesCreditReport(heading))
    .filter((heading) => !earlier.letterheads.includes(heading))
    .toReversed()
    .map(keysIn)
    .filter((keys) => keys.length > 0);
  // Under "Peers" or "Wettbewerber" only what names its subject itself is the company's.
  const isOfOthers = block.headings.some(
    (heading) =>
      keysIn(heading).length === 0 &&
      (ofTrade.test(heading) ||
        Object.values(readingWords).some((words) => words.otherParties.test(heading))),
  );
  // After a paragraph about another company, "the company" may still be that one.
  const isTurned = !earlier.isTitled && earlier.last !== null && earlier.last !== subject;
  const about = headings[0] === undefined ? subject : labelOwner(headings, subject);
  const isAway = earlier.topic !== null && earlier.topic !== about;
  // "Minster Ceramics is younger. …": what follows may be of somebody nobody knows.
  const isUnknown =
    block.kind !== 'label' &&
    opensWithUnknown(block.text, reading.language, (text) => keysIn(text).length > 0);
  // Where nothing but the text says whom it is about, a heading may begin something else.
  const isNewSection = earlier.sections?.has(pathOf(block)) === false;
  // Beside "## Verdane Optics", the section "## Kestner" of a survey is about somebody else.
  const isBeside = earlier.isOneOfSeveral && block.headings.length > 0 && headings.length === 0;
  const around = {
    headings: isOfOthers || isAway || isUnknown ? [[], ...headings] : headings,
    document: isTurned || isAway || isBeside || isNewSection ? null : subject,
    speaker,
  };
  const named = findCompanies(block.text, reading.company, reading.others);
  // "Its subsidiaries are Kestner Ltd and Amber Ltd", "It was called Kestner Ltd": they belong to whom it is about, or are it.
  const turning = named.filter(
    ({ key, start }) =>
      key === subject ||
      ![ofSubsidiaries, ofFormerNames].some((own) => own.test(sentenceUpTo(block.text, start))),
  );
  earlier.last = turning.at(-1)?.key ?? earlier.last;
  // Below a head that names the company, only that paragraph is.
  const topic = isUnknown && !earlier.isTitled ? unknownTopic : earlier.topic;
  earlier.topic = topicAfter(named, about, topic);
  return around;
}

/** Key of whom a label or list belongs to: by the nearest heading that names somebody, else the document's. */
export function labelOwner(headings: readonly (readonly string[])[], subject: string | null): string | null {
  const [nearest] = headings;
  if (nearest === undefined) return subject;
  return nearest.length === 1 ? (nearest[0] ?? null) : null;
}

/** "Design: Kestner Ltd. Director: …": a label after another company is that one's. */
export function besideLabel(owner: string | null, textBefore: string, reading: Reading): string | null {
  const named = findCompanies(textBefore, reading.company, reading.others).at(-1)?.key ?? owner;
  return named === owner ? owner : null;
}
