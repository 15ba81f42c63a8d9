/** Where a second question begins: a comma or "and" with a word that asks behind it. */
const nextQuestion =
  /\?\s+(?=\p{L})|(?:,|;)?\s+(?:and|und)\s+(?=(?:how|who|whom|whose|when|what|where|which|why|wie|wer|wen|wem|wessen|wann|was|wo|woher|wohin|welche[rsnm]?|warum)\b)/iu;

/** Each question of a message that asks several: "Who supplies the cells and how long did it stop?" */
export function questionsIn(prompt: string): string[] {
  const parts = prompt.split(nextQuestion).map((part) => part.replace(/[?\s]+$/u, '').trim());
  const asked = parts.filter((part) => part !== '');
  return asked.length > 1 ? asked : [prompt];
}
