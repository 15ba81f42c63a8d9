const field =
  /^(?:field|question|item|attribute|criterion|data point|feld|frage|merkmal|kriterium|angabe|position)$/iu;
const answer =
  /^(?:answer|value|response|details?|entry|reply|antwort|wert|eintrag|auskunft|inhalt|angaben?)$/iu;

/** "Field | Answer": each row below is a fact of its own, with its label; no second row of names belongs to the header. */
export const isFormHead = (first: string, second: string): boolean =>
  field.test(first.trim()) && answer.test(second.trim());
