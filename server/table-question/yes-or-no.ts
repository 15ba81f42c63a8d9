import type { TextColumn } from '../table/table.ts';

const answers = {
  yes: /^(?:yes|y|true|ja|j|wahr)$/i,
  no: /^(?:no|n|false|nein|falsch)$/i,
} as const;

/** Neither of both. */
const open =
  /^(?:maybe|perhaps|unsure|not sure|undecided|don['’]?t know|do not know|vielleicht|weiß nicht|weiss nicht|unentschieden|k\.? ?a\.?)$/i;

/** The word of a column of yes and no that says one of them, as a list; null for any other column. */
export function answersOf({ words }: TextColumn, which: keyof typeof answers): string[] | null {
  const filled = words.filter((word) => word !== '');
  const clear = filled.filter((word) => answers.yes.test(word) || answers.no.test(word));
  const isOfBoth = clear.length > 0 && filled.every((word) => clear.includes(word) || open.test(word));
  // "Who would not" may be those who said no, or all who did not say yes.
  const isOpen = which === 'no' && clear.length < filled.length;
  const said = filled.filter((word) => answers[which].test(word));
  return isOfBoth && !isOpen && said.length === 1 ? said : null;
}
