import type { Claim } from '../../claims/claim.ts';
import type { Guidance } from '../../compare/guidance.ts';
import type { Block } from '../../report/blocks.ts';
import { table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said } from '../../report/words.ts';
import { dayText } from '../../tools/number-text.ts';
import { companyTexts } from './messages/company-texts.ts';
import { timeText, valueText } from './value-text.ts';
import { marksOf, nameOf, type Writing } from './writing.ts';

const isResult = ({ polarity, voice }: Claim) => polarity === 'stated' && voice === 'own';

/** What became of an expectation: a claim of each value that its documents give as the result; none while there is none. */
export function resultsOf(
  { findings }: Pick<Writing, 'findings'>,
  { attribute, time }: Pick<Guidance, 'attribute' | 'time'>,
): Claim[] {
  return findings.comparisons
    .filter((one) => one.attribute === attribute && one.time === time && one.part === null)
    .flatMap(({ values }) => values.filter(({ state }) => state === 'holds'))
    .flatMap(({ claims }) => claims.find(isResult) ?? []);
}

/** What is expected, beside what was said of the same before; and what was expected, beside what came of it. */
export function writeGuidance(writing: Writing): Block[] {
  const { guidance } = writing.findings;
  return [
    ...writeOpen(
      writing,
      guidance.filter((one) => resultsOf(writing, one).length === 0),
    ),
    ...writeMet(writing, guidance),
  ];
}

/** "We expect to employ 500 people by 2025" names a year, not its last day. */
function timeSaid({ statements, time }: Guidance): string {
  const years = new Set(statements.map(({ claim }) => claim.asOf));
  const [year] = years;
  return years.size === 1 && year != null && /^\d{4}$/u.test(year) ? year : time;
}

function writeMet(writing: Writing, guidance: readonly Guidance[]): Block[] {
  const texts = companyTexts();
  const marks = (claim: Claim) => marksOf(writing.step, [writing.findings.evidence(claim.place)]);
  const rows = guidance.flatMap((one): Said[][] => {
    const results = resultsOf(writing, one);
    const [newest] = one.statements;
    if (results.length === 0 || newest === undefined) return [];
    const { claim } = newest;
    const day = claim.saidOn === null ? texts.guidanceStates.undated : dayText(claim.saidOn);
    return [
      [
        `${nameOf(one.attribute)} ${timeText(one.time)}`,
        words`${valueText(claim.value)} (${day})${marks(claim)}`,
        joinWords(
          results.map((result) => words`${valueText(result.value)}${marks(result)}`),
          texts.or,
        ),
      ],
    ];
  });
  return rows.length === 0
    ? []
    : [table(texts.guidanceMetHead, rows, { form: 'side-by-side', title: texts.guidanceMetTitle })];
}

function writeOpen({ step, findings }: Writing, guidance: readonly Guidance[]): Block[] {
  const texts = companyTexts();
  const rows = guidance.map((one): Said[] => {
    const said = one.statements.map(({ claim, state }) => {
      const day = claim.saidOn === null ? '' : dayText(claim.saidOn);
      // One statement stands alone, with its day or that it has none.
      const undated = state === 'only' && day === '' ? texts.guidanceStates.undated : '';
      const about = [state === 'only' || state === 'latest' ? undated : texts.guidanceStates[state], day]
        .filter((text) => text !== '')
        .join(', ');
      const marks = marksOf(step, [findings.evidence(claim.place)]);
      return {
        isNow: state === 'only' || state === 'latest',
        text: words`${valueText(claim.value)}${about === '' ? '' : ` (${about})`}${marks}`,
      };
    });
    const of = (isNow: boolean) =>
      joinWords(
        said.filter((other) => other.isNow === isNow).map(({ text }) => text),
        '; ',
      );
    const [now, before] = [of(true), of(false)];
    return [
      `${nameOf(one.attribute)} ${timeText(timeSaid(one))}`,
      now.length > 0 ? now : '—',
      before.length > 0 ? before : '—',
    ];
  });
  return rows.length === 0
    ? []
    : [table(texts.guidanceHead, rows, { form: 'side-by-side', title: texts.guidanceTitle })];
}
