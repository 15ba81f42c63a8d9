import { currentLanguage } from '../../language/language.ts';

/** A German reader writes 4.310,5 and “15 % von 80”; the calculator reads 4310.5 and “15% of 80”. */
function inPoints(prompt: string): string {
  if (currentLanguage() !== 'de') return prompt;
  return prompt
    .replace(/\d{1,3}(?:\.\d{3})+(?!\d)/g, (number) => number.replaceAll('.', ''))
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(/(%|\bProzent)\s*von\b/gi, '% of')
    .replace(/^(?:die )?Änderung von (\S+) auf (\S+)$/i, 'change from $1 to $2');
}

/** "what is 15% of 4,310?" → "15% of 4,310"; null when the question is no calculation. */
export function findExpression(prompt: string): string | null {
  const text = inPoints(prompt)
    .trim()
    .replace(
      /^(?:(?:please|bitte)\s+)?(?:(?:what(?:'s| is| are)|how much is|calculate|compute|work out|evaluate|was (?:ist|sind|ergibt)|wie ?viel (?:ist|sind)|berechne|rechne)\s+)?/i,
      '',
    )
    .replace(/[?=.!\s]+$/, '');
  const change = /^(?:the )?(?:percentage |percent )?change from ([\d.,]+) to ([\d.,]+)$/i.exec(text);
  if (change) return `(${plain(change[2])} / ${plain(change[1])} - 1) * 100`;
  const share =
    /^(?:what )?(?:percent(?:age)?|share) (?:is )?(?:of )?([\d.,]+) (?:is )?(?:of|out of) ([\d.,]+)$/i.exec(
      text,
    );
  if (share) return `${plain(share[1])} / ${plain(share[2])} * 100`;
  if (text.length > 300 || !/\d/.test(text)) return null;
  const words = text.match(/[a-z_]+/gi) ?? [];
  const known =
    /^(?:of|percent|pi|e|mod|abs|cbrt|ceil|cos|exp|factorial|floor|log|log10|log2|max|mean|median|min|pow|round|sign|sin|sqrt|std|sum|tan|variance)$/i;
  if (!words.every((word) => known.test(word))) return null;
  const hasWork = /[+*/^×÷!]|\d\s*[-−]\s*[\d(]|%\s*of|percent of|[a-z0-9]+\s*\(/i.test(text);
  // A bare date or range such as 2026-11-19 is no calculation.
  return hasWork && /^[\d\s.,+\-−*/^()%×÷!$€£a-z]+$/i.test(text) && !/^\d{4}-\d{2}-\d{2}$/.test(text)
    ? text
    : null;
}

function plain(number: string | undefined): string {
  return (number ?? '').replace(/,(?=\d{3}\b)/g, '').replace(/[.,]$/, '');
}
