import { statementTexts } from '../../statements/messages/statement-texts.ts';
import type { Statements } from '../../statements/read-statements.ts';
import type { Dossier } from '../ground/dossier.ts';
import { lineName, yearText } from '../ground/statement-figures.ts';

/** What of the accounts was not used, each as a line with its reason. */
export function statementsLeft({ disputed, unused }: Statements, dossiers: readonly Dossier[]): string[] {
  const texts = statementTexts();
  const nameOf = (document: string) => dossiers.find(({ key }) => key === document)?.name ?? document;
  return [
    ...disputed.map(([{ line, time }]) => texts.disputed(lineName(line), yearText(time))),
    ...unused.map(
      ({ source, name, reason }) => `${nameOf(source.document)}, ${name}: ${texts.unused[reason]}`,
    ),
  ];
}
