import type { tableGroundEn } from './table-ground-en.ts';

export const tableGroundDe: typeof tableGroundEn = {
  asStated: '\\text{wie angegeben}',
  from: { form: 'Ihre Angabe', assumption: 'Annahme dieses Berichts, zum Ändern' },
  formulas: { form: '\\text{Ihre Angabe}', assumption: '\\text{angenommen}' },
  rows: (count) => `${count} Zeilen`,
  counted: 'in diesem Bericht gezählt',
  more: (n) => `${n} weitere; ein gründlicherer Lauf zeigt mehr.`,
  reference: 'Referenzdaten nachschlagen',
};
