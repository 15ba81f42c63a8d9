import { describe, expect, it } from 'vitest';
import { speaking } from '../../language/language.ts';
import { calendarEntries } from '../../report/ics/calendar-entries.ts';
import { readReport } from '../../report/markdown/read-report.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { april, doubted, planWith, read, shown, statusOf, valueOf } from './testing/plan-with.ts';

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

describe('an itinerary', () => {
  it('adds up trains, nights and money as a calculation by hand does', async () => {
    const run = await planWith({
      ...april,
      arrival: 'Osaka',
      departure: 'Tokyo',
      must_see: 'Osaka Castle\nFushimi Inari (500 yen)\nKiyomizu-dera\nSenso-ji',
      budget: '1500',
      currency: 'EUR',
      rate: '160',
      people: '2',
      hotel_a_night: '120',
      food_a_day: '50',
      numbers: 'places a day = 2\nfirst day = 240\nlast day = 240',
      depth: 'deep',
    });
    // Osaka – Kyoto 30 min, JPY 580; Kyoto – Tokyo 135 min, JPY 13,320.
    expect(valueOf(run, 'rail-minutes')).toBe('165 min');
    expect(valueOf(run, 'cost-rail')).toBe('JPY 27,800');
    expect(valueOf(run, 'cost-hotel-EUR')).toBe('EUR 360.00');
    expect(valueOf(run, 'cost-food')).toBe('EUR 200.00');
    const entry = Number(valueOf(run, 'cost-entry')!.replace(/\D/gu, ''));
    // 500 for each of two people, and what the suggestions with a fee cost.
    expect(entry).toBeGreaterThanOrEqual(1000);
    const total = (27_800 + entry) / 160 + 360 + 200;
    expect(valueOf(run, 'total-EUR')).toBe(`EUR ${total.toFixed(2)}`);
    expect(valueOf(run, 'left')).toBe(`EUR ${(1500 - total).toFixed(2)}`);
    expect(
      ['Osaka Castle', 'Fushimi Inari Taisha', 'Kiyomizu-dera', 'Senso-ji Temple'].map((one) =>
        statusOf(run, one),
      ),
    ).toEqual(Array.from({ length: 4 }, () => 'verified'));
    expect(read(run)).toContain('Osaka → Kyoto → Tokyo');
    expect(doubted(run)).toEqual([]);
  });

  it('says the ways between places with their distance, wait and speed', async () => {
    const one = { from: '2027-04-05', to: '2027-04-05', must_see: 'Tokyo Skytree\nSenso-ji' };
    const run = await planWith({ ...one, numbers: 'places a day = 2\nspeed = 6\nwait = 5' });
    const way = run.figures.find(({ id }) => id.startsWith('way-1-'))!;
    // Spherical law of cosines over the coordinates of the list.
    const [a, b] = [radians(35.7101), radians(35.7148)];
    const cosine =
      Math.sin(a) * Math.sin(b) + Math.cos(a) * Math.cos(b) * Math.cos(radians(139.8107 - 139.7967));
    const minutes = 5 + (Math.acos(cosine) * 6371.0088 * 60) / 6;
    expect(plain(way.value)).toBe(`${Math.ceil(minutes / 5) * 5} min`);
    expect(way.inputs.map(({ from }) => from)).toEqual([null, 'your number', 'your number']);
  });

  it('keeps the closing days of a source, and over them those that the person gives', async () => {
    // 7 June 2027 is a Monday: the museum is closed, says its source.
    const monday = { from: '2027-06-07', to: '2027-06-07', must_see: 'Tokyo National Museum' };
    const closed = await planWith(monday);
    expect(statusOf(closed, 'Tokyo National Museum')).toBe('not verified');
    expect(read(closed)).toContain(
      'Tokyo National Museum: it is closed on every day in its city (closes Mon).',
    );
    expect(valueOf(closed, 'least-days')).toBe('2 days');
    const own = await planWith({
      ...monday,
      must_see: 'Tokyo National Museum (closed Tuesdays, needs 3 hours)',
    });
    expect(statusOf(own, 'Tokyo National Museum')).toBe('verified');
    expect(read(own)).toContain('closes Tue, you say');
    const visit = own.figures.find(({ label }) => label.startsWith('Tokyo National Museum, '))!;
    expect(visit.inputs.at(-1)).toMatchObject({
      value: expect.stringMatching(/^180/u) as string,
      from: 'your number',
    });
    expect([...doubted(closed), ...doubted(own)]).toEqual([]);
  });

  it('never says that a place is open of which nobody says when it closes', async () => {
    const run = await planWith({ ...april, must_see: 'Senso-ji' });
    expect(read(run)).toMatch(/\| Senso-ji Temple \| Tokyo \|[^|]*\| not known: check \|/u);
    expect(read(run)).not.toMatch(/open(?:s|ed|ing)? (?:daily|every day|at|from) (?!you say)/u);
  });

  it('becomes a calendar with the times of visits and trains', async () => {
    const run = await planWith({
      ...april,
      arrival: 'Osaka',
      departure: 'Osaka',
      must_see: 'Osaka Castle\nGinkakuji',
    });
    const entries = await speaking('en', async () => calendarEntries(readReport(run.report, '.')));
    const castle = entries.find(({ summary }) => summary.startsWith('Osaka Castle'))!;
    expect(castle.place).toBe('Osaka');
    expect([castle.from.hasTime, (castle.to!.at - castle.from.at) / 60_000]).toEqual([true, 90]);
    const trains = entries.filter(({ summary }) => summary.startsWith('Train'));
    expect(trains.map(({ summary }) => summary)).toEqual(['Train Osaka – Kyoto', 'Train Kyoto – Osaka']);
  });

  it('finds the same in German', async () => {
    const inputs = {
      ...april,
      must_see: '清水寺\nEiffelturm\nNara',
      budget: '90000',
      hotel_a_night: '12000',
    };
    const [en, de] = [await planWith(inputs), await planWith(inputs, {}, 'de')];
    expect(shown(de)).toEqual(shown(en));
    expect(de.findings.map(({ status }) => status)).toEqual(en.findings.map(({ status }) => status));
    expect(doubted(de)).toEqual([]);
    expect(read(de)).toContain('steht nicht in der Liste der Orte oder liegt nicht in Japan');
  });
});

