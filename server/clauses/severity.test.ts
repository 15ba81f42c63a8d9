import { describe, expect, it } from 'vitest';
import type { Language } from '@loupe/shared/lib/language';
import { atOnce } from '../part-by-part.ts';
import { align } from './align.ts';
import { severityOf } from './severity.ts';
import { clausesOf } from './testing/clauses-of.ts';
import { wordDiff } from './word-diff.ts';

const article = (text: string) => clausesOf(text === '' ? '' : `Article 4\n${text}`);
const list = (items: string) => clausesOf(`Article 1\nThe keeper shall:\n(a) sweep the yard;\n${items}`);

/** How grave the change from one wording of an article to another is. */
function graded(old: string, now: string, language: Language = 'en'): string {
  const [pair] = atOnce(align(article(old), article(now)));
  if (pair === undefined) return 'nothing';
  const { word, because } = severityOf(pair, wordDiff(old, now), language);
  return [word, ...because].join(', ');
}

describe('how grave a change is', () => {
  it.each<[string, string, string]>([
    ['The fee for a kiln is EUR 40 a year.', 'The fee for a kiln is EUR 55 a year.', 'high, amount'],
    ['At least 30 % of the glass is old glass.', 'At least 45 % of the glass is old glass.', 'high, percent'],
    [
      'The log is kept for three years by its keeper.',
      'The log is kept for five years by its keeper.',
      'high, deadline',
    ],
    [
      'The keeper reports by 1 March 2030 to the office.',
      'The keeper reports by 1 May 2030 to the office.',
      'high, date',
    ],
    ['The keeper may keep a log of firings.', 'The keeper shall keep a log of firings.', 'high, modal'],
    [
      'The keeper shall burn painted timber here.',
      'The keeper shall not burn painted timber here.',
      'high, modal, negation',
    ],
    [
      'The log is open to visitors of the kiln.',
      'The log is open to visitors of the kiln unless it is sealed.',
      'high, exception',
    ],
    [
      '“Kiln” means an oven that is fired with wood.',
      '“Kiln” means an oven that is fired with gas.',
      'high, definition',
    ],
    [
      'Whoever burns paint is liable to a fine here.',
      'Whoever burns paint is liable to a warning here.',
      'high, penalty',
    ],
    [
      'The operator shall inspect the kiln once every month.',
      'The operator shall inspect the kiln once every week.',
      'high, deadline',
    ],
    [
      'The operator shall tell the office within 72 hours of it.',
      'The operator shall tell the office without delay within 72 hours of it.',
      'high, deadline',
    ],
    ['The log names every firing of a kiln.', 'The log names each firing of a kiln.', 'medium, scope'],
    [
      'Visits follow Article 7 of this ordinance.',
      'Visits follow Article 8 of this ordinance.',
      'medium, reference',
    ],
    [
      'The keeper opens the gate in accordance with the plan.',
      'The keeper opens the gate pursuant to the plan.',
      'low, wording',
    ],
    ['The kiln holds 5 kg of ash.', 'The kiln holds 5 t of ash.', 'high, number'],
    ['The keeper opens the gate to the yard.', 'The keeper opens the gate to the cellar.', 'for review'],
    ['', 'The keeper shall wear gloves.', 'high, new obligation'],
    ['The keeper shall wear gloves.', '', 'high, obligation gone'],
    ['', 'The office is in Malden.', 'medium, new clause'],
  ])('"%s" to "%s" is %s', (old, now, grade) => expect(graded(old, now)).toBe(grade));

  it.each<[string, string, string]>([
    [
      'Die Gebühr für den Ofen beträgt 40 Euro im Jahr.',
      'Die Gebühr für den Ofen beträgt 55 Euro im Jahr.',
      'high, amount',
    ],
    [
      'Das Ofenbuch wird drei Jahre lang trocken verwahrt.',
      'Das Ofenbuch wird fünf Jahre lang trocken verwahrt.',
      'high, deadline',
    ],
    [
      'Der Halter meldet den Ofen bis zum 1. März 2030 an.',
      'Der Halter meldet den Ofen bis zum 1. Mai 2030 an.',
      'high, date',
    ],
    ['Der Halter kann ein Ofenbuch führen.', 'Der Halter muss ein Ofenbuch führen.', 'high, modal'],
    [
      'Der Halter darf im Hof Holz verbrennen.',
      'Der Halter darf im Hof kein Holz verbrennen.',
      'high, modal, negation',
    ],
    [
      'Das Tor bleibt offen für Besucher.',
      'Das Tor bleibt offen für Besucher, es sei denn, es regnet.',
      'high, exception',
    ],
    [
      '„Ofen“ ist eine Anlage, die mit Holz brennt.',
      '„Ofen“ ist eine Anlage, die mit Gas brennt.',
      'high, definition',
    ],
    [
      'Wer Lack verbrennt, zahlt ein Bußgeld an die Stadt.',
      'Wer Lack verbrennt, zahlt eine Abgabe an die Stadt.',
      'high, penalty',
    ],
    [
      'Besuche richten sich nach § 7 dieser Ordnung.',
      'Besuche richten sich nach § 8 dieser Ordnung.',
      'medium, reference',
    ],
    ['Der Halter öffnet das Tor gemäß dem Plan.', 'Der Halter öffnet das Tor nach dem Plan.', 'low, wording'],
    ['Der Halter öffnet das Tor zum Hof.', 'Der Halter öffnet das Tor zum Keller.', 'for review'],
    ['', 'Der Halter hat Handschuhe zu tragen.', 'high, new obligation'],
    ['', 'Der Betreiber soll ein Ofenbuch führen.', 'medium, new clause'],
    ['', 'Das Amt sitzt in Malden.', 'medium, new clause'],
  ])('"%s" to "%s" is %s', (old, now, grade) => expect(graded(old, now, 'de')).toBe(grade));

  it('knows the duty of a list item by the words it goes on from', () => {
    const fresh = atOnce(align(list(''), list('(b) sound the bell.\n'))).find(({ kind }) => kind === 'new');
    expect(fresh && severityOf(fresh, [], 'en')).toEqual({ word: 'high', because: ['new obligation'] });
  });
});
