/** Class names in order, without the empty ones. A module's missing key is simply left out. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
