import { describe, expect, it } from 'vitest';
import { researchTexts } from './testing/research-texts.ts';

const about = {
  en: {
    company: 'Harrow Cold Stores Inc.',
    both: 'Harrow Cold Stores Inc. was founded in 1987.',
    other: 'Harrow Cold Stores Inc. was founded in 1991.',
    figures: '| USD million | 2023 | 2024 |\n|---|---|---|\n| Revenue | 41.2 | 44.8 |\n',
  },
  de: {
    company: 'Hainzl Walzen AG',
    both: 'Die Hainzl Walzen AG wurde 1931 gegründet.',
    other: 'Die Hainzl Walzen AG wurde 1934 gegründet.',
    figures: '| Mio. EUR | 2023 | 2024 |\n|---|---|---|\n| Umsatz | 41,2 | 44,8 |\n',
  },
} as const;

async function reportOf(language: 'en' | 'de', texts: readonly string[]) {
  const { company, figures } = about[language];
  const files = Object.fromEntries(
    texts.map((text, i) => [`file-${i}.md`, `# ${company}\n\n${text}\n\n${i === 0 ? figures : ''}`]),
  );
  return await researchTexts(company, files, language);
}

const absence = /no contradiction|keine Widerspr|none differs between|nur in einem|only/iu;

describe('a report never says that there is no contradiction', () => {
  it.each(['en', 'de'] as const)(
    'but how many facts agree, and what was not compared (%s)',
    async (language) => {
      const { both } = about[language];
      const { report, answer, claims } = await reportOf(language, [both, `${both} (2)`]);
      const [title = ''] = report.split('\n');
      expect(title).toMatch(language === 'en' ? /, 2 facts verified$/ : /, 2 Angaben bestätigt$/);
      expect(`${title}${answer}`).not.toMatch(absence);
      expect(report).toContain(
        language === 'en'
          ? 'Of the 2 facts that were read in two or more documents, none differs. What the documents say beside the facts read was not compared.'
          : 'Bei den 2 Angaben, die in zwei oder mehr Dokumenten gelesen wurden, weicht keine ab. Was die Dokumente neben den gelesenen Angaben sagen, wurde nicht verglichen.',
      );
      expect(claims.filter(({ supported }) => !supported)).toEqual([]);
    },
  );

  it.each(['en', 'de'] as const)('and counts those that there are (%s)', async (language) => {
    const { both, other } = about[language];
    const { report } = await reportOf(language, [both, other]);
    expect(report.split('\n')[0]).toMatch(
      language === 'en' ? /, 1 contradiction to settle$/ : /, 1 Widerspruch zu klären$/,
    );
  });

  it.each(['en', 'de'] as const)('nor that a fact is in one document only (%s)', async (language) => {
    const { report, answer } = await reportOf(language, [about[language].both]);
    expect(report).toContain(
      language === 'en'
        ? 'read by this report in one document'
        : 'von diesem Bericht in einem Dokument gelesen',
    );
    expect(`${report.split('\n')[0]}${answer}`).not.toMatch(absence);
    expect(report).toMatch(
      language === 'en'
        ? /No fact was read in two documents, so none could be compared\./
        : /Keine Angabe wurde in zwei Dokumenten gelesen, verglichen werden konnte daher keine\./,
    );
  });
});

it('an office that several hold is listed among what differs, with its sources', async () => {
  const chairs = ['Ines Halloran', 'Peter Maddox'].map(
    (name, i) =>
      [
        `report-${i}.md`,
        `# Harrow Cold Stores Inc.\n\n${name} is Chair of Harrow Cold Stores Inc.\n`,
      ] as const,
  );
  const { report } = await researchTexts('Harrow Cold Stores Inc.', Object.fromEntries(chairs), 'en');
  expect(report.split('\n')[0]).toContain('1 contradiction to settle');
  expect(report).toMatch(
    /Sources differ on who holds the office “Chair”: (?:Ines Halloran|Peter Maddox)\[\d+\]\(#source:\d+\)/,
  );
});

describe('what is said of others', () => {
  it.each([
    ['en', 'Lumen Glass Ltd expects revenue of £60 million in 2027.', 'Not listed: 1 statement about others'],
    [
      'de',
      'Die Lumen Glas AG erwartet für 2027 einen Umsatz von 60 Mio. Euro.',
      'Nicht aufgeführt: 1 Aussage',
    ],
  ] as const)(
    'is not called absent where it was read and is not listed (%s)',
    async (language, text, said) => {
      const { report, claims } = await reportOf(language, [`${about[language].both}\n\n${text}`]);
      expect(report.replaceAll('\u00a0', ' ')).toContain(said);
      expect(report).not.toMatch(/Nothing about anybody else was read|über andere nichts/);
      expect(claims.filter(({ supported }) => !supported)).toEqual([]);
    },
  );

  it.each([
    ['en', 'sentences quoted elsewhere may still speak of others'],
    ['de', 'an anderer Stelle zitierte Sätze können von ihnen sprechen'],
  ] as const)('is absent only as a fact that was read (%s)', async (language, said) => {
    const { report } = await reportOf(language, [about[language].both]);
    expect(report).toContain(said);
  });
});
