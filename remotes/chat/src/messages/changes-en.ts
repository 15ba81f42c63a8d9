import { wholeNumber } from '@loupe/shared/lib/whole-number';
import { creditsText } from './en.ts';

const countText = (count: number, one: string, many: string) =>
  `${wholeNumber(count, 'en')} ${count === 1 ? one : many}`;

/** Texts of what changed from one run to the next. */
export const changesTexts = {
  changes: 'Changes',
  loading: 'Comparing the runs',
  failed: 'The runs could not be compared.',
  first: 'Nothing was asked the same before.',
  firstHint: 'Run this again later: what is new, gone or changed since then is shown here.',
  same: (when: string) => `Nothing has changed since ${when}.`,
  sameHint: (count: number) =>
    `${countText(count, 'finding, number or statement reads', 'findings, numbers and statements read')} as before.`,
  since: (when: string) => `Compared with the run of ${when}`,
  counts: (fresh: number, gone: number, changed: number, same: number) =>
    `${fresh} new, ${gone} gone, ${changed} changed, ${same} as before`,
  groups: { changed: 'Changed', fresh: 'New', gone: 'Gone' },
  kinds: { finding: 'Finding', figure: 'Number', claim: 'Statement' },
  before: 'Before',
  now: 'Now',
  openFigure: (value: string) => `Number ${value}: how it was computed`,
  all: (count: number) => `Show all ${count}`,
  earlierChat: 'Open the earlier chat',
  again: (held: number) => `Run again, hold up to ${creditsText(held)}`,
  busy: 'This chat is working on an answer. It can be run again after that.',
  howCompared:
    'Findings and numbers are compared by what they are about, statements by their words. A statement that was only reworded counts as gone and new.',
} as const;
