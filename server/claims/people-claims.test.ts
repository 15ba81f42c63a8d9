import { describe, expect, it } from 'vitest';
import { peopleOverTime } from '../compare/people-over-time.ts';
import { companyRoles } from '../packs/company/roles.ts';
import { ownClaims, readTexts } from './testing/claims-of.ts';

const english = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics Ltd: dossier\n\n${text}`, language: 'en' });
const german = (text: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics GmbH: Dossier\n\n${text}`, language: 'de' });

describe('who holds an office, from when and until when', () => {
  it.each<[string, string[]]>([
    ['Anna Berg, 48, has been CFO of Verdane Optics since March 2024.', ['cfo Anna Berg 2024-03']],
    ['Anna Berg, who has been our CFO since 2018, has agreed to stay for a year.', ['cfo Anna Berg 2018']],
    ['Dr. Helen Moor continues as independent chair.', ['chair Helen Moor']],
    ['Jane Roe has chaired the board since May 2021.', ['chair Jane Roe', 'chair Jane Roe 2021-05']],
    ['The chief executive is Tom Hill, who joined in 2019 from a competitor.', ['ceo Tom Hill']],
    // What she says is no word about her.
    [
      '"There are no talks," said Jane Roe, who has been chief executive of Verdane Optics since September 2022.',
      ['ceo Jane Roe 2022-09'],
    ],
    ['Anna Berg, who was our CFO until 2018, has agreed to advise us.', ['cfo Anna Berg until 2018 former']],
    [
      'Jane Roe, chief executive since 2019, will step down on 30 June 2026. She will be succeeded by Tom Hill on 1 July 2026.',
      ['ceo Jane Roe 2019', 'departure Jane Roe 2026-06-30 expected', 'ceo Tom Hill 2026-07-01 expected'],
    ],
    [
      'Chief executive Helen Moor joined in 2022. Before her, Martin Novak led the company from 2012 until April 2022.',
      ['ceo Helen Moor', 'ceo Martin Novak 2012 until 2022-04 former'],
    ],
    [
      'Former CFO Paul Stone left in 2023; his successor is Quentin Marsh.',
      ['cfo Paul Stone until 2023 former', 'cfo Quentin Marsh'],
    ],
    ['CFO Anna Berg opened the Leeds plant, which will run until 2030.', ['cfo Anna Berg']],
    ['Jane Roe is CEO of Verdane Optics, which has made lenses since 1921.', ['ceo Jane Roe']],
    [
      'The CEO of Verdane Optics is Jane Roe (since 2019); the CFO is Tom Hill (since March 2024).',
      ['ceo Jane Roe 2019', 'cfo Tom Hill 2024-03'],
    ],
    [
      'Tom Hill was appointed chief financial officer with effect from 1 July 2026.',
      ['cfo Tom Hill 2026-07-01'],
    ],
    ['Peter Wolf, chairman of Kessel AG, praised Verdane Optics.', []],
    [
      'Jane Roe, Chief Executive Officer, said: “We expect a very good year with many orders.”',
      ['ceo Jane Roe'],
    ],
    ['Peter Wolf, chairman of Kessel AG, said: “Verdane Optics makes very good lenses for us.”', []],
    ['“We sold our plant”, Jane Roe wrote: “Tom Hill is our chief financial officer now.”', []],
    [
      'Jane Roe is CEO. Tom Hill is CFO. His successor is Eva Stark. He will leave.',
      ['ceo Jane Roe', 'cfo Tom Hill'],
    ],
  ])('%s', (text, claims) => {
    expect(english(text)).toEqual(claims);
  });

  it.each<[string, string[]]>([
    ['Neue Vorsitzende des Aufsichtsrats ist seit Januar 2023 Eva Brandt.', ['chair Eva Brandt 2023-01']],
    ['Finanzvorstand Murat Yıldız: „Die Finanzierung ist gesichert.“', ['cfo Murat Yıldız']],
    ['Sitz: Köln. Geschäftsführer: Rainer Leitz.', ['headquarters Köln', 'managing_director Rainer Leitz']],
    [
      'Geschäftsführer der Verdane Optics GmbH sind seit 1. März 2024 Anna Ruhland und Jan Kühn.',
      ['managing_director Anna Ruhland 2024-03-01', 'managing_director Jan Kühn 2024-03-01'],
    ],
    [
      'Finanzvorstand Paul Stein schied zum 31. Dezember 2023 aus; seine Nachfolgerin ist Anna Berg.',
      ['cfo Paul Stein until 2023-12-31 former', 'departure Paul Stein 2023-12-31 former', 'cfo Anna Berg'],
    ],
    [
      'Vorstandsvorsitzender ist seit dem 1. Juli 2021 Jan Kühn. Vor ihm leitete Peter Wolf das Unternehmen von 2012 bis Juni 2021.',
      ['ceo Jan Kühn 2021-07-01', 'ceo Peter Wolf 2012 until 2021-06 former'],
    ],
    [
      'Anna Berg (48) ist seit März 2024 Finanzvorständin der Verdane Optics GmbH.',
      ['cfo Anna Berg 2024-03'],
    ],
  ])('%s', (text, claims) => {
    expect(german(text)).toEqual(claims);
  });

  it('ends the term of somebody who leaves on the day given', () => {
    const read = readTexts('Verdane Optics', [
      {
        text: '# Verdane Optics\n\nChief executive Jane Roe will step down on 30 June 2026.',
        language: 'en',
      },
    ]);
    const [jane] = peopleOverTime(read.claims, companyRoles, '2026-11-20');
    expect(jane).toMatchObject({ name: 'Jane Roe', state: 'left', until: '2026-06-30' });
  });

  it('is disputed where another document says that the person is not the one', () => {
    const read = readTexts('Verdane Optics', [
      { text: '# Verdane Optics GmbH\n\nFinanzvorstand: Tom Arkel', language: 'de' },
      {
        text: '# Verdane Optics GmbH\n\nFinanzvorstand ist nicht Tom Arkel, sondern Petra Nagel.',
        language: 'de',
      },
    ]);
    const tom = peopleOverTime(read.claims, companyRoles, '2026-11-20').find(
      ({ name }) => name === 'Tom Arkel',
    );
    expect(tom).toMatchObject({ state: 'current', isDisputed: true });
  });

  it.each([
    [
      'Vorstand: Karl Moos (Vors.), bis 31.12.2023 Grete Lang, Uwe Stark (bestellt bis 31.12.2028)',
      ['Karl Moos current', 'Uwe Stark current'],
    ],
    [
      'Geschäftsführer: Ralf Ebert (abberufen 3.4.2023), Nora Ebert (einzelvertretungsberechtigt)',
      ['Ralf Ebert former', 'Nora Ebert current'],
    ],
    ['Vorstand: Karl Moos, Uwe Stark, beide bis Mai 2023', ['Karl Moos former', 'Uwe Stark former']],
    ['Finanzvorstand: Ida Lenz (seit 2019, Vertrag bis 2027)', ['Ida Lenz current']],
    ['Finanzvorstand: Ida Lenz (bis 2025)', ['Ida Lenz former']],
  ])('is read for each of a list from what is beside the name: %s', (line, states) => {
    const read = readTexts('Verdane Optics', [{ text: `# Verdane Optics AG\n\n${line}`, language: 'de' }]);
    const people = peopleOverTime(read.claims, companyRoles, '2026-11-20');
    expect(people.map(({ name, state }) => `${name} ${state}`)).toEqual(states);
  });
});
