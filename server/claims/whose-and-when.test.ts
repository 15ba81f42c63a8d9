import { describe, expect, it } from 'vitest';
import { legalNames, ownClaims } from './testing/claims-of.ts';

const english = (text: string) =>
  ownClaims('Tessel Marine', {
    text: `# Tessel Marine plc\n\nTessel Marine plc makes pumps.\n\n${text}`,
    language: 'en',
  });
const german = (text: string) =>
  ownClaims('Tessel Marine', {
    text: `# Tessel Marine AG\n\nDie Tessel Marine AG baut Pumpen.\n\n${text}`,
    language: 'de',
  });

describe('C1: an office begins when the sentence says so of the office', () => {
  it('and not in the year in which the company was founded', () => {
    expect(
      english(
        'Founded in 1953 by Ada Pullen, the company is led by Hanna Pullen, who became managing director in 2016.',
      ),
    ).toContain('managing_director Hanna Pullen 2016');
    expect(
      german('Die 1953 gegründete Tessel Marine AG wird von Geschäftsführerin Hanna Pullen geleitet.'),
    ).toContain('managing_director Hanna Pullen');
  });

  it('and not on the day of the meeting, where it takes effect later', () => {
    expect(
      english(
        'On 27 January 2025 our board appointed Clara Doyle as chief financial officer effective 1 March 2025.',
      ),
    ).toEqual(['cfo Clara Doyle 2025-03-01']);
    expect(
      german(
        'Der Aufsichtsrat bestellte am 27. Januar 2025 Clara Doyle mit Wirkung zum 1. März 2025 zur Finanzchefin.',
      ),
    ).toEqual(['cfo Clara Doyle 2025-03-01']);
  });

  it('is read of a sentence that ends in an American day', () => {
    expect(english('Controller Mei Tanaka will serve as interim CFO from January 1, 2025.')).toEqual([
      'cfo Mei Tanaka 2025-01-01 expected',
    ]);
    expect(english('Todd Ames, our treasurer, has been acting CFO since March 3, 2024.')).toEqual([
      'cfo Todd Ames 2024-03-03',
    ]);
  });
});

describe('C1: whose an office is', () => {
  it('is not recognised by a company that the sentence names for something else', () => {
    const text =
      '# Orrin spins off Vantis\n\nVantis Inc, based in Madison, makes analysers. Sanjay Mehta, once head of Orrin’s diagnostics, is its chief executive; Paula Reyes is chief financial officer.';
    expect(ownClaims('Orrin', '# Orrin plc\n\nOrrin plc sells drugs.', { text, language: 'en' })).toEqual([]);
  });

  it('is open after a sentence about a shareholder', () => {
    expect(
      english(
        'The company has two plants. The group’s largest shareholder, Ostrava Partners, holds 22 per cent. Its founder, Pavel Novak, wants a seat.',
      ),
    ).not.toContainEqual(expect.stringContaining('Novak'));
    expect(
      german(
        'Die Gesellschaft hat zwei Werke. Größter Aktionär der Gesellschaft ist die Ostrava Partners. Ihr Gründer Pavel Novak fordert einen Sitz.',
      ),
    ).not.toContainEqual(expect.stringContaining('Novak'));
  });

  it('is read of a letter signed with its day', () => {
    expect(english('We thank our people.\n\nErik Varga\nChief Executive\n12 March 2025')).toEqual([
      'ceo Erik Varga',
    ]);
  });
});

describe('C1: a figure is the one that its sentence means', () => {
  it.each([
    ['Excluding restructuring costs, the operating loss in 2024 was £4.6 million.', english],
    ['Before exceptional items, operating profit in 2024 was £7 million.', english],
    ['Ohne Restrukturierungskosten betrug das Betriebsergebnis 2024 5 Mio. Euro.', german],
    ['Bereinigt um Sondereffekte lag das EBITDA 2024 bei 7 Mio. Euro.', german],
  ])('%s', (sentence, read) => {
    expect(read(sentence)).toEqual([]);
  });

  it('is not expected because the rest of the sentence looks ahead', () => {
    expect(
      english('Tessel Marine, which had revenue of £89 million in 2023, now expects growth in 2024.'),
    ).toEqual(['revenue GBP 89000000 2023']);
  });

  it('is of the year before where its weeks end in the first days of January', () => {
    expect(english('For the 53 weeks ended 4 January 2025, revenue was £41 million.')).toEqual([
      'revenue GBP 41000000 2024',
    ]);
    expect(english('For the year ended 31 January 2025, revenue was £41 million.')).toEqual([
      'revenue GBP 41000000 2025',
    ]);
  });
});

it('C1: a legal name is held by each document that writes it', () => {
  const text = 'Tessel Marine plc makes pumps.';
  expect(legalNames('Tessel Marine', text, text)).toHaveLength(2);
  expect(legalNames('Tessel Marine', 'Company: Tessel Marine plc', text)).toHaveLength(2);
});
