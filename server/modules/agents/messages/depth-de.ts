import type { Depth } from '@loupe/shared/contract/agents';
import { numberText } from '../../../tools/number-text.ts';
import type { depthEn } from './depth-en.ts';

const many = (count: number, one: string, more: string) =>
  `${numberText(count, 0)} ${count === 1 ? one : more}`;
const credits = (count: number) => many(count, 'Credit', 'Credits');

const names: Record<Depth, string> = { quick: 'Schnell', standard: 'Standard', deep: 'Gründlich' };

/** Was eine Tiefe bewirkt, neben der Schätzung eines Laufs. */
export const depthDe: typeof depthEn = {
  measured: ({ files, sections, sources, figures, credits: cost }) =>
    `Mit den Beispieldaten: ${files === 0 ? '' : `${many(files, 'Datei', 'Dateien')} gelesen, `}${many(sections, 'Abschnitt', 'Abschnitte')} mit ${many(sources, 'Quelle', 'Quellen')} und ${many(figures, 'berechneten Wert', 'berechneten Werten')} geschrieben, für ${credits(cost)}.`,
  same: (as, { credits: cost }) =>
    `Mit den Beispieldaten: derselbe Bericht wie ${names[as]}, für ${credits(cost)}.`,
  base: (title, sentence) => `Aufgebaut auf ${title}. ${sentence}`,
  mostFiles: (files) => `Von Ihren eigenen Dateien werden bis zu ${numberText(files, 0)} gelesen.`,
  noDepth: 'Die Tiefe ändert hier nichts: Jede Frage wird in jeder Tiefe an alle Dateien gestellt.',
  model: (most) =>
    `Ein Sprachmodell erfährt die Tiefe und entscheidet selbst, wie viel es liest und schreibt; bei ${credits(most)} hört es auf.`,
};
