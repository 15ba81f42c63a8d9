import { describe, expect, it } from 'vitest';
import { ownClaims, readTexts, written } from './testing/claims-of.ts';

const asked = 'Tilbrook Dairies';
const read = (language: 'en' | 'de', ...texts: string[]) =>
  readTexts(
    `${asked} ${language === 'en' ? 'Limited' : 'GmbH'}`,
    texts.map((text) => ({ text, language })),
  );
const own = (language: 'en' | 'de', ...texts: string[]) =>
  ownClaims(
    `${asked} ${language === 'en' ? 'Limited' : 'GmbH'}`,
    ...texts.map((text) => ({ text, language })),
  );
const ofNamesake = ({ claims }: ReturnType<typeof read>, key: string) =>
  claims.filter(({ entity, attribute }) => entity === key && attribute !== 'legal_name').map(written);

describe('a company that has but its first word in common with the one asked for (H3)', () => {
  const article =
    'The lorries will roll. Tilbrook Haulage (Kenya) Limited, the Mombasa operator, said on Monday that it would build a depot.\n\nManaging director Salim Odongo told reporters that trade was slow.\n\nThe company runs 85 trucks and employs 720 people. It was founded in 1991 by two brothers.\n\nIs Tilbrook Dairies a partner? He laughed.';

  it('keeps what an article on it tells', () => {
    const found = read('en', `# Tilbrook Haulage builds a depot\n\n${article}`);
    expect(found.claims.filter(({ entity }) => entity === found.company.key)).toEqual([]);
    expect(ofNamesake(found, 'tilbrook haulage kenya')).toEqual([
      'managing_director Salim Odongo',
      'employees 720',
      'founded 1991',
    ]);
  });

  it('is called by its name without the place in brackets too', () => {
    const found = read('en', `# New depot\n\n${article}\n\nTilbrook Haulage has its head office in Mombasa.`);
    expect(ofNamesake(found, 'tilbrook haulage kenya')).toContain('headquarters Mombasa');
  });

  it('is known without a legal form by what it does, in English and German', () => {
    expect(
      own(
        'en',
        '# Trade notes\n\nTilbrook Haulage runs 85 trucks. The company employs 720 people and was founded in 1991.\n\nTilbrook Dairies declined to comment.',
      ),
    ).toEqual([]);
    expect(
      own(
        'de',
        '# Tilbrook Bau plant Halle\n\nDie Tilbrook Bau plant eine Halle in Kassel. Das Unternehmen beschäftigt 720 Mitarbeiter. Es wurde 1991 gegründet.\n\nDie Tilbrook Dairies äußerte sich nicht.',
      ),
    ).toEqual([]);
  });

  it.each([
    ['en', 'Tilbrook Haulage is in no way connected with Tilbrook Dairies.', 'Tilbrook Haulage'],
    ['en', 'Not to be confused with Tilbrook Haulage.', 'Tilbrook Haulage'],
    ['en', 'We have nothing to do with Tilbrook Haulage of Mombasa.', 'Tilbrook Haulage'],
    ['en', 'An invoice of its namesake Tilbrook Haulage came in error.', 'Tilbrook Haulage'],
    ['en', 'There is no relationship with Tilbrook Haulage.', 'Tilbrook Haulage'],
    ['de', 'Nicht zu verwechseln mit der Tilbrook Bau.', 'Tilbrook Bau'],
    ['de', 'Mit der Tilbrook Bau aus Kassel haben wir nichts zu tun.', 'Tilbrook Bau'],
    ['de', 'Die namensgleiche Tilbrook Bau erhielt die Rechnung.', 'Tilbrook Bau'],
    ['de', 'Wir sind mit der Tilbrook Bau nicht verbunden.', 'Tilbrook Bau'],
    ['de', 'Die Tilbrook Bau steht in keiner Verbindung zu uns.', 'Tilbrook Bau'],
  ] as const)('is known by the word that the two are not one (%s): %s', (language, text, name) => {
    expect(read(language, text).others.map(({ written: one }) => one)).toContain(name);
  });

  it.each([
    ['en', 'Tilbrook Haulage under fire', 'The company employs 720 people. Tilbrook Dairies was not asked.'],
    ['en', 'Tilbrook Haulage: a portrait', 'The company employs 720 people. Tilbrook Dairies was not asked.'],
    [
      'de',
      'Tilbrook Bau streicht Stellen',
      'Das Unternehmen beschäftigt 720 Mitarbeiter. Die Tilbrook Dairies wurde nicht gefragt.',
    ],
  ] as const)('may be whom a title is about (%s): %s', (language, title, text) => {
    expect(
      own(language, `# ${title}\n\nWe report from the scene.\n\n${text}\n\nThe company was founded in 1991.`),
    ).toEqual([]);
  });

  it.each([
    'Tilbrook House is in Leeds. Tilbrook Dairies employs 90 people.',
    'The Tilbrook Pure brand grew. Tilbrook Pure reported sales of EUR 5 million. Tilbrook Dairies employs 90 people.',
    'Tilbrook Group employs 90 people.',
  ])('is neither a house, nor a brand, nor the group: %s', (text) => {
    expect(read('en', text).others).toEqual([]);
  });

  it('does not lose a place in brackets that was asked for', () => {
    const text =
      'Tilbrook Haulage (Kenya) Limited runs depots.\n\nTilbrook Haulage employs 720 people.\n\nTilbrook Dairies Ltd employs 90 people.';
    expect(ownClaims('Tilbrook Haulage (Kenya) Limited', text)).toEqual(['employees 720']);
    expect(
      ownClaims('Tilbrook Haulage (Kenya) Limited', `${text}\n\nTilbrook Haulage (UK) Ltd is idle.`),
    ).toEqual([]);
  });
});
