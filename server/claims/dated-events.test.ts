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

describe('what a sentence dates to a day', () => {
  it.each<[string, string[]]>([
    ['On 7 April 2026 Verdane Optics sold its plant at Hayle.', ['2026-04-07']],
    ['A court dismissed the claim against Verdane Optics on 19 May 2026.', ['2026-05-19']],
    ['Reportedly Verdane Optics opened a plant on 7 April 2026.', ['2026-04-07 rumour']],
    ['On 7 April 2026 Verdane Optics did not open its plant.', []],
    [
      '## 7 April 2026\n\nVerdane Optics opened a plant in Leeds. The plant of Verdane Optics will build 300 lamps a day. Verdane Optics announced that it will close in 2027.',
      ['2026-04-07', '2026-04-07'],
    ],
    [
      '## 7 April 2026\n\nVerdane Optics opened a plant in Leeds. Verdane Optics employs 40 people. Analysts expect that Verdane Optics could be bought. Rumours say that Verdane Optics may close. A spokeswoman denied that.',
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
    ['Am 8. April 2026 eröffnete Bolton einen Laden neben der Verdane Optics.', []],
    ['Bolton verklagte am 8. April 2026 die Verdane Optics.', []],
    ['Am 31. Dezember 2025 hatte die Verdane Optics 300 Mitarbeiter.', []],
    ['Am 8. April 2026 meldete der Lieferant der Verdane Optics Insolvenz an.', []],
  ])('%s', (text, expected) => {
    expect(days(text, 'de')).toEqual(expected);
  });
});

describe('what stands below a dated heading', () => {
  it.each<[string, string[]]>([
    ['Verdane Optics bought the glass maker Kessel AG.', ['2026-06-17']],
    ['Verdane Optics bought a plant. It will stay open.', ['2026-06-17']],
    ['Verdane Optics bought a plant. Jane Roe, Chair, said: “We are proud of it.”', ['2026-06-17']],
    ['Verdane Optics has been in the register since 7 April 1998.', []],
  ])('%s', (text, expected) => {
    expect(days(`# 17 June 2026\n\n${text}`, 'en')).toEqual(expected);
  });

  it('is no event where it is the company’s name alone, or what stands on every transcript', () => {
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

  it('is not told by “we” where nobody knows who speaks', () => {
    expect(days('In March 2025 we bought Kessel AG of Rotterdam.', 'en')).toEqual([]);
  });
});
