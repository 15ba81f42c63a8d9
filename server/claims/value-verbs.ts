import type { Token } from './tag-sentence.ts';

/** "net debt *ended the year* at", "*closed 2024* at": index of the last token before the preposition; `at` where no year is closed there. */
export function closingAt(tokens: readonly Token[], at: number): number {
  if (!/^(?:ended|closed|finished|ends|closes)$/.test(tokens[at]?.lower ?? '')) return at;
  for (let i = at + 1; i < at + 5; i += 1) {
    const token = tokens[i];
    if (/^(?:at|on)$/.test(token?.lower ?? '')) return i > at + 1 ? i - 1 : at;
    if (token?.kind !== 'period' && !/^(?:the|its|year|fiscal|financial)$/.test(token?.lower ?? ''))
      return at;
  }
  return at;
}

const fraction =
  /^by (?:(?:about|around|almost|nearly|over|more than|just|some|roughly|well over) )*an? (?:half|third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)(?: |$)/u;

/** "rose *by almost a fifth* to": how much it moved, in a word; index of its last token, `at` where none begins. */
export function fractionAt(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.lower !== 'by') return at;
  const words = tokens
    .slice(at, at + 6)
    .map((token) => token.lower)
    .join(' ');
  const found = fraction.exec(words)?.[0].trim();
  return found === undefined ? at : at + found.split(' ').length - 1;
}

/** What is said of a value behind it and leaves it as it is: "passed the £48 million *mark*", "topped £48 million *for the first time*". */
export function afterValue(tokens: readonly Token[], at: number): number {
  if (/^(?:mark|barrier|threshold|milestone)$/.test(tokens[at]?.lower ?? '')) return at + 1;
  const words = tokens
    .slice(at, at + 5)
    .map((token) => token.lower)
    .join(' ');
  const found = /^for the (?:first|second) time(?: ever)?(?= [.,;)]|$)/u.exec(words)?.[0];
  return found === undefined ? at : at + found.split(' ').length;
}

/** "Over five years revenue rose from … to …", "since 2019": what it was before is not of the year before. */
export const spansYears = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower }) =>
    /^(?:since|years|decades?|months|quarters?|half|half-year|seit|jahren|jahrzehnts?|monaten|quartal|halbjahr)$/.test(
      lower,
    ),
  );
