import type { Block } from './blocks.ts';
import { findCompanies } from './company-names.ts';
import { readingWords } from './reading-words.ts';
import type { Surroundings } from './subject.ts';
import type { Reading } from './tag-sentence.ts';
import { topicAfter } from './topic.ts';

/** What is known of whom a document speaks, before a block of it. */
export interface OwnersBefore {
  /** Its title says whom it is about; else that is only most likely. */
  readonly isTitled: boolean;
  /** The company has a section of its own in it, and others have theirs. */
  readonly isOneOfSeveral: boolean;
  /** Key of the company that was named last before the block. */
  last: string | null;
  /** Key of another company that the paragraph before is all about. */
  topic: string | null;
}

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
    .toReversed()
    .map(keysIn)
    .filter((keys) => keys.length > 0);
  // Under "Peers" or "Wettbewerber" only what names its subject itself is the company's.
  const isOfOthers = block.headings.some(
    (heading) =>
      keysIn(heading).length === 0 &&
      Object.values(readingWords).some((words) => words.otherParties.test(heading)),
  );
  // After a paragraph about another company, "the company" may still be that one.
  const isTurned = !earlier.isTitled && earlier.last !== null && earlier.last !== subject;
  const about = headings[0] === undefined ? subject : labelOwner(headings, subject);
  const isAway = earlier.topic !== null && earlier.topic !== about;
  // Beside "## Verdane Optics", the section "## Kestner" of a survey is about somebody else.
  const isBeside = earlier.isOneOfSeveral && block.headings.length > 0 && headings.length === 0;
  const around = {
    headings: isOfOthers || isAway ? [[], ...headings] : headings,
    document: isTurned || isAway || isBeside ? null : subject,
    speaker,
  };
  const named = findCompanies(block.text, reading.company, reading.others);
  earlier.last = named.at(-1)?.key ?? earlier.last;
  earlier.topic = topicAfter(named, about, earlier.topic);
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
