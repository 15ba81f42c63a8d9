/**
 * What a field shows after a change: formatted while text is added at its end, as typed otherwise, so that a
 * correction in the middle does not throw the caret to the end. Format it again when the field is left.
 */
export function afterTyping(before: string, typed: string, format: (text: string) => string): string {
  return typed.startsWith(before) ? format(typed) : typed;
}
