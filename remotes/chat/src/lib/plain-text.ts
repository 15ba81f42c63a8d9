/**
 * The words of a markdown text as they are on the page, without the signs that shape them. Formulas and code keep
 * their own signs.
 */
export function plainText(markdown: string): string {
  return markdown
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/u)
    .map((piece, index) => (index % 2 === 1 ? codeOf(piece) : wordsOf(piece)))
    .join('');
}

const codeOf = (piece: string): string =>
  piece.startsWith('```') ? piece.replace(/^```[^\n]*\n?/u, '').replace(/\n?```$/u, '') : piece.slice(1, -1);

function wordsOf(text: string): string {
  return text
    .replaceAll(/^ {0,3}(?:#{1,6} +|(?:> ?)+|[-*+] +)/gmu, '')
    .replaceAll(/^\|?[ :|-]*-{3,}[ :|-]*$/gmu, '')
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\n]*\)/gu, '$1')
    .replaceAll(/(\*\*|__|~~)(?=\S)([^\n]*?\S)\1/gu, '$2')
    .replaceAll(/(?<![\p{L}\p{N}*_\\])([*_])(?=\S)([^*_\n]*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replaceAll(/ *\| */gu, ' ')
    .replaceAll(/\\([!-/:-@[-`{-~])/gu, '$1');
}
