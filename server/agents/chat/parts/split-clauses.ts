import { askingWord, asks, auxiliaryFirst, hasVerb, setsSideBySide } from './question-words.ts';

/** Behind these a clause may begin that asks something else. */
const joint = new RegExp(
  `(?:[,;]\\s*)?\\s(?:and|und|as well as|sowie)\\s+(?:(?:also|then|please|auch|dann|bitte|außerdem)\\s+)?(?=(?:${askingWord}|show me|tell me|give me|list|zeige? mir|sage? mir|nenne? mir|gib mir)(?![\\p{L}\\p{N}]))`,
  'giu',
);

/** A comma before a clause that can only be a question of its own: ", which were open" and ", wer" tell of what is before. */
const commaJoint =
  /,\s+(?=(?:what|was)\s+(?:is|are|was|were|did|does|ist|sind|war|waren|kostet)\b|how\s|wie\s+(?:viel|viele|hoch|groß|lange|oft|alt|teuer|schwer)\b|which\s+(?!(?:is|are|was|were|did|do|does|has|have|had|can|could|will|would|should|may|the|a|we|they|he|she|it|I|you)\b)|(?:when|where|wann)\s+(?:is|are|was|were|did|does|do|will|ist|sind|war|waren|wird|wurde|hat|endet|beginnt)\b)|,\s+(?=welche[rsnm]?\s+\p{Lu})/giu;

/** "In March, what was …": holds for all that is asked behind it. */
const fronted =
  /^((?:in|for|during|since|from|between|im|für|während|seit|von|am|bei|nach|according to|laut)\s[^,?]{1,60}),\s+(?=\p{L})/iu;

/** Words of a clause that tell of a thing: another one of them behind "and" tells more of it. */
const relative = /\s(?:who|whose|which|that|where)\s/iu;

/** The words at which a question would begin say which one it is: "and which region", not "and which were late". */
function beginsQuestion(rest: string): boolean {
  const word = asks.exec(rest)?.[0] ?? '';
  if (word === '') return true;
  const behind = rest.slice(word.length).trim();
  const count = behind.split(/\s+/u).filter((one) => one !== '').length;
  if (count < 2 && !/^(?:who|wer)$/iu.test(word)) return false;
  return !(/^(?:which|welche[rsnm]?)$/iu.test(word) && auxiliaryFirst.test(behind));
}

/** "Customers who bought lamps and who live in Hull" is one. */
function isMoreOfTheSame(left: string, rest: string): boolean {
  const word = (asks.exec(rest)?.[0] ?? '').toLowerCase();
  const behind = left.replace(/^\S+\s/u, ' ');
  if (/^(?:who|whose|where)$/u.test(word)) return relative.test(behind);
  return /^(?:which|welche[rsnm]?)$/u.test(word) && new RegExp(`\\s${word}\\s`, 'iu').test(behind);
}

const placesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ at: index, end: index + found.length }));

/** Takes one sentence apart where "and" begins another question, and the commas before it that do. */
export function splitClauses(sentence: string): string[] {
  if (setsSideBySide.test(sentence)) return [sentence];
  const joints = placesOf(sentence, joint);
  if (joints.length === 0) return [sentence];
  const before = fronted.exec(sentence);
  const front = before === null ? '' : before[0];
  const commas = placesOf(sentence, commaJoint).filter(
    ({ at }) => at >= front.length && !joints.some((one) => at >= one.at && at < one.end),
  );
  const cuts = [...joints, ...commas].filter(({ at }) => at > front.length).toSorted((a, b) => a.at - b.at);
  const pieces: string[] = [];
  let from = front.length;
  for (const { at, end } of cuts) {
    const left = sentence.slice(from, at).trim();
    const rest = sentence.slice(end);
    if (!hasVerb(left) || !beginsQuestion(rest) || isMoreOfTheSame(left, rest)) continue;
    pieces.push(left);
    from = end;
  }
  pieces.push(sentence.slice(from).trim());
  return pieces.map((piece) => `${front}${piece}`);
}
