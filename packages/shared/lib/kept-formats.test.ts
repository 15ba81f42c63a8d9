import { describe, expect, it } from 'vitest';
import { numberFormat } from './kept-formats.ts';

describe('a kept format', () => {
  it('is the same object for the same locale and options, and another for others', () => {
    const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    expect(numberFormat('de-DE', two)).toBe(numberFormat('de-DE', { ...two }));
    expect(numberFormat('en-US', two).format(1234.5)).toBe('1,234.50');
    expect(numberFormat('de-DE', two).format(1234.5)).toBe('1.234,50');
    expect(numberFormat('de-DE', {}).format(1234.5)).toBe('1.234,5');
    expect(numberFormat(undefined, two)).not.toBe(numberFormat('de-DE', two));
  });
});
