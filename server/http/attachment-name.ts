/** `content-disposition` of an attachment with a name in any script (RFC 6266, RFC 8187). */
export function attachmentNamed(name: string): string {
  return `attachment; filename="file"; filename*=UTF-8''${encodeName(name)}`;
}

/** These four mean something in a header value and are left alone by encodeURIComponent. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
