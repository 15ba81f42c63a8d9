import { describe, expect, it } from 'vitest';
import { readDays } from './pick-days.ts';
import { readHeight, readWeight } from './read-body.ts';
import { readEquipment, readLimits } from './read-wishes.ts';

describe('what a person types', () => {
  it.each([
    ['Mon/Wed/Fri', [1, 3, 5], null],
    ['Mo, Mi und Fr', [1, 3, 5], null],
    ['Mon-Fri', [1, 2, 3, 4, 5], null],
    ['Fri to Sun', [5, 6, 7], null],
    ['Montag bis Mittwoch', [1, 2, 3], null],
    ['every day', [1, 2, 3, 4, 5, 6, 7], null],
    ['weekends', [6, 7], null],
    ['Tue & Thu evenings, Sat morning', [2, 4, 6], null],
    ['Mo abends, Mi 18 Uhr, samstags früh', [1, 3, 6], null],
    ['Wed at 6:30 pm', [3], null],
    ['3x a week', [], 3],
    ['4', [], 4],
    ['3 Tage pro Woche: Mo, Mi, Fr', [1, 3, 5], 3],
    ['Mon Wed Fri', [1, 3, 5], null],
  ])('%s is read as days', (text, found, count) => {
    expect(readDays(text)).toEqual({ found, count, notUnderstood: [] });
  });

  it('says which part is no day', () => {
    expect(readDays('Sunday, whenever')).toEqual({ found: [7], count: null, notUnderstood: ['whenever'] });
  });

  it('takes equipment at its word, and takes away what there is not', () => {
    expect(readEquipment('Kurzhanteln, Bank, Rudergerät')).toEqual({
      found: new Set(['dumbbell', 'bench']),
      notUnderstood: ['Rudergerät'],
    });
    expect(readEquipment('dumbbells, no bench').found).toEqual(new Set(['dumbbell']));
    expect(readEquipment('gym, no machines').found.has('machine')).toBe(false);
    expect(readEquipment('gym, no machines').found.has('barbell')).toBe(true);
    expect(readEquipment('bodyweight only')).toEqual({ found: new Set(), notUnderstood: [] });
  });

  it.each([
    ['Knieschmerzen, lower back', ['back', 'knee']],
    ['my back is not good', ['back']],
    ['no knee pain', ['knee']],
    ['Schulter rechts; Handgelenk', ['shoulder', 'wrist']],
    ['none', []],
    ['pushing is fine', []],
  ])('%s spares parts of the body wherever they are named', (text, parts) => {
    expect(readLimits(text)).toMatchObject({ parts, cautions: [] });
  });

  it('reads movements that are ruled out, and what is neither as not understood', () => {
    expect(readLimits('no deadlifts, keine Kniebeugen, no burpees')).toMatchObject({
      parts: [],
      movements: ['hinge', 'squat'],
      notUnderstood: ['no burpees'],
      cautions: [],
    });
  });

  it.each([
    ['chest pain when I climb stairs', 'heart'],
    ['Brustschmerzen', 'heart'],
    ['I get dizzy', 'faint'],
    ['pregnant', 'pregnancy'],
    ['im 5. Monat schwanger', 'pregnancy'],
    ['knee surgery in October', 'surgery'],
    ['Knie-OP vor vier Wochen', 'surgery'],
    ['torn ligament', 'injury'],
    ['Bluthochdruck', 'condition'],
    ['history of anorexia', 'eating'],
    ['pain sometimes', 'unclear'],
  ])('%s ends the planning', (text, id) => {
    expect(readLimits(text).cautions.map((one) => one.id)).toEqual([id]);
  });

  it.each([
    ['Linkes Handgelenk nach altem Bruch empfindlich', ['wrist']],
    ['old ankle fracture', ['ankle']],
    ['I broke my wrist years ago, an old fracture of the wrist', ['wrist']],
    ['Schulter vor acht Jahren gebrochen', ['shoulder']],
  ])('%s spares the part and plans', (text, parts) => {
    expect(readLimits(text)).toMatchObject({ parts, cautions: [], notUnderstood: [] });
  });

  it.each([
    'old fracture',
    'old fracture of the spine',
    'alter Wirbelbruch, Rücken',
    'old wrist fracture, still painful',
    'old wrist fracture that hurts',
    'Handgelenk vor vier Wochen gebrochen',
    'alter Bruch im Handgelenk, nicht verheilt',
    'lower back, old fracture of the lower back',
  ])('%s ends the planning as any injury', (text) => {
    expect(readLimits(text).cautions.map((one) => one.id)).toContain('injury');
  });

  it('does not stop for what is denied, nor for a condition that a physician has cleared; for chest pain always', () => {
    expect(readLimits('no chest pain, no surgery').cautions).toEqual([]);
    const cleared = readLimits('high blood pressure, cleared by my doctor');
    expect(cleared).toMatchObject({ cautions: [], isCleared: true });
    expect(readLimits('Bluthochdruck, ärztlich freigegeben').cautions).toEqual([]);
    expect(readLimits('chest pain, cleared by my doctor').cautions).toHaveLength(1);
  });

  it.each([
    ['82 kg', 82],
    ['82,5kg', 82.5],
    ['180 lb', 81.6],
    ['12 st 8', 79.8],
    ['82 kg (181 lb)', 82],
  ])('a weight of %s', (text, value) => {
    expect(readWeight(text)).toEqual({ kind: 'value', value });
  });

  it.each([
    ['150', 'no unit'],
    ['80 kg or 160 lb', 'two values'],
    ['160 Pfund', 'not understood'],
    ['heavy', 'not understood'],
    ['', 'none'],
  ])('a weight of “%s” is not guessed', (text, kind) => {
    expect(readWeight(text)).toEqual({ kind });
  });

  it.each([
    ['178', 178],
    ['178 cm', 178],
    ['1.78 m', 178],
    ['1,78', 178],
    ['1 m 78', 178],
    ['5 ft 10 in', 177.8],
    ['5\'10"', 177.8],
  ])('a height of %s', (text, value) => {
    expect(readHeight(text)).toEqual({ kind: 'value', value });
  });

  it('does not take a bare 5.10 for metres or feet', () => {
    expect(readHeight('5.10')).toEqual({ kind: 'no unit' });
  });
});
