/** The commands that a query means: those with every word of it in their label; all of them before anything is typed. */
export function commandsFor<Command extends { readonly label: string }>(
  commands: readonly Command[],
  query: string,
): readonly Command[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
}
