import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atOnce } from '../part-by-part.ts';
import { align } from './align.ts';
import { pathText } from './clause.ts';
import { clausesOf } from './testing/clauses-of.ts';

const aligned = (old: string, now: string) => atOnce(align(clausesOf(old, 'old'), clausesOf(now, 'now')));
const told = (old: string, now: string) =>
  aligned(old, now).map((one) => {
    const [from, to] = [one.old, one.now].map((clause) => (clause === null ? '-' : pathText(clause)));
    return `${one.kind}: ${from} > ${to}`;
  });

const numbered = (all: readonly string[]) => all.map((one, i) => `Article ${i + 1}\n${one}`).join('\n\n');

const old = `Article 1 Scope
This law applies to every kiln that is fired with wood.

Article 2 Log
The keeper of a kiln shall keep a log of each firing for three years.

Article 3 Fees
The yearly fee for a kiln is EUR 40 and falls due on 1 March 2030.

Article 4 Visits
The office may visit a kiln at any time of the day without notice. The keeper opens the gate and shows the log to the visitor.
`;

describe('what became of each clause', () => {
  it('tells a renumbered clause from a new one, and a changed from a gone one', () => {
    const now = `Article 1 Scope
This law applies to every kiln that is fired with wood.

Article 2 Smoke
Nobody may burn painted timber.

Article 3 Log
The keeper of a kiln shall keep a log of each firing for five years.

Article 4 Visits
The office may visit a kiln at any time of the day without notice. The keeper opens the gate and shows the log to the visitor.
`;
    expect(told(old, now)).toEqual([
      'same: Article 1 > Article 1',
      'new: - > Article 2',
      'changed: Article 2 > Article 3',
      'gone: Article 3 > -',
      'same: Article 4 > Article 4',
    ]);
  });

  it('tells that one clause was cut in two, and that two were joined', () => {
    const cut = `${old.slice(0, old.indexOf('Article 4'))}Article 4 Visits
The office may visit a kiln at any time of the day without notice.

Article 5 Gate
The keeper opens the gate and shows the log to the visitor.
`;
    expect(told(old, cut).at(-1)).toBe('split: Article 4 > Article 4');
    expect(told(cut, old).at(-1)).toBe('merged: Article 4 > Article 4');
    expect(told(old, cut)).toHaveLength(4);
    expect(told(cut, old)).toHaveLength(4);
  });

  it('says of a clause with other words that is elsewhere that it changed', () => {
    const was = '§ 3 Aufbewahrung\nDer Halter bewahrt das Ofenbuch drei Jahre lang trocken auf.';
    const is = '§ 8 Aufbewahrung\nDer Halter bewahrt das Ofenbuch fünf Jahre lang trocken auf.';
    expect(aligned(was, is)).toMatchObject([{ kind: 'changed', isMoved: true }]);
  });

  it('finds paragraphs without numbers that changed places', () => {
    const [a, b, c] = ['Cups are washed by hand.', 'Pans hang on the wall.', 'Knives stay in the drawer.'];
    const kinds = aligned(`${a}\n\n${b}\n\n${c}`, `${c}\n\n${a}\n\n${b}`).map(({ kind }) => kind);
    expect(kinds).toEqual(['moved', 'same', 'same']);
  });

  const words = ['keeper', 'kiln', 'ash', 'office', 'gate', 'log', 'fee', 'timber', 'visit', 'chimney'];
  const sentence = fc
    .array(fc.constantFrom(...words), { minLength: 3, maxLength: 12 })
    .map((all) => `The ${all.join(' ')}.`);

  it('finds everything the same in a text and itself', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 12 }), fc.boolean(), (all, isNumbered) => {
        const text = isNumbered ? numbered(all) : all.join('\n\n');
        expect(new Set(aligned(text, text).map(({ kind }) => kind))).toEqual(new Set(['same']));
      }),
    );
  });

  it('finds shuffled clauses moved, and none of them new or gone', () => {
    const shuffled = fc
      .uniqueArray(sentence, { minLength: 2, maxLength: 10 })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(shuffled, fc.boolean(), ([all, mixed], isNumbered) => {
        const write = (some: readonly string[]) => (isNumbered ? numbered(some) : some.join('\n\n'));
        const kinds = aligned(write(all), write(mixed)).map(({ kind }) => kind);
        expect(kinds).toHaveLength(all.length);
        expect(kinds.every((kind) => kind === 'same' || kind === 'moved')).toBe(true);
      }),
    );
  });
});
