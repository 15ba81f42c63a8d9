import { findSentenceEnd } from './sentence-end.ts';

/** A part of a sentence that says one thing of numbers. */
export interface Segment {
  readonly own: string;
  /** With the part before it, where it says too little alone: "after EUR 389.1 million in 2024". */
  readonly whole: string;
}

const comma =
  /,\s+|\s+(?=(?:and|und|but|while|whereas|although|though|sondern|aber|während|wohingegen|obwohl)\s)/u;

/** A word that is about something: no name, no number, no small word. */
type HasContent = (text: string) => boolean;

/** Cuts a text where one number ends and another begins; parts without numbers stay with those they lead to. */
export function segmentsOf(text: string, hasContent: HasContent): Segment[] {
  return text
    .split(/\n+|;\s+/)
    .flatMap(sentencesOf)
    .flatMap((sentence) => segmentsOfSentence(sentence, hasContent));
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let rest = text;
  for (;;) {
    const found = findSentenceEnd(rest, 0, true);
    if (found.kind === 'open' || found.end >= rest.length) return [...sentences, rest];
    sentences.push(rest.slice(0, found.end));
    rest = rest.slice(found.end).trimStart();
  }
}

function segmentsOfSentence(sentence: string, hasContent: HasContent): Segment[] {
  const parts: string[] = [];
  for (const piece of sentence.split(comma).filter((one) => one.trim() !== '')) {
    const last = parts.at(-1);
    // A part that has its number is full; one without goes on, as in "The chief, Jane Roe, expects 5 %".
    if (last === undefined || /\d/.test(last)) parts.push(piece);
    else parts[parts.length - 1] = `${last}, ${piece}`;
  }
  const tail = parts.at(-1);
  if (parts.length > 1 && tail !== undefined && !/\d/.test(tail))
    parts.splice(-2, 2, `${parts.at(-2)}, ${tail}`);
  return parts.map((own, index) => ({
    own,
    whole: index > 0 && !hasContent(own) ? `${parts[index - 1]}, ${own}` : own,
  }));
}
