import type { Block } from '../../report/blocks.ts';
import { paragraph, table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { businessAt } from '../../screen-rules/screen.ts';
import { textAt } from '../../screen-rules/universe.ts';
import { rowMark } from '../ground/table-figures.ts';
import { screenTexts, section } from './messages/screen-texts.ts';
import { cellMark, nameOf, ruleText, type Outcome, type ScreenWriting } from './screening.ts';
import { countMark, rejections } from './write-head.ts';

const isMet = (one: string) => one === 'met';
const brokenCount = ({ verdicts }: Outcome) => verdicts.filter((one) => !isMet(one)).length;

function reasonsOf(w: ScreenWriting, outcome: Outcome): Said[][] {
  const { rules, universe } = w.screening;
  const texts = screenTexts().why;
  return outcome.verdicts.flatMap((verdict, i): Said[][] => {
    const rule = rules[i];
    if (rule === undefined || verdict === 'met') return [];
    const cell =
      verdict === 'missing'
        ? texts.empty
        : rule.kind === 'word'
          ? rule.isBegun === true
            ? businessAt(universe, outcome.row)
            : textAt(universe.found.at[rule.role], outcome.row)
          : cellMark(w, outcome.row, rule.role);
    const why = verdict === 'loss' ? words`${cell} (${texts.loss})` : cell;
    return [[ruleText(universe, rule), why]];
  });
}

/** How many companies each rule rejects, and of each the rule and the value behind it; the nearest misses first. */
export function writeWhy(w: ScreenWriting, most: number): Block[] {
  const texts = screenTexts().why;
  const { outcomes, rules, source } = w.screening;
  const rejected = outcomes
    .filter(({ verdicts }) => !verdicts.every(isMet))
    .toSorted((a, b) => brokenCount(a) - brokenCount(b) || a.at - b.at);
  if (rules.length === 0 || rejected.length === 0) return section('why', paragraph(texts.none));
  const counts = rejections(w).map(({ text, i, broken, alone, open }): Said[] => {
    const mark = (kind: string, label: string, some: readonly Outcome[]) =>
      countMark(
        w,
        { id: `${kind}-${i + 1}`, label },
        some.map(({ row }) => row),
      );
    return [
      text,
      mark('rejected', texts.rejects(text), broken),
      mark('alone', texts.alone(text), alone),
      mark('open', texts.open(text), open),
    ];
  });
  const rows = rejected
    .slice(0, most)
    .flatMap((outcome) =>
      reasonsOf(w, outcome).map(([rule = '', value = '']): Said[] => [
        words`${nameOf(w.screening, outcome.row)} ${rowMark(w, source, outcome.row)}`,
        rule,
        value,
      ]),
    );
  return section(
    'why',
    table(texts.ruleHead, counts, { right: [1, 2, 3], form: 'plain', title: texts.rules }),
    table(texts.head, rows, { right: [2] }),
    ...(rejected.length > most ? [paragraph(texts.more)] : []),
    paragraph(texts.note),
  );
}
