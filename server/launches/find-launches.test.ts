import { describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { competitorOf } from './competitors.ts';
import { findLaunches } from './find-launches.ts';
import { articlesOfText } from './testing/articles-of-text.ts';

const competitors = ['Halvorsen', 'Kestrel & Vane'].map(competitorOf);
const launchesIn = (texts: readonly string[], language?: 'en' | 'de') =>
  atOnce(
    findLaunches(
      texts.flatMap((text, i) => articlesOfText(text, `${i}.md`, language)),
      competitors,
      'en',
    ),
  );

/** What is read of one sentence of an article of 5 March 2026. */
function read(sentence: string, language: 'en' | 'de') {
  const { launches, left } = launchesIn([`Daily Cup, 2026-03-05\n\n${sentence}\n`], language);
  return [
    ...launches.map(({ product, status, when }) => [product, status, when?.key ?? 'no time'].join(', ')),
    ...left.map(({ why }) => why),
  ];
}

describe('sentences that tell of a launch', () => {
  it.each([
    [
      'Halvorsen launched the Brewline 3, a compact machine, on 4 March 2026.',
      'Brewline 3, available, 2026-03-04',
    ],
    [
      'Halvorsen has unveiled the Brewline 4. It will be available from 12 May 2026.',
      'Brewline 4, announced, 2026-05-12',
    ],
    [
      'Halvorsen, the maker of coffee machines, will launch its first subscription service on 2 April.',
      'subscription service, announced, 2026-04-02',
    ],
    [
      'Halvorsen has delayed the launch of the Brewline 4 from May to September 2026.',
      'Brewline 4, delayed, 2026-09',
    ],
    [
      'Halvorsen has cancelled the Brewline Mini, which was due in June 2026.',
      'Brewline Mini, cancelled, 2026-06',
    ],
    [
      'Halvorsen could launch the Brewline Max in March 2027, people familiar with it said.',
      'Brewline Max, rumour, 2027-03',
    ],
    ['The Brewline 3 by Halvorsen went on sale in Germany on 4 March.', 'Brewline 3, available, 2026-03-04'],
    ["Halvorsen's new Brewline 5 hits shelves on 1 April.", 'Brewline 5, announced, 2026-04-01'],
    ['Halvorsen launched the Brewline 2 on 20 December.', 'Brewline 2, available, 2025-12-20'],
    ['Kestrel & Vane plans to start shipping the Vane One next month.', 'Vane One, announced, 2026-04'],
    [
      'Halvorsen announced that the Brewline 4 would be available from June.',
      'Brewline 4, announced, 2026-06',
    ],
    ['Halvorsen to launch Brewline 6 in Q3 2026', 'Brewline 6, announced, 2026-Q3'],
    ['Halvorsen plans to bring the Brewline 9 to market by the end of 2026.', 'Brewline 9, announced, 2026'],
    ['Halvorsen chief executive Jane Roe unveiled the Brewline 7 today.', 'Brewline 7, announced, no time'],
    [
      'Today, Halvorsen is introducing Brewline Cloud, a service for cafés.',
      'Brewline Cloud, available, 2026-03-05',
    ],
    [
      'After two delays Halvorsen launched the Brewline 4 on 2 March 2026.',
      'Brewline 4, available, 2026-03-02',
    ],
  ])('reads %s', (sentence, expected) => {
    expect(read(sentence, 'en')).toEqual([expected]);
  });

  it.each([
    [
      'Am 4. März 2026 bringt Halvorsen die Kaffeemaschine Brewline 3 auf den Markt.',
      'Brewline 3, available, 2026-03-04',
    ],
    [
      'Halvorsen kündigte die neue Mühle Quiet Mill an, die ab dem 12. Mai 2026 erhältlich ist.',
      'Quiet Mill, announced, 2026-05-12',
    ],
    [
      'Halvorsen verschiebt den Start der Brewline 4 von Mai auf September 2026.',
      'Brewline 4, delayed, 2026-09',
    ],
    ['Halvorsen hat den Verkaufsstart der Brewline Mini abgesagt.', 'Brewline Mini, cancelled, no time'],
    ['Halvorsen startet am 1. April 2026 einen Abo-Dienst für Büros.', 'Abo-Dienst, announced, 2026-04-01'],
    [
      'Mit der Brewline Go bringt Halvorsen im Mai eine tragbare Maschine auf den Markt.',
      'Brewline Go, announced, 2026-05',
    ],
    ['Die Brewline 8 soll laut Halvorsen am 2. Juni 2026 erscheinen.', 'Brewline 8, announced, 2026-06-02'],
    ['Halvorsen soll angeblich die Brewline Max im März 2027 vorstellen.', 'Brewline Max, rumour, 2027-03'],
    [
      'Der Marktstart der Brewline 4 verzögert sich laut Halvorsen bis September 2026.',
      'Brewline 4, delayed, 2026-09',
    ],
  ])('liest %s', (sentence, expected) => {
    expect(read(sentence, 'de')).toEqual([expected]);
  });

  it('keeps a season as it is written, and reads two products of one sentence', () => {
    const { launches } = launchesIn([
      'Daily Cup, 2026-03-05\n\nHalvorsen said it would launch the “Quiet Mill” and the Brewline 6 in autumn 2026.\n',
    ]);
    expect(launches.map(({ product, when }) => [product, when?.written])).toEqual([
      ['Brewline 6', 'autumn 2026'],
      ['Quiet Mill', 'autumn 2026'],
    ]);
  });

  it('counts a launch of two competitors together for both', () => {
    const text =
      'Daily Cup, 2026-03-05\n\nHalvorsen and Kestrel & Vane launched the Cafe Duo on 2 March 2026.\n';
    expect(
      launchesIn([text])
        .launches.map(({ competitor }) => competitor)
        .toSorted(),
    ).toEqual(['Halvorsen', 'Kestrel & Vane']);
  });
});

describe('sentences that sound like a launch of a listed competitor and are none', () => {
  it.each([
    ['Halvorsen will not launch the Brewline 5 in 2026.', 'denied'],
    ['Halvorsen denied that it would launch a tea kettle in June 2026.', 'denied'],
    ['Halvorsen wird die Brewline 5 nicht auf den Markt bringen.', 'denied'],
    [
      'Halvorsen dementierte Berichte, wonach das Unternehmen 2026 eine Mühle auf den Markt bringt.',
      'denied',
    ],
    ['If Halvorsen launches a grinder in June 2026, prices will fall.', 'condition'],
    ['Will Halvorsen launch a grinder in 2026?', 'condition'],
    ['Sollte Halvorsen 2027 eine Mühle auf den Markt bringen, würde das den Markt verändern.', 'condition'],
    ['Dunmore launched the Grindo on 3 March 2026, unlike Halvorsen.', 'other company'],
    ['Halvorsen rival Dunmore launched the Grindo Max on 3 March 2026.', 'other company'],
    ['Retailer Gormley began selling the Brewline 3 by Halvorsen on 2 March 2026.', 'other company'],
    [
      "Dunmore's Grindo, which competes with the Brewline 3 from Halvorsen, went on sale on 2 March 2026.",
      'other company',
    ],
    ['Dunmore bringt im Mai 2026 den Grindo auf den Markt, anders als Halvorsen.', 'other company'],
    ['Erik Halvorsen launched his candidacy on 2 March 2026.', 'other company'],
    ['Halvorsen Bank plc launched a savings account on 2 March 2026.', 'other company'],
    ['Halvorsen launched a campaign for the Brewline 3 on 4 March 2026.', 'no product'],
    ['Halvorsen released its annual report on 2 March 2026.', 'no product'],
    ['Halvorsen launched a takeover bid for Dunmore on 2 March 2026.', 'no product'],
    ['Halvorsen startet eine Werbekampagne für die Brewline 3.', 'no product'],
    ['Halvorsen has launched a voluntary recall of the Brewline 2 on 2 March 2026.', 'no product'],
    ['Halvorsen halted the sale of the Brewline 2 on 2 March 2026.', 'denied'],
    ['Halvorsen stoppt den Verkauf der Brewline 2 am 5. März 2026.', 'denied'],
    ['Halvorsen shares fell after Dunmore launched the Grindo 2 on 2 March 2026.', 'other company'],
  ])('does not count: %s', (sentence, why) => {
    expect(read(sentence, / (?:die|den|eine) /u.test(sentence) ? 'de' : 'en')).toEqual([why]);
  });

  it.each([
    'Halvorsen announced its results for 2025 on 3 March 2026.',
    'Halvorsen opened a new factory in Oslo on 3 March 2026.',
    'Halvorsen discontinued the Brewline 1 on 1 March 2026.',
  ])('has no words of a launch: %s', (sentence) => {
    expect(read(sentence, 'en')).toEqual([]);
  });
});

const paper = (day: string, title: string, text: string) => `# ${title}\n\nDaily Cup, ${day}\n\n${text}\n`;

describe('one launch reported by several articles', () => {
  const june = paper(
    '9 June 2026',
    'Halvorsen unveils the Brewline 4',
    'The Brewline 4 will be available from 15 September 2026.',
  );
  const july = paper(
    '14 July 2026',
    'Pumps are late',
    'Halvorsen has delayed the launch of the Brewline 4 to 20 October 2026.',
  );
  const october = paper(
    '21 October 2026',
    'In the shops',
    'Halvorsen’s Brewline 4 went on sale on 20 October 2026.',
  );

  it('is one with its history: announced, put off, come; its id is that of the month it was first announced for', () => {
    const { launches } = launchesIn([october, june, july]);
    expect(launches).toHaveLength(1);
    const [one] = launches;
    expect(one).toMatchObject({
      id: 'launch-halvorsen-brewline-4-2026-09',
      status: 'available',
      product: 'Brewline 4',
    });
    expect(one?.when?.key).toBe('2026-10-20');
    expect(one?.earlier.map(({ when }) => when?.key)).toEqual(['2026-09-15']);
    expect(new Set(one?.mentions.map(({ article }) => article.id)).size).toBe(3);
  });

  it('keeps its id when a later article is added', () => {
    expect(launchesIn([june]).launches[0]?.id).toBe(launchesIn([june, july, october]).launches[0]?.id);
  });

  it('is another launch when what is on sale already is announced to start again later', () => {
    const abroad = paper(
      '2 November 2026',
      'Abroad',
      'Halvorsen will launch the Brewline 4 in Japan on 3 February 2027.',
    );
    const { launches } = launchesIn([october, abroad]);
    expect(launches.map(({ id, status }) => [id, status])).toEqual([
      ['launch-halvorsen-brewline-4-2026-10', 'available'],
      ['launch-halvorsen-brewline-4-2027-02', 'announced'],
    ]);
  });

  it('tells apart products whose names differ in a number', () => {
    const other = paper('22 October 2026', 'More', 'Halvorsen launched the Brewline 5 on 20 October 2026.');
    expect(launchesIn([october, other]).launches.map(({ product }) => product)).toEqual([
      'Brewline 4',
      'Brewline 5',
    ]);
  });

  it('joins a headline without a name with the text that gives one', () => {
    const text = paper(
      '5. März 2026',
      'Halvorsen bringt neue Kaffeemaschine auf den Markt',
      'Die Brewline 5 von Halvorsen ist seit dem 2. März 2026 im Handel erhältlich. Das Unternehmen nennt keinen Preis.',
    );
    const { launches } = launchesIn([text], 'de');
    expect(launches.map(({ product, when }) => [product, when?.key])).toEqual([['Brewline 5', '2026-03-02']]);
  });

  it('knows whose a product is from another article, and not from the only competitor an article happens to name', () => {
    const later = paper(
      '28 October 2026',
      'A test',
      'The Brewline 4 has been available since 20 October 2026.',
    );
    const strange = paper(
      '28 October 2026',
      'Grindo in the shops',
      'The Grindo is available from 2 November 2026. Halvorsen has nothing like it.',
    );
    const { launches, left } = launchesIn([october, later, strange]);
    expect(launches.map(({ product, mentions }) => [product, mentions.length])).toEqual([['Brewline 4', 2]]);
    expect(left.map(({ why }) => why)).toEqual(['nobody']);
  });

  it('takes “the company” for the one its paragraph begins with, and a name before a product for its maker', () => {
    const text = paper(
      '5 March 2026',
      'The week',
      'Halvorsen had a good week.\n\nKestrel & Vane, a rival of Halvorsen, has raised money. The company plans to launch the Vane Two in May 2026.\n\nGormley is growing. The company will launch the Gormley Solo in May 2026.\n\nHalvorsen has unveiled Loom. The tool will roll out to customers on 16 March. It had said in January it would release the tool in February.',
    );
    const { launches, left } = launchesIn([text]);
    expect(launches.map(({ competitor, product, when }) => [competitor, product, when?.key])).toEqual([
      ['Halvorsen', 'Loom', '2026-03-16'],
      ['Kestrel & Vane', 'Vane Two', '2026-05'],
    ]);
    expect(left.map(({ why }) => why).toSorted()).toEqual(['condition', 'nobody']);
  });

  it('gives no competitor a product that the article only happens to name', () => {
    const text = paper(
      '5 March 2026',
      'Halvorsen under pressure',
      'Halvorsen lost a tenth of its value.\n\nThe Grindo Max is available from 1 May 2026 at half the price.',
    );
    const { launches, left } = launchesIn([text]);
    expect(launches).toEqual([]);
    expect(left.map(({ why }) => why)).toEqual(['nobody']);
  });

  it('hears “we” on a page whose title names one competitor', () => {
    const text =
      '# What is new at Halvorsen\n\n## 10 November 2026\n\nWe’ve launched Brewline Timer.\n\n## 2 October 2026\n\nWe are releasing Brewline Notes today.\n';
    expect(launchesIn([text]).launches.map(({ product, when }) => [product, when?.key])).toEqual([
      ['Brewline Notes', '2026-10-02'],
      ['Brewline Timer', '2026-11-10'],
    ]);
  });

  it('has no date where neither sentence nor article has one', () => {
    const { launches, left } = launchesIn([
      '# News\n\nHalvorsen has launched the Brewline 4 in all its markets.\n',
    ]);
    expect(launches).toEqual([]);
    expect(left.map(({ why }) => why)).toEqual(['no date']);
  });
});
