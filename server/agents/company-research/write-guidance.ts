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

/** The time an expectation is of, as its sources say it: "equity of 2026" is no day. */
function expectedTime({ time, statements }: Pick<Guidance, 'time' | 'statements'>): string {
  const [said, other] = [...new Set(statements.map(({ claim }) => claim.asOf))];
  const isYear = other === undefined && said != null && /^\d{4}$/u.test(said);
  return isYear ? said : timeText(time);
}

/** "budget, as of 3 Mar 2025", "no date read": whose an expectation is, and of which day. */
export function standing({ basis, saidOn }: Pick<Claim, 'basis' | 'saidOn'>): string {
  const texts = companyTexts();
  const day = saidOn === null ? texts.guidanceStates.undated : texts.standOf(dayText(saidOn));
  return basis === undefined ? day : `${texts.planned[basis]}, ${day}`;
}

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

function writeMet(writing: Writing, guidance: readonly Guidance[]): Block[] {
  const texts = companyTexts();
  const marks = (claim: Claim) => marksOf(writing.step, [writing.findings.evidence(claim.place)]);
  const rows = guidance.flatMap((one): Said[][] => {
    const results = resultsOf(writing, one);
    const [newest] = one.statements;
    if (results.length === 0 || newest === undefined) return [];
    const { claim } = newest;
    return [
      [
        `${nameOf(one.attribute)} ${expectedTime(one)}`,
        words`${valueText(claim.value)} (${standing(claim)})${marks(claim)}`,
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
    const marks = ({ place }: Pick<Claim, 'place'>) => marksOf(step, [findings.evidence(place)]);
    const said = one.statements.map(({ claim, state, by }) => {
      const isNow = state === 'only' || state === 'latest';
      const became = isNow || state === 'undated' ? [] : [texts.guidanceStates[state]];
      const about = [standing(claim), ...became].join(', ');
      const newer = by === undefined ? '' : words`: ${texts.inQuotes(by.place.quote)}${marks(by)}`;
      return { isNow, text: words`${valueText(claim.value)} (${about})${marks(claim)}${newer}` };
    });
    const of = (isNow: boolean) =>
      joinWords(
        said.filter((other) => other.isNow === isNow).map(({ text }) => text),
        '; ',
      );
    const [now, before] = [of(true), of(false)];
    return [
      `${nameOf(one.attribute)} ${expectedTime(one)}`,
      now.length > 0 ? now : '—',
      before.length > 0 ? before : '—',
    ];
  });
  return rows.length === 0
    ? []
    : [table(texts.guidanceHead, rows, { form: 'side-by-side', title: texts.guidanceTitle })];
}
