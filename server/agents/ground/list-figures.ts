import { textOf, type ListEntry } from '../../lists/list-entries.ts';
import { words, type Said, type Words } from '../../report/words.ts';
import { rowMark, type FigureInput, type TableWriting } from './table-figures.ts';

/** What is said of an entry of a list, with its row behind it. */
export const entrySaid = <R extends string>(
  w: TableWriting,
  { source, row }: ListEntry<R>,
  said: Said,
): Words => words`${said}${rowMark(w, source, row)}`;

/** Cells of an entry as what went into a figure, each under what a person calls its column; those it has not are left out. */
export const entryCells = <R extends string>(
  entry: ListEntry<R>,
  roleNames: Readonly<Record<R, string>>,
  ...roles: readonly R[]
): FigureInput[] =>
  roles.flatMap((role) => {
    const { source, row, at } = entry;
    const column = at[role];
    return column === undefined
      ? []
      : [{ name: roleNames[role], value: textOf(entry, role), cell: { source, row, column } }];
  });
