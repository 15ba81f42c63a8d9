import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics GmbH: Bericht\n\n${text}`, language: 'de' });

describe('a year counted from the day of the text', () => {
  it.each([
    [
      'Oberland-Anzeiger, Samstag, 7. März 2026\n\nIm vergangenen Jahr setzte Verdane Optics 48 Millionen Euro um, ein Prozent weniger als 2024.',
      ['revenue EUR 48000000 2025'],
    ],
    [
      '*Von Rosa Pirkl – 22. Mai 2026*\n\nVerdane Optics hat im vergangenen Jahr einen Umsatz von 5 Mio. Euro erzielt.',
      ['revenue EUR 5000000 2025'],
    ],
    [
      'Köln, 3. März 2026. Für dieses Jahr erwartet Verdane Optics einen Umsatz von 6 Mio. Euro.',
      ['revenue EUR 6000000 2026 expected'],
    ],
  ])('is known: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    ['Im vergangenen Jahr setzte Verdane Optics 48 Millionen Euro um.'],
    // A business may have ended its year in June.
    ['Köln, 3. März 2026. Im abgelaufenen Geschäftsjahr setzte Verdane Optics 48 Millionen Euro um.'],
    ['Köln, 3. März 2026. Im vergangenen Geschäftsjahr setzte Verdane Optics 48 Millionen Euro um.'],
    // The day of accounts is not the day on which they were written.
    [
      'Jahresabschluss zum 31. Dezember 2025\n\nIm vergangenen Jahr setzte Verdane Optics 48 Millionen Euro um.',
    ],
  ])('is not guessed: %s', (text) => {
    expect(of(text)).toEqual([]);
  });
});

describe('the year before', () => {
  it.each([
    ['2025 setzte Verdane Optics 48 Mio. Euro um. Im Vorjahr waren es 44 Mio. Euro.'],
    ['2025 setzte Verdane Optics 48 Mio. Euro um. Im Jahr davor waren es 44 Mio. Euro Umsatz.'],
    ['2025 betrug der Umsatz 48 Mio. Euro. Im Vorjahr hatte der Umsatz 44 Mio. Euro betragen.'],
    [
      '2025 betrug der Umsatz 48 Mio. Euro. Im Vorjahr hatte das Unternehmen einen Umsatz von 44 Mio. Euro erzielt.',
    ],
  ])('is that before the year the paragraph gave: %s', (text) => {
    expect(of(text)).toEqual(['revenue EUR 48000000 2025', 'revenue EUR 44000000 2024']);
  });

  it('is not that before a year that was only expected', () => {
    expect(
      of(
        'Für 2027 erwartet Verdane Optics einen Umsatz von 50 Mio. Euro. Im Vorjahr betrug der Umsatz 44 Mio. Euro.',
      ),
    ).toEqual(['revenue EUR 50000000 2027 expected']);
  });
});

describe('years of a business over two of the calendar', () => {
  it.each([
    [
      'Die Verdane Optics GmbH hat im Geschäftsjahr 2024/25 (per 31. März 2025) einen Konzernumsatz von EUR 612,3 Mio. (Vorjahr: EUR 588,0 Mio.) und ein EBIT von EUR 48,8 Mio. erzielt.',
      [
        'revenue EUR 612300000 2024/25',
        'revenue EUR 588000000 2023/24',
        'operating_profit EUR 48800000 2024/25',
      ],
    ],
    [
      'Im Geschäftsjahr 2022/23, das am 30. Juni endete, setzte Verdane Optics 31,7 Millionen Euro um – ein Plus von neun Prozent.',
      ['revenue EUR 31700000 2022/23'],
    ],
    [
      'Für das Geschäftsjahr 2025/26 erwartet Verdane Optics einen Umsatz von 40 Mio. Euro.',
      ['revenue EUR 40000000 2025/26 expected'],
    ],
  ])('keep their name: %s', (text, claims) => {
    expect(of(text)).toEqual(claims);
  });

  it.each([
    ['Im Winter 2024/25 setzte Verdane Optics 5 Mio. Euro um.'],
    ['Die Anleihe 2023/2028 hat ein Volumen von 25 Mio. Euro, der Umsatz betrug 5 Mio. Euro.'],
    // On which day such a year ended is not said.
    ['Im Geschäftsjahr 2024/25 beschäftigte Verdane Optics 61 Mitarbeiter.'],
  ])('are not seen in other spans: %s', (text) => {
    expect(of(text)).toEqual([]);
  });
});
