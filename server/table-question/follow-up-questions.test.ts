import { describe, expect, it } from 'vitest';
import type { Language } from '@loupe/shared/lib/language';
import { speaking } from '../language/language.ts';
import { atOnce } from '../part-by-part.ts';
import { askTables } from './ask-tables.ts';
import { followUpsOf } from './follow-up-questions.ts';
import { answerText, asked, type TableName } from './testing/asked.ts';

/** What is offered after an answer, each with what it comes to when it is asked next. */
function offered(name: TableName, question: string, language: Language = 'en'): [string, string][] {
  return speaking(language, () => {
    const tables = [asked(name)];
    const said = askTables(question, tables);
    if (said?.kind !== 'answer') throw new Error(`${question} has no answer.`);
    return atOnce(followUpsOf(said, tables)).map((text) => {
      const next = askTables(text, tables, said.kept);
      return [text, next?.kind === 'answer' ? `${next.words}: ${answerText(next)}` : 'refused'];
    });
  });
}

describe('R7 questions that go on from an answer', () => {
  it('are made of the names, times and quantities of its table', () => {
    expect(offered('sales', 'total revenue')).toEqual([
      ['And by Region?', 'Sum of Revenue by Region: East 80; North 375.75; South 330'],
      [
        'And by month?',
        'Sum of Revenue by month: 2025-01 100.5; 2025-02 210; 2025-03 180.25; 2025-04 80; 2025-05 120; 2025-07 95',
      ],
      ['And the Units?', 'Sum of Units: 85'],
    ]);
  });

  it.each([
    ['sales', 'total revenue in North', 'And for South?', 'Sum of Revenue, Region South: 330'],
    ['sales', 'revenue in March 2025', 'And in April 2025?', 'Sum of Revenue, April 2025: 80'],
    ['sales', 'revenue in Q1 2025', 'And in Q2 2025?', 'Sum of Revenue, Q2 2025: 200'],
    ['rain', 'rainfall in 2024', 'And in 2023?', 'Sum of Rainfall, 2023: 30'],
    [
      'energy',
      'output of Solar',
      'How did it change from 2023 to 2024?',
      'Sum of Output, Source Solar: change from 2023 to 2024: 22 30 → 8 36.3636',
    ],
    [
      'sales',
      'which customer had the highest revenue',
      'And the lowest?',
      'Sum of Revenue by Customer, 1 lowest: Okafor Ltd 175',
    ],
  ] as const)('of %s after “%s”: “%s”', (name, question, text, said) => {
    expect(offered(name, question)).toContainEqual([text, said]);
  });

  it('R21 are asked in German', () => {
    expect(offered('umsatz', 'Umsatz in Köln', 'de')).toEqual([
      ['Und für Neu-Ulm?', 'Summe von Umsatz, Filiale Neu-Ulm: 1015'],
      ['Und nach Produkt?', 'Summe von Umsatz nach Produkt, Filiale Köln: Äpfel 1337.5; Birnen 600.25'],
      [
        'Und nach Monat?',
        'Summe von Umsatz nach Monat, Filiale Köln: 2024-01 1234.5; 2024-04 600.25; 2025-05 103',
      ],
    ]);
  });

  it.each([
    ['sales', 'total revenue'],
    ['sales', 'average revenue'],
    ['sales', 'revenue by region'],
    ['sales', 'how many customers'],
    ['sales', 'latest units'],
    ['sales', 'how did revenue change from Q1 to Q2 2025'],
    ['sales', 'share of North in revenue'],
    ['wide', 'total revenue 2024'],
    ['statement', 'revenue 2024'],
    ['staff', 'headcount in January'],
    ['survey', 'average yes'],
    ['budget', 'total budget'],
    ['timesheet', 'total hours'],
    ['noten', 'Note von Amira in Mathe'],
    ['customers', 'which country is Okafor Ltd in'],
  ] as const)('of %s after “%s” are three at most, and each is answered as it stands', (name, question) => {
    const found = offered(name, question);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const [text, said] of found) expect([text, said]).not.toEqual([text, 'refused']);
  });

  it('compare no year that the table holds a part of', () => {
    expect(offered('rain', 'total rainfall').map(([text]) => text)).not.toContain(
      'How did it change from 2023 to 2024?',
    );
  });

  it('group by nothing that is counted itself', () => {
    expect(offered('sales', 'how many customers').map(([text]) => text)).not.toContain('And by Customer?');
  });
});
