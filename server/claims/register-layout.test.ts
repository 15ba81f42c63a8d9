import { describe, expect, it } from 'vitest';
import { readTexts, written } from './testing/claims-of.ts';

const of = (company: string, text: string, language: 'en' | 'de') => {
  const read = readTexts(company, [{ name: 'extract.txt', text, language }]);
  return read.claims.map(
    (claim) => `${claim.entity === read.company.key ? '' : `${claim.entity}: `}${written(claim)}`,
  );
};

describe('C1 the extract of a register', () => {
  it('says its value in the line below a label, further in', () => {
    expect(
      of(
        'Verdane Optik GmbH',
        'FIRMENBUCH\n\nFIRMA\n  Verdane Optik GmbH\n\nRECHTSFORM\n  Gesellschaft mit beschränkter Haftung\n\nSITZ in politischer Gemeinde\n  Steyr\n\nAUFSICHTSRAT\n  Vorsitzende: Mag. Jutta Lenz (seit 20.06.2021)\n\nGERICHT\n  Landesgericht Steyr',
        'de',
      ),
    ).toEqual([
      'legal_name Verdane Optik GmbH',
      'legal_form Gesellschaft mit beschränkter Haftung',
      'headquarters Steyr',
      'chair Jutta Lenz 2021-06-20',
    ]);
    expect(
      of(
        'Verdane Optics Ltd',
        'COMPANY NAME\n  Verdane Optics Ltd\n\nCOMPANY NUMBER\n  04417720\n\nREGISTERED OFFICE\n  9 Park Row, Leeds\n\nCHARGES\n  1 outstanding\n  2 satisfied',
        'en',
      ),
    ).toEqual([
      'legal_name Verdane Optics Ltd',
      'registration 04417720',
      'registered_office 9 Park Row, Leeds',
    ]);
  });

  it('numbers its labels, with what they name below them', () => {
    expect(
      of(
        'Verdane Fördertechnik GmbH & Co. KG',
        '1. Anzahl der bisherigen Eintragungen: 17\n\n2. a) Firma:\n      Verdane Fördertechnik GmbH & Co. KG\n   b) Sitz, Niederlassung, inländische Geschäftsanschrift:\n      Herford; Geschäftsanschrift: Am Wall 2, 32049 Herford\n\n3. b) Persönlich haftende Gesellschafterin:\n      Verdane Verwaltungs-GmbH, Herford\n\n5. a) Rechtsform, Beginn und Satzung:\n      Kommanditgesellschaft; Beginn: 01.01.1974',
        'de',
      ),
    ).toEqual([
      'legal_name Verdane Fördertechnik GmbH & Co. KG',
      'headquarters Herford',
      'legal_form Kommanditgesellschaft',
    ]);
    expect(
      of(
        'Verdane Optics Ltd',
        '1. a) Company name:\n      Verdane Optics Ltd\n   b) Registered office:\n      9 Park Row, Leeds\n\n2. Legal form:\n      Private limited company',
        'en',
      ),
    ).toEqual([
      'legal_name Verdane Optics Ltd',
      'registered_office 9 Park Row, Leeds',
      'legal_form Private limited company',
    ]);
  });

  it('says nothing of the company where it is that of another one', () => {
    expect(
      of(
        'Verdane Optik GmbH',
        'FIRMA\n  Kessel Glas GmbH\n\nSITZ in politischer Gemeinde\n  Wels\n\nGESELLSCHAFTER\n  Verdane Optik GmbH',
        'de',
      ).filter((claim) => !claim.includes(': ') && !claim.startsWith('legal_name')),
    ).toEqual([]);
  });
});
