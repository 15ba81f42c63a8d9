import { titles } from '../../messages/titles-texts.ts';

const maxTitleLength = 60;

/** A short title from the first message: its first line without markdown marks, cut at a word. */
export function titleFrom(text: string): string {
  const line =
    text
      .split('\n')
      .map((one) =>
        one
          .replace(/^[#>\-*\s]+/, '')
          .replaceAll(/`+|\*\*+|__+|(?<![\w*])[*_](?=\S)|(?<=\S)[*_](?![\w*])/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      )
      .find(Boolean) ?? '';
  if (line.length <= maxTitleLength) return line || titles().newChat;
  const cut = line.slice(0, maxTitleLength + 1);
  const space = cut.lastIndexOf(' ');
  const short = space > 20 ? cut.slice(0, space) : cut.slice(0, maxTitleLength);
  // A cut may leave half of a character, and looks better without a comma before the dots.
  return `${short.replace(/[\ud800-\udbff]$/, '').replace(/[,;:.\s]+$/, '')}…`;
}
