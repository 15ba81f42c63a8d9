/** "Wiedemann, Katrin, Immenstadt, *23.09.1979" as a register writes people. */
const registered =
  /(?:Dr\. )?(?<family>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?), (?:Dr\. )?(?<given>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?), \p{Lu}[\p{L} ./-]{1,40}, \*\s?\d/gu;

/** Names of the people a value lists as a register does, given name first. */
export function registerNames(value: string): string[] {
  return [...value.matchAll(registered)].map(
    (match) => `${match.groups?.given ?? ''} ${match.groups?.family ?? ''}`,
  );
}
