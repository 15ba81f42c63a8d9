import { describe, expect, it } from 'vitest';
import { toClaimDocument } from '../claims/claim-document.ts';
import { atOnce } from '../part-by-part.ts';
import { pitchStatementsIn } from './pitch-statements.ts';

function saidIn(text: string, language: 'en' | 'de' = 'en'): string[] {
  const document = atOnce(
    toClaimDocument({
      key: 'pitch',
      name: 'pitch.md',
      title: 'pitch.md',
      passages: [{ locator: `lines 1-${text.split('\n').length}`, text }],
      tables: [],
      isTable: false,
      language,
    }),
  );
  return pitchStatementsIn(document).map(({ measure, quantity, time }) =>
    [measure, quantity.bound ?? '', quantity.written, time === null ? '' : time.kind]
      .filter(Boolean)
      .join(' '),
  );
}

describe('numbers of a pitch', () => {
  it('are read from bullets by the words of the measure, with the time they name', () => {
    expect(
      saidIn(
        '# Teaser\n\n- ARR of £3.6m as of March 2025, up 38% year on year\n- 118% net revenue retention\n- Gross margin: 82%\n- No customer accounts for more than 10% of revenue\n- 47 employees across Leeds and Lisbon\n',
      ),
    ).toEqual([
      'arr £3.6m month',
      'net_retention 118%',
      'gross_margin 82%',
      'top_customer most 10%',
      'employees 47',
    ]);
    expect(
      saidIn(
        '- Eigenkapitalquote von 35 %\n- Wir beschäftigen rund 58 Mitarbeiterinnen und Mitarbeiter.\n- Unser größter Kunde steht für 22 % des Umsatzes.\n',
        'de',
      ),
    ).toEqual(['equity_ratio 35 %', 'top_customer 22 %', 'employees 58']);
  });

  it('are none where they are planned, said of others, a change, or of two years', () => {
    expect(
      saidIn(
        '- We expect ARR of £9m in 2027\n- Gross margin target of 85%\n- The industry has a gross margin of 60%\n- ARR growth of 38%\n- Gross margin rose by 4%\n- Equity ratio 2023: 20%, 2024: 24%\n- 12 employees will join\n',
      ),
    ).toEqual([]);
    expect(
      saidIn('- Eigenkapitalquote von 28 auf 35 % erhöht\n- Der Markt hat eine Bruttomarge von 60 %\n', 'de'),
    ).toEqual([]);
  });
});
