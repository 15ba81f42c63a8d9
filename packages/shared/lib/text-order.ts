/** Order of days, instants and ids: by their characters' codes, the same on every machine. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

let collator: Intl.Collator | undefined;

/** Order of names and titles as people read them: accents and capitals beside their plain letters, on every machine alike. */
export function byName(a: string, b: string): number {
  collator ??= new Intl.Collator('en');
  return collator.compare(a, b);
}
