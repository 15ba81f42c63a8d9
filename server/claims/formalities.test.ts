import { describe, expect, it } from 'vitest';
import { isFormality } from './formalities.ts';

describe('what belongs to the meeting, the call or the letter (H3)', () => {
  it.each([
    'OPERATOR: Good morning and welcome to the call of Marlowe Kettle.',
    'Good afternoon everyone, and welcome to Bath.',
    'First question, Ian Cole, Larch Securities.',
    'A recording will be posted on the investor page by Friday.',
    'MIN 4/12 – Any other business.',
    'The meeting was opened at 9.15 a.m. by the chair.',
    'The minutes of the last meeting were confirmed.',
    'Sorry for the late reply, I was in Leeds and the hotel wifi was down.',
    'The staff outing to Wells is on 4 June 2025.',
    'Held at the works in Bath on 3 March 2025 at 9 a.m.',
    'Previous note: 4 May 2024, "Marlowe Kettle: B+, stable".',
    'You would have to ask them.',
    'Der Vorsitzende eröffnet die Sitzung und stellt die Beschlussfähigkeit fest.',
    'Das Protokoll der Sitzung vom 3. März wird ohne Änderung genehmigt.',
    'Betriebsausflug nach Wels am 4. Juni.',
    'Die Aufzeichnung ist ab Freitag auf unserer Seite abrufbar.',
    'Nächste Wortmeldung: Ian Kolbe, Lärche Bank.',
    'Guten Morgen und willkommen zum Gespräch der Rieth Pumpen AG.',
    'TOP 9 – Allfälliges.',
    'Grundlage: Datenraum vom 30. April 2025.',
    'Diese Frage müssen Sie der Mutter stellen.',
  ])('is told apart from what is said of the company: %s', (text) => {
    expect(isFormality(text)).toBe(true);
  });

  it.each([
    'The board met the bank in May and agreed a loan of £3 million.',
    'Thanks to the new press the works made 12 % more kettles.',
    'Marlowe Kettle runs 3 hotels in Bath.',
    'The canon of kettles has 40 models.',
    'MIN 4/12 – Loan. The board agreed to a loan of £3 million.',
    'Der Aufsichtsrat stimmt dem Kauf der Halle um 3 Mio. Euro zu.',
    'Die Rieth Pumpen AG betreibt 3 Werke.',
    'Dank der neuen Presse wurden 12 % mehr Pumpen gebaut.',
    'Die Fragen der Bank wurden im Mai 2025 beantwortet.',
  ])('leaves what is: %s', (text) => {
    expect(isFormality(text)).toBe(false);
  });
});
