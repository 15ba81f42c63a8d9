import { many } from './research-steps-de.ts';
import type { otherFiguresEn } from './other-figures-en.ts';

/** Was der Bericht über Zahlen im Wortlaut der Unterlagen sagt. */
export const otherFiguresDe: typeof otherFiguresEn = {
  otherFigures: 'Weitere Zahlen der Unterlagen',
  otherFiguresIntro:
    'Im Wortlaut der Quellen. Sie wurden keiner bekannten Kennzahl zugeordnet, nicht verglichen und nicht verrechnet.',
  otherFiguresTitle: (unit: string) =>
    unit === '' ? 'So stehen sie in den Unterlagen' : `So stehen sie in den Unterlagen, ${unit}`,
  otherFiguresHead: ['Bezeichnung dort', 'Wert dort', 'Zeitraum dort'],
  noPeriodGiven: 'kein Zeitraum genannt',
  expectedFigure: 'erwartet',
  otherFiguresMore: (count: number) =>
    `${many(count, 'weitere Zahl dieser Art ist', 'weitere Zahlen dieser Art sind')} nicht aufgeführt.`,
};
