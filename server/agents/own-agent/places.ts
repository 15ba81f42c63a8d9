/** `{name}` in a question; capitals and spaces around it do not matter. */
const place = /\{\s*([a-z][a-z0-9_]{0,29})\s*\}/gi;

/** The fields a question asks for. */
export const placesIn = (question: string): string[] =>
  [...question.matchAll(place)].map(([, name = '']) => name.toLowerCase());

/**
 * A question with what was given in place of each `{name}`; null where one of them was left empty: half a question is
 * not asked.
 */
export function filledQuestion(question: string, inputs: Readonly<Record<string, string>>): string | null {
  if (placesIn(question).some((name) => !inputs[name]?.trim())) return null;
  return question.replace(place, (_, name: string) =>
    (inputs[name.toLowerCase()] ?? '').replace(/\s+/g, ' ').trim(),
  );
}
