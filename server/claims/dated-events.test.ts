import { describe, expect, it } from 'vitest';
import { toClaimDocument } from './claim-document.ts';
import { knowCompany } from './know-company.ts';
import { atOnce } from '../part-by-part.ts';
import { datedEvents } from './dated-events.ts';

const kessel = { written: 'Kessel', key: 'kessel', name: 'Kessel AG' };

function days(text: string, language: 'en' | 'de', subject: string | null = null): string[] {
  const passages = [{ locator: 'lines 1-1', text }];
  const given = {
    key: 'news',
    name: 'news.md',
    title: 'news',
    passages,
    tables: [],
    language,
    isTable: false,
  };
  const company = atOnce(knowCompany('Verdane Optics', []));
  return atOnce(
    datedEvents(atOnce(toClaimDocument(given)), company, { subject, speaker: 'company' }, [kessel]),
  ).map((event) => `${event.date}${event.isRumour ? ' rumour' : ''}`);
}

const letter = (text: string) => `Verdane Optics Ltd\n\n27 February 2025\n\n# 27 February 2025\n\n${text}`;

describe('what a sentence dates to a day', () => {
  it.each<[string, string[]]>([
    ['On 7 April 2026 Verdane Optics sold its plant at Hayle.', ['2026-04-07']],
    ['A court dismissed the claim against Verdane Optics on 19 May 2026.', ['2026-05-19']],
    ['Reportedly Verdane Optics opened a plant on 7 April 2026.', ['2026-04-07 rumour']],
    ['On 7 April 2026 Verdane Optics did not open its plant.', []],
    ['On 7 April 2026 Verdane Optics will open a plant.', []],
    ['Verdane Optics published its order book, which it expects to halve on 7 April 2026.', []],
    ['Verdane Optics announced that it will open a plant on 7 April 2026.', []],
    ['On 7 April 2026 Verdane Optics announced that it will open a plant.', ['2026-04-07']],
    ['Leeds, 7 April 2026 – Verdane Optics opened a plant in June.', []],
    ['Leeds, 7 April 2026 – Verdane Optics was founded by two brothers.', []],
    ['Leeds, 7 April 2026 – Verdane Optics today opened a plant.', ['2026-04-07']],
    [
      '## 2 March 2026\n\n## 7 April 2026\n\nVerdane Optics opened a plant in Leeds. The plant of Verdane Optics will build 300 lamps a day. Verdane Optics announced that it will close in 2027.',
      ['2026-04-07', '2026-04-07'],
    ],
    [
      '## 2 March 2026\n\n## 7 April 2026\n\nVerdane Optics opened a plant in Leeds. Verdane Optics employs 40 people. Analysts expect that Verdane Optics could be bought. Rumours say that Verdane Optics may close. A spokeswoman denied that.',
      ['2026-04-07', '2026-04-07 rumour'],
    ],
    ['If Verdane Optics opened a plant on 7 April 2026, it would fail.', []],
    [
      'On 1 July 2026 Verdane Optics agreed to sell its frames for GBP 96 million; completion is expected in autumn.',
      ['2026-07-01'],
    ],
    ['On 31 December 2025 Verdane Optics employed 40 people.', []],
    ['As of 7 April 2026 Verdane Optics runs 4 plants.', []],
    ['Leeds, 7 April 2026 – Verdane Optics has bought the glass maker Kessel AG.', ['2026-04-07']],
    ['Leeds, 7 April 2026 – Verdane Optics employs 40 people.', []],
    ['Leeds, 7 April 2026 – Verdane Optics will buy Kessel AG.', []],
    ['Leeds, 7 April 2026 – Kessel AG has bought Verdane Optics.', []],
    ['Leeds, 7 April 2026 – Verdane Optics opened a plant in 2019.', []],
    ['On 7 April 2026 Kessel opened a plant next to Verdane Optics.', []],
    ['Bolton opened a shop on 7 April 2026 and competes with Verdane Optics.', []],
    ['The lease, signed on 7 April 2026, binds Verdane Optics.', []],
    ['On 7 April 2026 a supplier of Verdane Optics went bankrupt.', []],
  ])('%s', (text, expected) => {
    expect(days(text, 'en')).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['Am 15. Januar 2026 hat die Verdane Optics ein Werk in Breslau eröffnet.', ['2026-01-15']],
    ['Das Landgericht wies am 18. März 2026 die Klage gegen die Verdane Optics ab.', ['2026-03-18']],
    [
      'Leipzig, 12. Mai 2025. Die Verdane Optics hat die Kessel AG für 38 Mio. Euro übernommen.',
      ['2025-05-12'],
    ],
    ['Am 8. April 2026 wird die Verdane Optics ein Werk eröffnen.', []],
    ['Die Verdane Optics will am 8. April 2026 ein Werk eröffnen.', []],
    ['Am 8. April 2026 eröffnete Bolton einen Laden neben der Verdane Optics.', []],
    ['Bolton verklagte am 8. April 2026 die Verdane Optics.', []],
    ['Am 31. Dezember 2025 hatte die Verdane Optics 300 Mitarbeiter.', []],
    ['Am 8. April 2026 meldete der Lieferant der Verdane Optics Insolvenz an.', []],
  ])('%s', (text, expected) => {
    expect(days(text, 'de')).toEqual(expected);
  });
});

