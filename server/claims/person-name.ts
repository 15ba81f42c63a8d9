/** A name of a person as a form or table writes it; null for anything that does not look like one. */
export function personName(text: string): string | null {
  const name = text
    .replace(/\(.*?\)/g, '')
    .replace(/^(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? |Herrn? |Frau )+/u, '')
    .trim();
  return /^\p{Lu}[\p{L}'’.-]*(?: (?:van|von|de|der|den|da|di|la|le|zu|al|bin|\p{Lu}[\p{L}'’.-]*)){1,4}$/u.test(
    name,
  )
    ? name
    : null;
}
