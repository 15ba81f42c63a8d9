import { expect, test } from 'vitest';
import { ownClaims, readTexts } from './testing/claims-of.ts';

const own = (text: string) => ownClaims('Marlowe Instruments plc', `# Marlowe Instruments plc\n\n${text}`);

test('who owns a company is read from a sentence that says nothing else', () => {
  expect(own('Marlowe Instruments is owned by the Gascoyne family.')).toEqual(['owner Gascoyne family']);
  expect(own('The company is owned by Arthur Marlowe (60%) and Ottilie Marsh (40%).')).toEqual([
    'owner Arthur Marlowe (60%)',
    'owner Ottilie Marsh (40%)',
  ]);
  expect(own('It is a wholly owned subsidiary of Lyonesse Holdings plc, the ferry group.')).toEqual([
    'owner Lyonesse Holdings plc',
  ]);
});

test('a holder with a share of the shares is an owner', () => {
  expect(own('The Marlowe family holds 32.4% of the shares.')).toEqual(['owner Marlowe family (32.4%)']);
  expect(own('Arthur Marlowe holds 60% of the voting rights.')).toEqual([]);
  expect(own('Arthur Marlowe will hold 60% of the shares.')).toEqual([]);
  expect(own('Arthur Marlowe holds 60% of the shares in the joint venture.')).toEqual([]);
});

test('the largest shareholder is an owner with the share, and a private company says whose it is', () => {
  expect(own('The Harrow Family Trust is the largest shareholder with 18.6% of the shares.')).toEqual([
    'owner Harrow Family Trust (18.6%)',
  ]);
  expect(own('It is a private company owned by the Brannock family in the fifth generation.')).toEqual([
    'owner Brannock family',
  ]);
  expect(own('The Harrow Family Trust was the largest shareholder with 18.6% of the shares.')).toEqual([]);
  expect(own('Kestner Glas is a private company owned by the Brannock family.')).toEqual([]);
});

test('what a company owns itself, and who owns others, is not who owns it', () => {
  expect(own('The company holds 12% of the shares in Kestner Glas Ltd.')).toEqual([]);
  expect(own('The Marlowe family holds 32.4% of Kestner Glas.')).toEqual([]);
  expect(own('The Leeds site is owned by Arthur Marlowe.')).toEqual([]);
  expect(own('Its subsidiary Tessel GmbH is owned by Anna Berg.')).toEqual([]);
  const { claims, company } = readTexts('Marlowe Instruments plc', [
    '# Marlowe Instruments plc\n\nTessel GmbH is a wholly owned subsidiary of Marlowe Instruments plc.',
  ]);
  expect(claims.filter(({ attribute }) => attribute === 'owner').map(({ entity }) => entity)).not.toContain(
    company.key,
  );
});

test('former, denied, rumoured and unnamed owners are left out', () => {
  for (const text of [
    'Until 2019 the company was owned by Arthur Marlowe.',
    'The company is no longer owned by Arthur Marlowe.',
    'The company is not owned by Arthur Marlowe.',
    'The company is reportedly owned by Arthur Marlowe.',
    'The company is owned by private investors.',
  ])
    expect(own(text)).toEqual([]);
});

test('a holder is named with a stake, with all of the shares or as those who work there', () => {
  expect(own('Meridiaan Capital has a 38% stake in the company.')).toEqual(['owner Meridiaan Capital (38%)']);
  expect(own('A 38% stake in the company is held by Meridiaan Capital.')).toEqual([
    'owner Meridiaan Capital (38%)',
  ]);
  expect(own('The Marlowe family owns all the shares.')).toEqual(['owner Marlowe family']);
  expect(
    own(
      'The founders and staff hold 62% of the shares. Growth investor Meridiaan Capital has held 38% since October 2021.',
    ),
  ).toEqual(['owner Founders and staff (62%)', 'owner Meridiaan Capital (38%)']);
  expect(own('The largest shareholder is Lyonesse Holdings with 18.6%.')).toEqual([
    'owner Lyonesse Holdings (18.6%)',
  ]);
});

test('the house that a company is part of owns it; a place, an index or a crowd does not', () => {
  expect(own('Marlowe Instruments is part of the Lyonesse Group.')).toEqual(['owner Lyonesse Group']);
  expect(own('The company belongs to Lyonesse Holdings of Oslo.')).toEqual(['owner Lyonesse Holdings']);
  expect(own('The company has belonged to the Lyonesse Group since 2015.')).toEqual(['owner Lyonesse Group']);
  for (const text of [
    'Marlowe Instruments is part of the FTSE 250.',
    'Marlowe Instruments is part of the Hull Business Park.',
    'Marlowe Instruments is part of a group of makers.',
    'The company was part of the Lyonesse Group until 2019.',
    'The Leeds site belongs to Lyonesse Holdings.',
  ])
    expect(own(text)).toEqual([]);
});

test('shares of a market, of votes, of others or of once are no ownership', () => {
  for (const text of [
    'The company has 38% of the market.',
    'The company has a 38% stake in Kestner Glas.',
    'Meridiaan Capital has 38% of the votes.',
    'Meridiaan Capital held a 38% stake in the company until 2019.',
    'Meridiaan Capital has held 38% since October 2021.',
    'Meridiaan Capital wants to own 38% of the company.',
    'Meridiaan Capital does not hold 38% of the shares.',
    'Marlowe Instruments has 12% of the capital of Kestner Glas.',
  ])
    expect(own(text)).toEqual([]);
});

test.each([
  'Kessel Holding Ltd is the majority shareholder with 70%. Anna Berg holds 30% of the shares.',
  'Kessel Holding Ltd holds 70% of the shares. Anna Berg has a 30% stake in the group.',
  'Kessel Holding Ltd acquired its stake in 2019. Anna Berg holds 30% of the shares.',
])('who owns the rest is no owner of the owner before: %s', (text) => {
  const { claims, company } = readTexts('Marlowe Instruments plc', [
    `# Marlowe Instruments plc\n\nThe company makes lenses. ${text}`,
  ]);
  const owned = claims.filter(({ attribute }) => attribute === 'owner');
  expect(owned.map(({ entity }) => entity)).toEqual(owned.map(() => company.key));
});