describe('what is below one of several dated headings', () => {
  it.each<[string, string[]]>([
    ['Verdane Optics bought the glass maker Kessel AG.', ['2026-06-17']],
    ['Verdane Optics bought a plant. It will stay open.', ['2026-06-17']],
    ['Verdane Optics bought a plant. Jane Roe, Chair, said: “We are proud of it.”', ['2026-06-17']],
    ['Verdane Optics has been in the register since 7 April 1998.', []],
    ['Verdane Optics lost a suit. A new lease was signed on 1 October 2026.', ['2026-06-17']],
    ['Verdane Optics has agreed to sell its plant on 1 October 2026.', ['2026-06-17']],
  ])('%s', (text, expected) => {
    expect(days(`# 9 May 2026\n\n# 17 June 2026\n\n${text}`, 'en')).toEqual(expected);
  });

  it.each([
    'In May Verdane Optics closed its Leeds plant.',
    'Verdane Optics closed a plant last year.',
    'Verdane Optics bought a plant in 2019.',
    'My grandfather started Verdane Optics with a cart.',
    'Verdane Optics expects a better year.',
    'Verdane Optics did not close a plant.',
  ])('is dated by nothing but itself: %s', (text) => {
    expect(days(`# 9 May 2026\n\n# 17 June 2026\n\n${text}`, 'en', 'verdane optics')).toEqual([]);
  });

  it('is no event where it is the company’s name alone, or what is on every transcript', () => {
    const lines = '*Edited transcript, check against delivery. Verdane Optics plc*';
    expect(days(`# Press conference, Leeds, 17 June 2026\n\n${lines}`, 'en')).toEqual([]);
  });

  it('is no event where people chat about it', () => {
    const lines = [
      '[09:15] Jo Ray: Verdane Optics has 17 million in sales, I heard.',
      'I called Verdane Optics.',
      'Is Verdane Optics for sale?',
      'Denied it flatly.',
      '(FX: sewing machines)',
    ];
    expect(days(`# 17 June 2026\n\n${lines.join('\n\n')}`, 'en', 'verdane optics')).toEqual([]);
  });

  it('is no event where a printout has only its labels there', () => {
    const printout = 'Firma: Verdane Optics GmbH\nSitz: Wetzlar\nTag der ersten Eintragung: 18.07.1998';
    expect(days(`# Ausdruck vom 12.08.2026\n\n${printout}`, 'de')).toEqual([]);
  });
});

