const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML, in an element or in a quoted attribute: whatever a document says stays text. */
export function escapeHtml(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- not allowed in HTML
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      .toWellFormed()
      .replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '')
  );
}
