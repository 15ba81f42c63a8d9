import { describe, expect, it } from 'vitest';
import { ownClaims } from './testing/claims-of.ts';

const english = (sentence: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics Ltd: dossier\n\n${sentence}`, language: 'en' });
const german = (sentence: string) =>
  ownClaims('Verdane Optics', { text: `# Verdane Optics GmbH: Dossier\n\n${sentence}`, language: 'de' });

describe('each clause of a sentence says its own way how it is', () => {
  it.each<[string, string[]]>([
    [
      'Revenue was EUR 480 million in 2024 and is expected to reach EUR 500 million in 2025.',
      ['revenue EUR 480000000 2024', 'revenue EUR 500000000 2025 expected'],
    ],
    ['Verdane Optics employs 240 people, and it plans to open a plant in Ely.', ['employees 240']],
    [
      'Dr. Xenia Holt has been chief executive since 1 March 2021; she denied that she will resign.',
      ['ceo Xenia Holt 2021-03-01', 'departure Xenia Holt denied'],
    ],
    ['Revenue was EUR 480 million in 2024 and could reach EUR 900 million.', ['revenue EUR 480000000 2024']],
    ['The company denied that it employs 900 people and is leaving Ely.', ['employees 900 denied']],
    ['If the plant opens, Verdane Optics employs 900 people and is larger.', []],
  ])('%s', (sentence, claims) => {
    expect(english(sentence)).toEqual(claims);
  });

  it.each<[string, string[]]>([
    [
      'Der Umsatz betrug 2024 480 Mio. Euro und soll 2025 auf 500 Mio. Euro steigen.',
      ['revenue EUR 480000000 2024', 'revenue EUR 500000000 2025 expected'],
    ],
    ['Der Umsatz soll 2024 480 Mio. Euro betragen haben.', ['revenue EUR 480000000 2024 expected rumour']],
    ['Die Verdane Optics GmbH beschäftigt 240 Menschen und will 2027 ein Werk eröffnen.', ['employees 240']],
  ])('%s', (sentence, claims) => {
    expect(german(sentence)).toEqual(claims);
  });
});

describe('what is said of a part is not said of the whole company', () => {
  it.each([
    'At its Leeds plant, Verdane Optics employs 640 people.',
    'In Germany, Verdane Optics reported revenue of EUR 5 million in 2024.',
    'In Germany, revenue was EUR 5 million in 2024.',
  ])('%s', (sentence) => {
    expect(english(sentence)).toEqual([]);
  });

  it.each([
    'Am Standort Leipzig beschäftigt die Verdane Optics GmbH 640 Mitarbeiter.',
    'In Deutschland erzielte die Verdane Optics GmbH 2024 einen Umsatz von 5 Mio. Euro.',
    'Im Inland stieg der Umsatz 2024 auf 5 Mio. Euro.',
  ])('%s', (sentence) => {
    expect(german(sentence)).toEqual([]);
  });

  it('keeps the segment that is before the company', () => {
    expect(
      german('Im Segment Nord erzielte die Verdane Optics GmbH 2024 einen Umsatz von 5 Mio. Euro.'),
    ).toEqual(['revenue (Nord) EUR 5000000 2024']);
  });
});

describe('foundings in other words', () => {
  it.each<[string, string[]]>([
    [
      'Verdane Optics a.s. (until 1995 Lumen Glas n.p.) was founded in 1921 by the engineer Karel Lind in Ely.',
      ['founded 1921', 'founder Karel Lind'],
    ],
    [
      'Verdane Optics Ltd is a British maker of lenses, founded in 1921 by Karel Lind and Ada Moor.',
      ['founded 1921', 'founder Karel Lind', 'founder Ada Moor'],
    ],
    ['Verdane Optics, which was founded in 1921 by two brothers, makes lenses.', ['founded 1921']],
    ['In 1921 the brothers Karel and Josef Lind founded Verdane Optics in Ely.', ['founded 1921']],
    ['Verdane Optics is a subsidiary of a glass maker, founded in 1950.', []],
    ['Verdane Optics founded Lumen Glas Ltd in 1999.', []],
  ])('%s', (sentence, claims) => {
    expect(ownClaims('Verdane Optics', { text: sentence, language: 'en' })).toEqual(claims);
  });

  it.each<[string, string[]]>([
    ['Die 1921 gegründete Verdane Optics GmbH stellt Linsen her.', ['founded 1921']],
    ['1921 gründete Karl Lind die Verdane Optics GmbH.', ['founded 1921']],
    ['Das Unternehmen wurde im Jahre 1921 durch Karl Lind gegründet.', ['founded 1921', 'founder Karl Lind']],
    ['Die Verdane Optics GmbH gründete 1999 eine Tochtergesellschaft.', []],
  ])('%s', (sentence, claims) => {
    expect(german(sentence)).toEqual(claims);
  });
});