describe('what is below the day on which a document was written', () => {
  it.each([
    'Verdane Optics announces the purchase of Kessel AG.',
    'Verdane Optics today announced revenue of GBP 4 million.',
    'Today Verdane Optics signed the contract.',
    'Today we signed the contract.',
    'We announce today that our shop in Hayle closes.',
    'Verdane Optics closes its shop with immediate effect.',
  ])('is of that day where it says so: %s', (text) => {
    expect(days(letter(text), 'en', 'verdane optics')).toEqual(['2025-02-27']);
  });

  it.each([
    'We closed our Topeka plant in June.',
    'We closed our Topeka plant.',
    'Verdane Optics has bought the glass maker Kessel AG.',
    'My grandfather started Verdane Optics in 1934 with a kettle and a cart.',
    'Our founder opened a shop.',
    'For 2025 we expect net sales between $1.40 billion and $1.43 billion.',
    'We do not plan further plant closures.',
    'Today Verdane Optics makes lenses in four plants.',
    'Today we employ 40 people.',
    'The plants opened in Leeds are still ours today.',
    'Verdane Optics today is one of four makers that signed in 2019.',
    'Kessel AG today announced that it has sold its shares in Verdane Optics.',
    'Today we know that the plant closed in June was the right one.',
    'The lender of Verdane Optics may close it with immediate effect.',
    'In September Verdane Optics announced that it would close.',
  ])('is not of that day else: %s', (text) => {
    expect(days(letter(text), 'en', 'verdane optics')).toEqual([]);
  });

  it.each([
    'Die Verdane Optics gibt den Kauf der Kessel AG bekannt.',
    'Heute hat die Verdane Optics den Vertrag unterzeichnet.',
    'Wir haben heute den Vertrag unterzeichnet.',
    'Die Verdane Optics schließt ihren Laden mit sofortiger Wirkung und gibt das heute bekannt.',
  ])('is of that day where it says so: %s', (text) => {
    expect(days(letter(text).replaceAll('February', 'Februar'), 'de', 'verdane optics')).toEqual([
      '2025-02-27',
    ]);
  });

  it.each([
    'Im Juni haben wir unser Werk in Topeka geschlossen.',
    'Wir haben unser Werk in Topeka geschlossen.',
    'Mein Großvater gründete die Verdane Optics 1934 mit einem Karren.',
    'Für 2025 erwarten wir einen Umsatz von 1,4 Mrd. Euro.',
    'Weitere Werksschließungen planen wir nicht.',
    'Das gab die Verdane Optics gestern bekannt.',
    'Über den Kaufpreis der Verdane Optics wurde Stillschweigen vereinbart.',
    'Heute fertigt die Verdane Optics in vier Werken.',
    'Bis heute hat die Verdane Optics kein Werk geschlossen.',
    'Bestellungen, die bis zum 15. Dezember eingehen, rechnen wir zu den alten Preisen ab.',
  ])('is not of that day else: %s', (text) => {
    expect(days(letter(text).replaceAll('February', 'Februar'), 'de', 'verdane optics')).toEqual([]);
  });
});

describe('what the company did in a month', () => {
  it.each<[string, string[]]>([
    ['In March 2025 Verdane Optics bought Kessel AG for EUR 14 million.', ['2025-03']],
    ['Verdane Optics opened its second plant in early March 2025.', ['2025-03']],
    ['In March 2025 we bought Kessel AG of Rotterdam.', ['2025-03']],
    ['On 3 March 2025 we bought Kessel AG of Rotterdam.', ['2025-03-03']],
    ['The company moved its head office to Leeds in July 2024.', ['2024-07']],
    ['In March 2025 Kessel AG bought a plant from Verdane Optics.', []],
    ['In March 2025 Kessel AG was sold. The company closed its plant in May 2025.', []],
    ['The plant that we opened in March 2025 is idle.', []],
    ['In March 2025 we did not open our plant.', []],
    ['We will open a plant in March 2029.', []],
    ['In March 2025 we employed 40 people.', []],
    ['We opened plants in March 2025 and in May 2025.', []],
    ['A supplier of Verdane Optics closed in March 2025.', []],
  ])('%s', (text, expected) => {
    expect(days(text, 'en', 'verdane optics')).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['Im März 2025 übernahm die Verdane Optics die Kessel AG.', ['2025-03']],
    ['Ende März 2025 übernahm die Verdane Optics die Kessel AG.', ['2025-03']],
    ['Im März 2025 haben wir die Kessel AG übernommen.', ['2025-03']],
    ['Das Unternehmen verlegte seinen Sitz im Juli 2024 nach Ulm.', ['2024-07']],
    ['Im März 2025 übernahm die Kessel AG ein Werk der Verdane Optics.', []],
    ['Im März 2029 wird die Verdane Optics ein Werk eröffnen, das sie gekauft hat.', []],
    ['Im März 2025 zählte die Verdane Optics 40 Mitarbeiter.', []],
  ])('%s', (text, expected) => {
    expect(days(text, 'de', 'verdane optics')).toEqual(expected);
  });

  it('is not recognised by “we” where nobody knows who speaks', () => {
    expect(days('In March 2025 we bought Kessel AG of Rotterdam.', 'en')).toEqual([]);
  });
});

describe('a site that was opened, in a text of the company itself', () => {
  it('is an event of its day where nobody else is named beside it', () => {
    const german = 'Am 12. September 2024 wurde das Werk in Brünn eröffnet.';
    const english = 'On 12 September 2024 the plant in Brno was opened.';
    expect(days(german, 'de', 'verdane optics')).toEqual(['2024-09-12']);
    expect(days(english, 'en', 'verdane optics')).toEqual(['2024-09-12']);
    expect(days(`Kessel AG baut aus. ${german}`, 'de', 'verdane optics')).toEqual([]);
    expect(days(`Kessel AG is growing. ${english}`, 'en', 'verdane optics')).toEqual([]);
  });
});
