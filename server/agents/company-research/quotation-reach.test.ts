import { describe, expect, it } from 'vitest';
import { kettles, pumpen } from './testing/quoted-of.ts';

const english = async (text: string) => (await kettles(text)).join('\n');
const german = async (text: string) => (await pumpen(text)).join('\n');

describe('a quotation (H3)', () => {
  it('keeps the refusal or denial that follows', async () => {
    const asked = 'Some of you have asked us for a special dividend from the sale of the depot.';
    expect(await english(`${asked} We have decided against it.`)).toContain(
      `${asked} We have decided against it.`,
    );
    const told = 'Eine Zeitung hat uns ein Bußgeld von 20 Millionen Euro angehängt.';
    expect(await german(`${told} Es gibt keines. Stand heute.`)).toContain(`${told} Es gibt keines.`);
    const counted = "Last year's paper gave our headcount as 560.";
    const notAny = 'That figure included agency staff and should not be carried forward.';
    expect(await english(`${counted} ${notAny}`)).toContain(`${counted} ${notAny}`);
    const gezählt = 'Im Vorjahr nannte unser Heft 1.140 Beschäftigte.';
    const falsch = 'Das war ein Fehler, bitte verwenden Sie die Zahl nicht.';
    expect(await german(`${gezählt} ${falsch}`)).toContain(`${gezählt} ${falsch}`);
  });

  it('takes with it what is before, where that alone says what is meant', async () => {
    expect(
      await english('Our share of exports was 5.9 per cent. Two years ago it was 8.1 per cent.'),
    ).toContain('5.9 per cent. Two years ago it was');
    expect(
      await english(
        'We paid a dividend of £9 million. Mr Keogh had asked for £15 million; that motion was not carried.',
      ),
    ).not.toMatch(/^Mr Keogh/mu);
    expect(
      await german('Wir liefern 37 Prozent der Pumpen selbst aus. Vor fünf Jahren waren es 19.'),
    ).toContain('selbst aus. Vor fünf Jahren waren es 19.');
  });

  it('is not what a reporter says or asks, nor a warning of a namesake', async () => {
    const talk = [
      await german('Frau Dr. Rieth, im Februar standen Kunden vor leeren Hallen. Was hat Sie das gekostet?'),
      await german('Das Gespräch führten Jan Kühn und Eva Stark.'),
      await english('Do not confuse the subject with the kettle works of Helmond, closed since March 2024.'),
      await english('Ms Marlowe, in February your customers stood in the dark for 3 days. What did it cost?'),
    ].join('');
    expect(talk).not.toMatch(/Februar|Gespräch|confuse|February/u);
  });

  it('does not end at a county, a court case or an hour', async () => {
    const whole = [
      'Our second works stands in Mallow, Co. Cork, and has 3 furnaces.',
      'Our call on the results will be held at 8:30 a.m. Eastern Time.',
    ];
    expect((await english(whole.join('\n\n'))).split('\n')).toEqual(expect.arrayContaining(whole));
    const sued =
      'In August 2023 a class action, *Renner v. Marlowe Kettle plc*, was filed in Leeds over 3 years of unpaid wages.';
    expect(await english(sued)).not.toMatch(/^Marlowe Kettle plc\*/mu);
  });
});
