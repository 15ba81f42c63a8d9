import { describe, expect, it } from 'vitest';
import { errorText, type ErrorPlaces } from './error-text.ts';

const all = {
  responseData: { error_message: 'one' },
  errorResponseData: { error_message: 'two', message: 'three', data: { error_message: 'four' } },
  error: new Error('five'),
};

describe('the text of an error', () => {
  it.each<[string, ErrorPlaces]>([
    ['one', all],
    ['two', { ...all, responseData: {} }],
    [
      'three',
      { ...all, responseData: null, errorResponseData: { ...all.errorResponseData, error_message: '' } },
    ],
    ['four', { errorResponseData: { data: { error_message: 'four' } }, error: all.error }],
    ['five', { errorResponseData: { message: '  ' }, error: all.error }],
    ['five', { errorResponseData: { message: 17, data: 'x' }, error: all.error }],
    ['Something went wrong', { errorResponseData: '<html>Bad gateway</html>', error: new Error('') }],
    ['Something went wrong', {}],
    ['<b>bold</b>', { errorResponseData: { error_message: '<b>bold</b>' } }],
  ])('H10 is %j, the first present, always as text', (expected, places) => {
    expect(errorText(places)).toBe(expected);
  });
});
