import type { TextColumn } from '../table/table.ts';

const answers = {
  yes: /^(?:yes|y|true|ja|j|wahr)$/i,
  no: /^(?:no|n|false|nein|falsch)$/i,
} as const;

/** The word of a column of yes and no that says one of them, as a list; null for any other column. */
export function answersOf({ words }: TextColumn, which: keyof typeof answers): string[] | null {
  const filled = words.filter((word) => word !== '');
  const isOfBoth =
    filled.length > 0 && filled.every((word) => answers.yes.test(word) || answers.no.test(word));
  const said = filled.filter((word) => answers[which].test(word));
  return isOfBoth && said.length === 1 ? said : null;
}
