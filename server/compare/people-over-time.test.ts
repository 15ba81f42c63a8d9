import { expect, it } from 'vitest';
import { readTexts } from '../claims/testing/claims-of.ts';
import { companyRoles } from '../packs/company/roles.ts';
import { peopleOverTime } from './people-over-time.ts';

/** Who holds what by documents, each with what is doubted of it. */
const held = (...texts: string[]) =>
  peopleOverTime(
    readTexts(
      'Verdane Optics',
      texts.map((text) => ({ text: `# Verdane Optics plc: news\n\n${text}`, language: 'en' as const })),
    ).claims,
    companyRoles,
    '2026-11-20',
  ).map(({ name, state, isDisputed, isUncertain }) =>
    [name, state, ...(isDisputed ? ['sources differ'] : []), ...(isUncertain ? ['not certain'] : [])].join(
      ', ',
    ),
  );
const since = 'Anna Berg has been chief financial officer since 1 September 2024.';

it('one source that names a successor does not disagree with itself', () => {
  expect(held(`Chief financial officer Paul Stone opened the works. ${since}`)).toEqual([
    'Paul Stone, current, not certain',
    'Anna Berg, current',
  ]);
  expect(held(`In August our chief financial officer Paul Stone left us. ${since}`)).toEqual([
    'Paul Stone, former',
    'Anna Berg, current',
  ]);
});

it('whoever was named before a successor began held the office before', () => {
  expect(held(since, 'London, 3 May 2024. Chief financial officer Paul Stone opened the works.')).toEqual([
    'Anna Berg, current',
    'Paul Stone, former',
  ]);
  expect(held(since, 'Paul Stone has been chief financial officer since May 2019.')).toEqual([
    'Anna Berg, current',
    'Paul Stone, former',
  ]);
});

it('whoever is said to be in office before the day on which they left is not disputed', () => {
  const left = 'Former CEO: Hendrik Veld (2014 - 14 May 2025)';
  const before = 'Venlo, 6 March 2025\n\nOur chief executive officer Hendrik Veld thanks all staff.';
  const after = 'Venlo, 6 August 2025\n\nOur chief executive officer Hendrik Veld thanks all staff.';
  expect(held(left, before)).toEqual(['Hendrik Veld, former']);
  expect(held(left, after)).toEqual(['Hendrik Veld, former, sources differ']);
});

it('two sources that name different holders differ', () => {
  expect(held(since, 'London, 3 May 2025. Chief financial officer Paul Stone opened the works.')).toEqual([
    'Anna Berg, current, sources differ',
    'Paul Stone, current, sources differ',
  ]);
});

it('one source that names two holders without a beginning leaves open who it is', () => {
  expect(
    held(
      'Chief financial officer Paul Stone opened the works. Chief financial officer Anna Berg closed the sale.',
    ),
  ).toEqual(['Paul Stone, current, not certain', 'Anna Berg, current, not certain']);
});

it('whoever leaves by the day on which a successor begins does not stand against them', () => {
  expect(
    held(
      'Chief financial officer Paul Stone will step down on 31 August 2024.',
      'Chief financial officer: Paul Stone',
      since,
    ),
  ).toEqual(['Paul Stone, left', 'Anna Berg, current']);
});

it('whoever held an office for a time between two others is said to have held it so', () => {
  const [pell] = peopleOverTime(
    readTexts('Verdane Optics', [
      '# Verdane Optics plc: news\n\nSusan Pell served as interim chief financial officer until 2024.',
    ]).claims,
    companyRoles,
    '2026-11-20',
  );
  expect([pell?.state, pell?.isActing]).toEqual(['former', true]);
});

it('nobody’s last day is taken from the first one of a successor', () => {
  const [, before] = peopleOverTime(
    readTexts('Verdane Optics', [
      `# Verdane Optics plc: news\n\n${since}`,
      '# Verdane Optics plc: news\n\nPaul Stone has been chief financial officer since May 2019.',
    ]).claims,
    companyRoles,
    '2026-11-20',
  );
  expect([before?.name, before?.state, before?.until]).toEqual(['Paul Stone', 'former', null]);
});
