import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const of = (company: string, text: string) => ownClaims(company, { text, language: 'de' });

const imprint = (company: string, lines: string) =>
  of(company, `# Impressum\n\nAngaben gemäß § 5 DDG\n\n${company}\nTalweg 3\n96515 Sonneberg\n\n${lines}`);

describe('a page of facts that begins with a name and its address (C1)', () => {
  it('is about whom it names there', () => {
    expect(
      imprint(
        'Kessel Spielwaren GmbH',
        'Vertreten durch die Geschäftsführer:\nEva Stark (Sprecherin), Jan Kühn\n\nRegistergericht: Amtsgericht Meiningen\nRegisternummer: HRB 4471\n\nWebdesign: Pixelkutter GmbH, Hamburg',
      ),
    ).toEqual(['managing_director Eva Stark', 'managing_director Jan Kühn', 'registration HRB 4471']);
    expect(
      ownClaims('Kessel Toys Ltd', {
        text: '# Imprint\n\nKessel Toys Ltd\n9 Park Row, Leeds, LS1 5HD\n\nManaging director: Eva Stark',
        language: 'en',
      }),
    ).toEqual(['managing_director Eva Stark']);
  });

  it('goes on with its facts below the owner', () => {
    expect(
      of(
        'Kessel Spielwaren GmbH',
        '# Wirtschaftsauskunft\n\nKessel Spielwaren GmbH\nTalweg 3\n96515 Sonneberg\n\nGesellschafter: Kolb Holding SE, Erfurt (100 %)\nGeschäftsführer: Eva Stark\nMitarbeiter: 42 (2024)',
      ),
    ).toEqual(['owner Kolb Holding SE (100 %)', 'managing_director Eva Stark', 'employees 42 2024']);
  });

  it('gives nobody the people of a company named in the line above them', () => {
    expect(
      imprint(
        'Kessel Spielwaren GmbH & Co. KG',
        'Vertreten durch: Kessel Verwaltungs GmbH\nGeschäftsführer: Jan Kühn\n\nRegisternummer: HRA 5512',
      ),
    ).toEqual(['registration HRA 5512']);
    expect(
      imprint(
        'Kessel Spielwaren GmbH',
        'Geschäftsführer: Eva Stark\n\nWebdesign: Pixelkutter GmbH\nGeschäftsführer: Jan Kühn',
      ),
    ).toEqual(['managing_director Eva Stark']);
  });

  it('is not what somebody sends to a company', () => {
    expect(
      of(
        'Kessel Spielwaren GmbH',
        '# Rechnung Nr. 4711\n\nKessel Spielwaren GmbH\nTalweg 3\n96515 Sonneberg\n\nGeschäftsführer: Jan Kühn\nHRB 9912',
      ),
    ).toEqual([]);
  });
});
