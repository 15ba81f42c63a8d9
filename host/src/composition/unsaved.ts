/** What is unsaved, by the name its place gave it. */
const unsaved = new Set<string>();

export function setUnsaved(what: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(what);
  else unsaved.delete(what);
}
