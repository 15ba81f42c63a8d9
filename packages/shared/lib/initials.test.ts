import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Your name', 'YN'],
    ['ada king of lovelace', 'AL'],
    ['Élodie', 'É'],
    ['first.last@example.com', 'FL'],
    ['  ', '?'],
    ['', '?'],
  ])('gives for %j the letters %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});
