import { plainText } from './plain-text.ts';

const SOURCE_LINK = /\[([^\]]*)\]\(#source:\d+\)/gu;
const FIGURE_LINK = /\[([^\]]*)\]\(#figure:[^)]*\)/gu;
const CLAIM_LINK = /\[([^\]]*)\]\(#claim:[^)]*\)/gu;

/** An answer as Markdown for elsewhere: what leads somewhere on the page alone is only said. */
export function copiedMarkdown(answer: string): string {
  return answer
    .replaceAll(SOURCE_LINK, '[$1]')
    .replaceAll(FIGURE_LINK, '$1')
    .replaceAll(CLAIM_LINK, '($1)')
    .trim();
}

/** An answer as the words that are on the page. */
export const copiedText = (answer: string): string => plainText(copiedMarkdown(answer)).trim();
