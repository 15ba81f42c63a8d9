/** Legal forms in full, with what they are written as for short. */
const forms: readonly (readonly [RegExp, string])[] = [
  [/^Gesellschaft mit beschränkter Haftung$/iu, 'gmbh'],
  [
    /^Gesellschaft mit beschränkter Haftung (?:&|und) (?:Co\.?|Compagnie) (?:KG|Kommanditgesellschaft)$/iu,
    'gmbh & co. kg',
  ],
  [/^Unternehmergesellschaft(?: \(haftungsbeschränkt\))?$/iu, 'ug'],
  [/^UG \(haftungsbeschränkt\)$/iu, 'ug'],
  [/^Aktiengesellschaft$/iu, 'ag'],
  [/^Kommanditgesellschaft$/iu, 'kg'],
  [/^Kommanditgesellschaft auf Aktien$/iu, 'kgaa'],
  [/^Offene Handelsgesellschaft$/iu, 'ohg'],
  [/^Eingetragene Genossenschaft$/iu, 'eg'],
  [/^(?:Societas Europaea|Europäische (?:Aktieng|G)esellschaft|European company)(?: \(SE\))?$/iu, 'se'],
  [/^private (?:company limited by shares|limited company)$/iu, 'ltd'],
  [/^limited$/iu, 'ltd'],
  [/^public limited company$/iu, 'plc'],
];

/** "Gesellschaft mit beschränkter Haftung" and "GmbH" are one legal form; null for a text that is none in full. */
export const shortLegalForm = (text: string): string | null =>
  forms.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? null;
