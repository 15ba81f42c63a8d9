import { describe, expect, it } from 'vitest';
import { speaking } from '../language/language.ts';
import { placeText } from './place-text.ts';

describe('a place', () => {
  it.each([
    ['page 2, row 9, column 2024', 'Seite 2, Zeile 9, Spalte 2024'],
    ['sheet Income statement, row 7, column 2024', 'Blatt Income statement, Zeile 7, Spalte 2024'],
    ['lines 3-9, column Close', 'Zeilen 3–9, Spalte Close'],
    ['page 3, part 2', 'Seite 3, Teil 2'],
    ['section “Results”', 'Abschnitt „Results“'],
    ['something else', 'something else'],
  ])('“%s” is said whole in German and unchanged in English', (stored, german) => {
    expect(speaking('de', () => placeText(stored))).toBe(german);
    expect(speaking('en', () => placeText(stored))).toBe(stored);
  });
});
