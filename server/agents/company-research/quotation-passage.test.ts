import { describe, expect, it } from 'vitest';
import { kettles, pumpen } from './testing/quoted-of.ts';

describe('a quotation is understood alone (H3)', () => {
  it.each([
    [
      'The customs office has claimed duty of £31,000 for 2022.',
      'Marlowe Kettle disputes it before the tribunal.',
    ],
    [
      'The press shop cost £240,000 more than the board had set aside.',
      'The board approved the overrun in May 2025.',
    ],
    ['We are hiring 14 fitters for the works in Bath.', 'We have made 9 offers so far.'],
    ['Our works had 61 people at the end of June.', 'At the same date 4 apprentices were in training.'],
    ['The kiln at Radstock burst in March 2025 and two fitters were burnt.', 'There were no fatalities.'],
  ])('taken together with what it leans on: %s', async (before, leaning) => {
    expect((await kettles(`${before} ${leaning}`)).join('\n')).toContain(`${before} ${leaning}`);
  });

  it.each([
    ['Das Zollamt fordert 31.000 Euro für 2022.', 'Die Rieth Pumpen AG bestreitet das.'],
    [
      'Die Presse kostete 240.000 Euro mehr als vorgesehen.',
      'Der Aufsichtsrat genehmigte die Überschreitung im Mai 2025.',
    ],
    ['Im Werk Essen suchen wir 14 Schlosser.', 'Bisher haben wir 9 Angebote gemacht.'],
    ['Unser Werk zählte Ende Juni 61 Leute.', 'Zum selben Zeitpunkt lernten dort 4 Lehrlinge.'],
    ['Im März 2025 barst in Essen ein Kessel, und zwei Schlosser wurden verletzt.', 'Es gab keine Toten.'],
  ])('mit dem, worauf sie sich stützt: %s', async (before, leaning) => {
    expect((await pumpen(`${before} ${leaning}`)).join('\n')).toContain(`${before} ${leaning}`);
  });

  it('is left out where nothing explains what it leans on', async () => {
    expect(
      (await pumpen('Der Aufsichtsrat genehmigt die Überschreitung im Mai 2025 einstimmig.')).join(),
    ).not.toContain('Überschreitung');
    expect((await kettles('The board approved the overrun in May 2025.')).join()).not.toContain('overrun');
    expect((await kettles('Marlowe Kettle disputes it before the tribunal.')).join()).not.toContain(
      'disputes',
    );
    expect(
      (await kettles('The board approved the overrun of its three members in May 2025.')).join(),
    ).toContain('the overrun of its three members');
  });

  it('goes back as far as one sentence leans on the next', async () => {
    const all =
      'Our depot in Wells was flooded in June 2025. The damage came to £90,000. It was paid by the insurer in July.';
    expect((await kettles(all)).join('\n')).toContain(all);
    const alles =
      'Unser Lager in Bochum stand im Juni 2025 unter Wasser. Der Schaden betrug 90.000 Euro. Ihn hat der Versicherer im Juli bezahlt.';
    expect((await pumpen(alles)).join('\n')).toContain(alles.slice(0, 80));
  });
});

describe('a quotation keeps what turns it (H3)', () => {
  it.each([
    ['The parish paper printed 90 jobs at our works.', 'I have no idea who told them.'],
    [
      'CORRECTION: Last week we described Kettle Cook Ltd as a subsidiary of Marlowe Kettle.',
      'The two companies are not connected.',
    ],
    [
      'Management shows adjusted EBITDA of 4.1 for our works in 2025.',
      'We accept only 0.2 of this and come to 3.6.',
    ],
    ['In May we said that revenue would be 40 million.', 'We are now lowering that to 36 million.'],
    [
      'In May 2025 the fair trade office fined Marlowe Kettle £70,000 for short weights.',
      'An appeal has been lodged, and nothing has been paid.',
    ],
  ])('%s', async (said, turned) => {
    expect((await kettles(`${said} ${turned}`)).join('\n')).toContain(`${said} ${turned}`);
  });

  it.each([
    ['Das Heimatblatt druckte 90 Stellen für unser Werk.', 'Ich weiß nicht, woher es das hat.'],
    [
      'Die Leitung zeigt für unser Werk ein bereinigtes EBITDA von 4,1.',
      'Wir anerkennen davon nur 0,2 und kommen auf 3,6.',
    ],
    ['Im Mai nannten wir einen Umsatz von 40 Millionen.', 'Das senken wir nunmehr auf 36 Millionen.'],
    [
      'Im Mai 2025 stellte das Kartellamt der Rieth Pumpen AG ein Ersuchen wegen Ermittlungen zu.',
      'Eine Durchsuchung fand nicht statt.',
    ],
  ])('%s', async (said, turned) => {
    expect((await pumpen(`${said} ${turned}`)).join('\n')).toContain(`${said} ${turned}`);
  });
});

describe('what is said in a talk (H3)', () => {
  it('is quoted with what was asked, and never by whoever asks', async () => {
    const told = await pumpen(
      '**Kolbe:** Man liest in der Zeitung, dass Sie 25 Stellen in Essen streichen. Und die Mutter? Man hört so einiges.\n\n**Anders:** Diese Frage müssen Sie der Holding stellen.\n\n**Kolbe:** Gut. Was haben Sie 2024 in Essen investiert? Grob.\n\n**Anders:** Rund 3,1 Millionen in das Werk, heuer höchstens 1,2.',
    );
    expect(told.join()).not.toMatch(/25 Stellen|müssen Sie/u);
    const asked = await kettles(
      'COLE: I read that you are cutting 25 jobs in Bath. And the parent? One hears things.\n\nANDERS: You would have to ask them about the parent.\n\nCOLE: Fine. What did the works spend in 2024? Roughly.\n\nANDERS: Some 3.1 million on the works, this year 1.2 at most.',
    );
    expect(asked.join()).not.toMatch(/25 jobs|ask them/u);
    expect(asked.join()).toContain('Some 3.1 million on the works');
  });

  it('is quoted of those whom the talk introduces with an office, and of nobody else', async () => {
    const told = await kettles(
      'OPERATOR: I now hand over to Dr Ida Marlowe, Chief Executive.\n\nIDA MARLOWE: With me is Jan Ott, who joined us as CFO in June. In May we opened a second works in Wells with 40 people.\n\nJAN OTT: Our order book was £61 million in May.\n\nPETE LUNT: We think there were 900 kettles unsold at the works in May.',
    );
    expect(told.join()).toContain('In May we opened a second works in Wells with 40 people.');
    expect(told.join()).toContain('Our order book was £61 million in May.');
    expect(told.join()).not.toContain('900 kettles');
    const gesagt = await pumpen(
      '**Lunt:** Guten Tag.\n\n**Ida Rieth:** Mit dabei ist Jan Ott, unser Finanzchef. Danke.\n\n**Jan Ott:** Im Mai haben wir in Bochum ein zweites Werk mit 40 Leuten eröffnet.',
    );
    expect(gesagt.join()).toContain('in Bochum ein zweites Werk mit 40 Leuten');
  });

  it('is no hearsay of people nobody names', async () => {
    const told = await kettles(
      'A person close to the family suggests that Marlowe Kettle has looked at 3 works in Hull.',
    );
    expect(told.join()).not.toContain('Hull');
    const gesagt = await pumpen(
      'Aus dem Umfeld: Eine Person im Umfeld der Familie nennt 3 Werke, welche die Rieth Pumpen AG prüft.',
    );
    expect(gesagt.join()).not.toContain('3 Werke');
  });
});
