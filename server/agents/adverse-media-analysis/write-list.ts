import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { words } from '../../report/words.ts';
import type { AskedParty } from '../../screening/party.ts';
import { entryFacts, entryName, scoreFigure, type MediaWriting } from './cite-media.ts';
import { mediaReportTexts, section } from './messages/media-texts.ts';
import { shownReasons, type ListHit } from './weigh.ts';

const whyOf = ({ hit, from }: ListHit, asked: AskedParty): string => {
  const texts = mediaReportTexts();
  const facts = entryFacts({ hit, from });
  return `${shownReasons(hit, asked)
    .map((code) => texts.reasons[code])
    .join('; ')}${facts === '' ? '' : ` (${facts})`}`;
};

/** Entries alike enough to be looked at, with their reasons. */
export function writeWatchlist(
  w: MediaWriting,
  entries: readonly ListHit[],
  asked: AskedParty,
  most: number,
  hasList: boolean,
): Block[] {
  const texts = mediaReportTexts();
  if (!hasList) return section('watchlist', paragraph(texts.noList));
  if (entries.length === 0) return section('watchlist', paragraph(texts.noEntries));
  const rows = entries
    .slice(0, most)
    .map((one) => [
      entryName(w, one),
      scoreFigure(w, one),
      texts.statuses[one.hit.status],
      whyOf(one, asked),
    ]);
  return section(
    'watchlist',
    table(texts.watchlistHead, rows, { right: [1] }),
    ...moreOf(entries.length - most),
  );
}

/** The nearest entries that are no match, and why. */
export function writeNotMatched(
  w: MediaWriting,
  near: readonly ListHit[],
  asked: AskedParty,
  most: number,
): Block[] {
  const texts = mediaReportTexts();
  if (near.length === 0) return section('notMatched', paragraph(texts.noNear));
  const rows = near.slice(0, most).map((one) => [entryName(w, one), scoreFigure(w, one), whyOf(one, asked)]);
  return section(
    'notMatched',
    table(texts.notMatchedHead, rows, { right: [1] }),
    ...moreOf(near.length - most),
  );
}

export const moreOf = (count: number): Block[] =>
  count > 0 ? [paragraph(words`${mediaReportTexts().more(count)}`)] : [];
