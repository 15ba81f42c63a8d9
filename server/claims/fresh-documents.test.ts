import { describe, expect, it } from 'vitest';
import { companyRoles } from '../packs/company/roles.ts';
import { peopleOverTime } from '../compare/people-over-time.ts';
import { ownClaims, readTexts } from './testing/claims-of.ts';

const en = (text: string) => ownClaims('Verdane Optics', { text, language: 'en' });
const de = (text: string) => ownClaims('Verdane Optics', { text, language: 'de' });
const titled = (text: string) => en(`# Verdane Optics Ltd: dossier\n\n${text}`);
const betitelt = (text: string) => de(`# Verdane Optics GmbH: Bericht\n\n${text}`);

describe('a letter whose title names nobody (H3)', () => {
  it('is about the one company that speaks in it', () => {
    expect(
      en(
        '# To our shareholders\n\nVerdane Optics plc is smaller now. We are a company of 240 people (2024: 260).',
      ),
    ).toEqual(['employees 240', 'employees 260 2024']);
  });

  it('gives nothing of a rival without a legal form to the company', () => {
    const text =
      '# Verdane Optics\n\nCrumbley, the Leeds rival that grew fast, employs 1,300 people. Its chief executive, Paula Denholm, calls Verdane Optics a museum.';
    expect(en(text)).toEqual([]);
  });
});

describe('counts that are not the number of people at a day', () => {
  it('are attributes of their own', () => {
    expect(titled('During 2025 Verdane Optics employed 412 people on average.')).toEqual([
      'average_employees 412 2025',
    ]);
    expect(titled('On average, Verdane Optics employed 640 people in 2024.')).toEqual([
      'average_employees 640 2024',
    ]);
    expect(betitelt('Im Jahresdurchschnitt 2025 waren 523 Mitarbeitende beschäftigt.')).toEqual([
      'average_employees 523 2025',
    ]);
    expect(titled('Verdane Optics had 431 full-time equivalents at the end of 2025.')).toEqual([
      'full_time_equivalents 431 2025-12-31',
    ]);
  });

  it('may be written in words', () => {
    expect(titled('Verdane Optics has twelve hundred people.')).toEqual(['employees 1200']);
    expect(betitelt('Die Verdane Optics GmbH beschäftigt fünfhundert Menschen.')).toEqual(['employees 500']);
  });
});

describe('what a line gives beside its main value', () => {
  it('is the year before', () => {
    expect(betitelt('Umsatz 2024: 33,8 Mio. EUR (Vorjahr 36,1 Mio. EUR)')).toEqual([
      'revenue EUR 33800000 2024',
      'revenue EUR 36100000 2023',
    ]);
    expect(
      titled('Operating profit in 2024 was EUR 4 million, up from EUR 3 million a year earlier.'),
    ).toEqual(['operating_profit EUR 4000000 2024', 'operating_profit EUR 3000000 2023']);
  });

  it('is the amount before its noun', () => {
    expect(betitelt('2024 machte die Verdane Optics GmbH 58 Mio. Euro Umsatz.')).toEqual([
      'revenue EUR 58000000 2024',
    ]);
  });

  it('are the shares of segments', () => {
    expect(
      betitelt(
        'Der Konzern gliedert sich in die Segmente Akut, Pflege und Service. Der Umsatz betrug 2025 50 Mio. Euro. Davon entfielen 30 Mio. Euro auf das Segment Akut und 20 Mio. Euro auf Pflege.',
      ).filter((claim) => claim.startsWith('revenue')),
    ).toEqual([
      'revenue EUR 50000000 2025',
      'revenue (Akut) EUR 30000000 2025',
      'revenue (Pflege) EUR 20000000 2025',
    ]);
  });
});

describe('who goes', () => {
  it('is gone, whichever document says so', () => {
    const read = readTexts('Verdane Optics', [
      {
        text: '# Verdane Optics GmbH: Profil\n\nGeschäftsführer: Jens Wiegmann, Annette Kröger',
        language: 'de',
      },
      {
        text: '# Verdane Optics GmbH: Meldung\n\nZum 1. April 2026 ist Dr. Annette Kröger aus der Geschäftsführung ausgeschieden.',
        language: 'de',
      },
    ]);
    expect(
      peopleOverTime(read.claims, companyRoles, '2026-11-20').map(({ name, state }) => [name, state]),
    ).toEqual([
      ['Jens Wiegmann', 'current'],
      ['Annette Kröger', 'former'],
    ]);
  });

  it('holds a seat for the time being when only acting', () => {
    const read = readTexts('Verdane Optics', [
      {
        text: '# Verdane Optics\n\nBeatriz Nolan is acting finance director of Verdane Optics.',
        language: 'en',
      },
    ]);
    expect(peopleOverTime(read.claims, companyRoles, '2026-11-20')[0]).toMatchObject({
      name: 'Beatriz Nolan',
      isActing: true,
    });
  });
});

it('a register writes a number before its labels', () => {
  expect(
    betitelt('2. b) Sitz, Niederlassung, inländische Geschäftsanschrift: Hohenried; Tongrubenweg 3'),
  ).toEqual(['headquarters Hohenried']);
});
