import type { Claim } from '../../claims/claim.ts';
import { isSameValue, timeOf } from '../../compare/compare-claims.ts';
import { heldValue } from '../../compare/derive-claims.ts';
import type { Block } from '../../report/blocks.ts';
import { table } from '../../report/build-blocks.ts';
import { words, type Said } from '../../report/words.ts';
import { companyTexts } from './messages/company-texts.ts';
import { timeText, valueText } from './value-text.ts';
import { attributeOf, marksOf, nameOf, type Writing } from './writing.ts';

/** Values that a source gave up for others: no contradiction, and nothing a reader should have to find for himself. */
export function writeRestated(writing: Writing): Block[] {
  const { findings, step } = writing;
  const texts = companyTexts();
  const marks = (claims: readonly Claim[]) =>
    marksOf(
      step,
      claims.map(({ place }) => findings.evidence(place)),
    );
  const superseded = findings.comparisons.flatMap(({ values }) =>
    values.flatMap(({ state, claims }) => (state === 'superseded' ? claims.slice(0, 1) : [])),
  );
  const givenUp = findings.own.filter(({ polarity, part }) => polarity === 'corrected' && part === null);
  const rows = [...givenUp, ...superseded].flatMap((claim): Said[][] => {
    const attribute = attributeOf(claim.attribute);
    const time = timeOf(claim, attribute, findings.yearEnd);
    const held = heldValue(findings.comparisons, claim.attribute, time);
    if (held === null || time === '' || isSameValue(held.quantity, claim.value)) return [];
    return [
      [
        // As its source says it: "of 2024", and no day of that year.
        `${nameOf(claim.attribute)} ${timeText(claim.asOf ?? time)}`,
        words`${valueText(held.claim.value)}${marks([held.claim])}`,
        words`${valueText(claim.value)}${marks([claim])}`,
      ],
    ];
  });
  return rows.length === 0
    ? []
    : [table(texts.restatedHead, rows, { form: 'side-by-side', title: texts.restatedTitle })];
}
