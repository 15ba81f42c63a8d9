import { expect, it } from 'vitest';
import { personKeys } from './person-keys.ts';

it('a middle initial makes nobody another person, unless two differ in it', () => {
  const same = personKeys(['Dana R. Whitlock', 'Dana Whitlock']);
  expect(same('Dana R. Whitlock')).toBe(same('Dana Whitlock'));
  const apart = personKeys(['Jan A. Roe', 'Jan B. Roe', 'Jan Roe']);
  expect(new Set([apart('Jan A. Roe'), apart('Jan B. Roe'), apart('Jan Roe')]).size).toBe(3);
});
