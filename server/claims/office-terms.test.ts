import { expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const english = (text: string) => ownClaims('Corvin Cooling plc', `# Corvin Cooling plc\n\n${text}`);
const german = (text: string) =>
  ownClaims('Corvin Kälte AG', { text: `# Corvin Kälte AG\n\n${text}`, language: 'de' });

it('a term behind a name of a label is that of the person', () => {
  expect(english('Chief Executive: Saskia Brouwers, since 14 May 2025')).toEqual([
    'ceo Saskia Brouwers 2025-05-14',
  ]);
  expect(german('Finanzvorstand: Jörg Maas, im Amt seit 1. Juli 2018')).toEqual(['cfo Jörg Maas 2018-07-01']);
});

it('a label for whoever held an office before makes nobody its holder', () => {
  expect(english('Former CEO: Hendrik Veld (2014 - 14 May 2025)')).toEqual([
    'ceo Hendrik Veld 2014 until 2025-05-14 former',
  ]);
  expect(german('Früherer Vorstandsvorsitzender: Hendrik Feld (2014 - 14. Mai 2025)')).toEqual([
    'ceo Hendrik Feld 2014 until 2025-05-14 former',
  ]);
});

it('a family name of two words stands for the person named before', () => {
  const said = english(
    'Present: Eoin Dun (Managing Director), Aoife Ní Riain (Finance Director), Jan van Houten (Chief Technology Officer)\n\nMs Ní Riain, who has been Finance Director since May 2022, spoke. Mr van Houten, who has been Chief Technology Officer since May 2021, agreed.',
  );
  expect(said.slice(-2)).toEqual(['cfo Aoife Ní Riain 2022-05', 'cto Jan van Houten 2021-05']);
});

it('what somebody was before does not take back what he is', () => {
  expect(
    german(
      'Sein Nachfolger als CEO ist seit dem 1. Januar 2025 Dr. Luca Bernardi, zuvor Leiter der Division Labor.',
    ),
  ).toEqual(['ceo Luca Bernardi 2025-01-01']);
  expect(
    english(
      'His successor as chief executive since 1 January 2025 is Luca Bernardi, previously head of sales.',
    ),
  ).toEqual(['ceo Luca Bernardi 2025-01-01']);
});

it('a time in front of a sentence is nobody who employs people', () => {
  expect(german('Per Ende Jahr beschäftigte die Gruppe 912 Mitarbeitende.')).toEqual(['employees 912']);
  expect(english('Year End: the group employed 912 people.')).not.toContain('Year End');
});
