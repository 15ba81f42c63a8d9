import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const read = (text: string, language: 'en' | 'de' = 'en') => ownClaims('Verdane Optics', { text, language });
const title = '# Verdane Optics plc: news\n\n';

describe('what is below a heading of what is expected', () => {
  it('is expected, unless its sentence tells what was', () => {
    const outlook = `${title}## Outlook\n\n`;
    expect(read(`${outlook}Revenue of EUR 80 million in 2027, after a strong year.`)).toContain(
      'revenue EUR 80000000 2027 expected',
    );
    expect(read(`${outlook}The order book stood at EUR 203 million on 30 September 2024.`)).toContain(
      'order_backlog EUR 203000000 2024-09-30',
    );
    expect(
      read(
        '# Verdane Optics AG\n\n## Ausblick\n\nDer Auftragsbestand betrug am 30. September 2024 203 Mio. Euro.',
        'de',
      ),
    ).toContain('order_backlog EUR 203000000 2024-09-30');
  });

  it('is a result below the price target of a broker, and where a heading tells what came of an expectation', () => {
    const revenue = 'Verdane Optics plc had revenue of EUR 80 million in 2024.';
    for (const heading of ['Verdane Optics plc: Buy, price target $34', 'Results beat guidance'])
      expect(read(`${title}## ${heading}\n\n${revenue}`)).toContain('revenue EUR 80000000 2024');
  });
});
