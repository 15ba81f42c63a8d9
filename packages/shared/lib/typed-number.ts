const englishGroups = /^[-+]?\d{1,3}(,\d{3})+(\.\d+)?$/;
const germanGroups = /^[-+]?\d{1,3}(\.\d{3})+(,\d+)?$/;
const plain = /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/;

/**
 * A number as a person types it into a field, in the form that is kept: `1,5` and `1.5` are one and a half; groups of
 * thousands are read by the language of the page, so `1,000` is a thousand in English and one in German. Null where it is
 * no number.
 */
export function typedNumber(typed: string, language: 'en' | 'de'): string | null {
  const text = typed.trim().replace(/[\s\u00a0\u202f'’](?=\d{3}(\D|$))/g, '');
  const [groups, mark] = language === 'en' ? ([englishGroups, ','] as const) : ([germanGroups, '.'] as const);
  const bare = groups.test(text) ? text.replaceAll(mark, '') : text;
  if (!plain.test(bare)) return null;
  return String(Number(bare.replace(',', '.')));
}
