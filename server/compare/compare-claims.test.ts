import { describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { calendarYear } from '../claims/business-year.ts';
import { readTexts } from '../claims/testing/claims-of.ts';
import { companyAttributes } from '../packs/company/attributes.ts';
import { companyFigures } from '../packs/company/figures.ts';
import { companyRoles } from '../packs/company/roles.ts';
import { compareClaims } from './compare-claims.ts';
import { deriveClaims } from './derive-claims.ts';
import { guidanceOf } from './guidance.ts';
import { peopleOverTime } from './people-over-time.ts';

const attributes = [...companyAttributes, ...companyFigures];
const about = (...sentences: string[]) => {
  const read = readTexts(
    'Verdane Optics',
    sentences.map((text) => ({ text: `# Verdane Optics\n\n${text}`, language: 'en' as const })),
  );
  return read.claims.filter((claim) => claim.entity === read.company.key);
};
const relation = (attribute: string, ...sentences: string[]) =>
  atOnce(compareClaims(about(...sentences), attributes, calendarYear))
    .filter((one) => one.attribute === attribute)
    .map((one) => [one.time, one.relation]);
const form = (one: string, two: string) => relation('legal_form', `Legal form: ${one}`, `Legal form: ${two}`);
/** How the claims of sentences compare, with each value shown. */
const shown = (...sentences: string[]) =>
  atOnce(compareClaims(about(...sentences), attributes, calendarYear)).map(({ relation: how, values }) => [
    how,
    ...values.map(({ value }) => (value.kind === 'quantity' ? value.value : value)).sort(),
  ]);

describe('claims of one attribute and time', () => {
  it('agree after conversion of scale, as exactly as they are written', () => {
    expect(
      relation(
        'revenue',
        'Revenue in 2024 was EUR 48.2 million.',
        'Revenue in 2024 was EUR 48,231 thousand.',
      ),
    ).toEqual([['2024', 'agrees']]);
  });

  it('are given by the most exact of them, and exact ones differ, in whatever order they were read', () => {
    const rough = 'Revenue in 2024 was more than EUR 48 million.';
    const [fine, other] = [
      'Revenue in 2024 was EUR 48,231 thousand.',
      'Revenue in 2024 was EUR 48,902 thousand.',
    ];
    expect(shown(rough, fine)).toEqual([['agrees', 48_231_000]]);
    expect(shown(fine, rough)).toEqual([['agrees', 48_231_000]]);
    expect(shown(rough, fine, other)).toEqual([['differs', 48_231_000, 48_902_000]]);
    expect(shown(other, rough, fine)).toEqual([['differs', 48_231_000, 48_902_000]]);
  });

  it('agree where a legal form is written in full and for short', () => {
    expect(form('GmbH', 'Gesellschaft mit beschränkter Haftung').map(([, how]) => how)).toEqual(['agrees']);
    expect(form('plc', 'Public limited company').map(([, how]) => how)).toEqual(['agrees']);
    expect(form('GmbH', 'Aktiengesellschaft').map(([, how]) => how)).toEqual(['differs']);
  });

  it('differ, and by how much', () => {
    const [found] = atOnce(
      compareClaims(
        about('Revenue in 2024 was EUR 50 million.', 'Revenue in 2024 was EUR 55 million.'),
        attributes,
        calendarYear,
      ),
    );
    expect(found).toMatchObject({ relation: 'differs' });
    expect(found?.difference).toBeCloseTo(0.1);
  });

  it('are not compared across years, quarters, currencies, parts and days', () => {
    expect(
      relation(
        'revenue',
        'Revenue in 2024 was EUR 50 million.',
        'In the fourth quarter of 2024, revenue was EUR 13 million.',
        'Revenue in 2023 was EUR 45 million.',
      ),
    ).toEqual([
      ['2024', 'alone'],
      ['2024-Q4', 'alone'],
      ['2023', 'alone'],
    ]);
    expect(
      relation('revenue', 'Revenue in 2024 was EUR 50 million.', 'Revenue in 2024 was USD 55 million.'),
    ).toEqual([['2024', 'not comparable']]);
    expect(
      relation(
        'revenue',
        'Revenue in 2024 was EUR 50 million.',
        'The Cloud segment reported revenue of EUR 9 million in 2024.',
      ),
    ).toEqual([
      ['2024', 'alone'],
      ['2024', 'alone'],
    ]);
    expect(
      relation(
        'employees',
        'At the end of 2023 Verdane Optics employed 240 people.',
        'At the end of 2024 Verdane Optics employed 260 people.',
      ),
    ).toEqual([
      ['2023-12-31', 'alone'],
      ['2024-12-31', 'alone'],
    ]);
  });

  it('yield to a restated value, and to a correction', () => {
    expect(
      relation(
        'revenue',
        'Revenue in 2023 was EUR 45.0 million.',
        'Revenue for 2023 was restated from EUR 45.0 million to EUR 44.1 million.',
      ),
    ).toEqual([['2023', 'superseded']]);
    expect(
      relation(
        'founded',
        'Verdane Optics was founded in 1980.',
        'Verdane Optics was not founded in 1980 but in 1992.',
      ),
    ).toEqual([['', 'corrected']]);
    expect(
      relation(
        'revenue',
        'Revenue in 2024 was EUR 43.1 million.',
        'Revenue in 2024 was EUR 42.8 million, not EUR 43.1 million as first published.',
      ),
    ).toEqual([['2024', 'corrected']]);
  });

  it('differ where the value that is said not to be is none of the figure', () => {
    expect(
      relation(
        'revenue',
        'Revenue in 2024 was EUR 43.1 million.',
        'Revenue in 2024 was EUR 42.8 million, not EUR 43.1 million less than planned.',
      ),
    ).toEqual([['2024', 'differs']]);
  });

  it('take no part as rumours, expectations and what was once so', () => {
    expect(
      relation(
        'employees',
        'Verdane Optics employs 240 people.',
        'According to rumours, Verdane Optics employs 5,000 people.',
      ),
    ).toEqual([['', 'alone']]);
    expect(
      relation(
        'headquarters',
        'Verdane Optics is headquartered in Lyon.',
        'The company moved its headquarters from Dijon to Lyon in 2001.',
      ),
    ).toEqual([['', 'agrees']]);
  });
});

const margins = (...sentences: string[]) =>
  atOnce(
    deriveClaims({
      comparisons: atOnce(compareClaims(about(...sentences), attributes, calendarYear)),
      attributes,
      yearEnd: calendarYear,
    }),
  )
    .filter((one) => one.attribute === 'operating_margin')
    .map((one) => [one.time, Number(one.value.toFixed(4))]);

it('computes a margin from like units of one year only, whatever their scale', () => {
  expect(
    margins('Revenue in 2024 was EUR 50 million.', 'Operating profit in 2024 was EUR 4,400 thousand.'),
  ).toEqual([['2024', 0.088]]);
  expect(
    margins('Revenue in 2024 was USD 50 million.', 'Operating profit in 2024 was EUR 4.4 million.'),
  ).toEqual([]);
  expect(
    margins('Revenue in 2023 was EUR 50 million.', 'Operating profit in 2024 was EUR 4.4 million.'),
  ).toEqual([]);
  expect(margins('Operating profit in 2024 was EUR 4.4 million.')).toEqual([]);
});

it('orders what was expected by the day it was said', () => {
  const claims = about(
    '## 3 March 2026\n\nVerdane Optics expects revenue of EUR 50 million in 2026.\n\n## 5 November 2026\n\nVerdane Optics expects revenue of EUR 55 million in 2026.',
  );
  expect(
    guidanceOf(claims, attributes, calendarYear).map((one) =>
      one.statements.map(({ claim, state }) => [claim.saidOn, state]),
    ),
  ).toEqual([
    [
      ['2026-11-05', 'latest'],
      ['2026-03-03', 'superseded'],
    ],
  ]);
});

it('tells who holds a role, held it and will hold it', () => {
  const claims = about(
    'Former Chief Financial Officer Paul Stone left in 2021.',
    'Chief Financial Officer Anna Berg denied that she will resign.',
    'Eva Stark will become Chief Operating Officer on 1 July 2027.',
  );
  expect(
    peopleOverTime(claims, companyRoles, '2026-11-20').map(({ name, role, state }) => [name, role, state]),
  ).toEqual([
    ['Paul Stone', 'cfo', 'former'],
    ['Anna Berg', 'cfo', 'current'],
    ['Eva Stark', 'coo', 'announced'],
  ]);
});
