import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '@loupe/shared/lib/dates/calendar';
import { expiryOf } from './share-expiry.ts';
import { shareTargets } from './share-targets.ts';

const link = 'https://loupe.example/share/AbC-_123';

describe('where a link can be given on', () => {
  const hrefs = Object.fromEntries(
    shareTargets(link, 'Rates & ends? 50%').map(({ name, href }) => [name, href]),
  );
  const url = 'https%3A%2F%2Floupe.example%2Fshare%2FAbC-_123';
  const title = 'Rates%20%26%20ends%3F%2050%25';

  it.each([
    ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ['x', `https://x.com/intent/tweet?text=${title}&url=${url}`],
    ['linkedin', `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    ['whatsapp', `https://wa.me/?text=${title}%20${url}`],
    ['telegram', `https://t.me/share/url?url=${url}&text=${title}`],
    ['reddit', `https://www.reddit.com/submit?url=${url}&title=${title}`],
    ['pinterest', `https://www.pinterest.com/pin/create/button/?url=${url}&description=${title}`],
    ['email', `mailto:?subject=${title}&body=${url}`],
  ])('X1 %s', (name, href) => {
    expect(hrefs[name]).toBe(href);
  });

  it('X1 gives on the whole link and title, whatever is in them', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true }),
        fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
        (address, name) => {
          for (const target of shareTargets(address, name)) {
            const { searchParams } = new URL(target.href);
            expect([...searchParams.values()].join(' ')).toContain(address);
          }
        },
      ),
    );
  });
});

function end(year: number, month: number, day: number): string {
  return new Date(year, month - 1, day, 23, 59, 59, 999).toISOString();
}

describe('how long a link works', () => {
  const now = new Date(2026, 2, 2, 9, 30).getTime();
  const at = (choice: Parameters<typeof expiryOf>[0], date = '') => expiryOf(choice, date, now);

  it('X2 for days from now, or until it is revoked', () => {
    expect(at('never')).toEqual({ isValid: true, at: null });
    for (const days of ['1', '7', '30'] as const)
      expect(at(days)).toEqual({
        isValid: true,
        at: new Date(now + Number(days) * 86_400_000).toISOString(),
      });
  });

  it('X2 until the end of a day where the reader is, today included', () => {
    expect(at('date', '2026-03-02')).toEqual({ isValid: true, at: end(2026, 3, 2) });
    expect(at('date', '2026-12-31')).toEqual({ isValid: true, at: end(2026, 12, 31) });
    expect(localDay(now, 5)).toBe('2031-03-02');
  });

  it.each(['', '2026-03-01', '2031-03-03', '03/05/2026'])('X2 not until %j', (date) => {
    expect(at('date', date)).toEqual({ isValid: false });
  });
});