describe('trips that are awkward', () => {
  it('of ten cities in two days name the least days, and leave out the cities that lie far', async () => {
    const ten = 'Tokyo, Yokohama, Nagoya, Kyoto, Nara, Osaka, Hiroshima, Fukuoka, Nagasaki, Kanazawa';
    const run = await planWith({ from: '2027-05-02', to: '2027-05-03', must_see: ten });
    expect([valueOf(run, 'placed'), valueOf(run, 'wanted')]).toEqual(['2', '10']);
    expect(statusOf(run, 'Yokohama')).toBe('verified');
    expect(statusOf(run, 'Nagasaki')).toBe('not verified');
    const least = Number.parseInt(valueOf(run, 'least-days')!, 10);
    expect(least).toBeGreaterThanOrEqual(10);
    const to = new Date(Date.parse('2027-05-02') + (least - 1) * 86_400_000).toISOString().slice(0, 10);
    const longer = await planWith({ from: '2027-05-02', to, must_see: ten });
    expect(valueOf(longer, 'placed')).toBe('10');
    expect(doubted(run)).toEqual([]);
  }, 60_000);

  it('of one day, of sixty days and in the past are planned, and say what they are', async () => {
    const past = await planWith({ from: '2025-01-07', to: '2025-01-07', must_see: 'Ueno Park' });
    expect(read(past)).toContain('The first day is before the day of this report');
    expect(read(past)).toContain(
      'not in the packaged list, so a closing day that moves with one was not seen',
    );
    const long = await planWith({
      from: '2027-04-01',
      to: '2027-05-30',
      must_see: 'Senso-ji\nTodai-ji',
      arrival: 'Sapporo',
    });
    expect(valueOf(long, 'days')).toBe('60 days');
    expect(read(long)).toContain('no known place is left in this city');
    expect([...doubted(past), ...doubted(long)]).toEqual([]);
  }, 60_000);

  it('say near spellings, names that may be several, and numbers that are none', async () => {
    const run = await planWith({
      ...april,
      must_see: 'Kiyomizudra\nChurch of Light\nAquarium\nSenso-ji',
      numbers: 'speed = fast',
    });
    expect(read(run)).toContain('“Kiyomizudra” was not found. Written nearly so: Kiyomizu-dera.');
    expect(read(run)).toContain('“Church of Light” is not in the list of places, or not in Japan.');
    expect(read(run)).toMatch(/“Aquarium” may be each of .*Sumida Aquarium.*: say which\./u);
    expect(read(run)).toContain('“speed = fast”: no number that can be changed.');
    expect(doubted(run)).toEqual([]);
  });

  it('keep a number of the person over what is assumed, and name it as theirs', async () => {
    const run = await planWith({ ...april, must_see: 'Senso-ji', numbers: 'temple = 95\nlast day = 0' });
    const temple = run.figures.find(({ id }) => id === 'assumed-kind-temple')!;
    expect([temple.value, temple.inputs[0]!.from]).toEqual(['95', 'your number']);
    const wait = run.figures.find(({ id }) => id === 'assumed-wait')!;
    expect(wait.is_assumed).toBe(true);
    const last = run.figures.filter(({ id }) => id.startsWith('visit-4-'));
    expect(last).toEqual([]);
  });

  it.each([
    [{ from: '2027-04-08', to: '2027-04-05' }, 'to', /before the first/],
    [{ to: '2027-04-05' }, 'from', /first day/],
    [{ from: '2027-04-05' }, 'to', /last day/],
    [{ from: '2027-13-40', to: '2027-04-05' }, 'from', /first day/],
    [{ from: '2027-01-01', to: '2027-12-31' }, 'to', /90 days/],
    [{ ...april, arrival: 'Paris' }, 'arrival', /table of trains/],
    [{ ...april, budget: '-5' }, 'budget', /above zero/],
    [{ ...april, currency: 'gold' }, 'currency', /code/],
    [{ ...april, people: '2.5' }, 'people', /from 1 to 20/],
  ])('%j is refused with a sentence', async (inputs, field, sentence) => {
    const { check } = agentOf('japan-itinerary');
    await expect(check?.(inputs, memoryTools(), { prompt: '', fileIds: [] })).rejects.toMatchObject({
      code: 'agent.inputs_invalid',
      field,
      message: expect.stringMatching(sentence) as string,
    });
  });

  it.each([
    [
      'of which nothing is found',
      { ...april, must_see: 'Louvre\nEiffel Tower' },
      'none of your wishes was found',
    ],
    [
      'to a city of which no place is known',
      { ...april, arrival: 'Kobe' },
      'no place is known in the cities of this trip',
    ],
  ])('%s are charged nothing', async (_, inputs, sentence) => {
    const run = await planWith(inputs);
    expect(run.isUnanswered).toBe(true);
    expect(run.credits).toBe(0);
    expect(run.report).toContain(sentence);
  });
});
