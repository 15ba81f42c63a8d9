import type { Figure, Source } from '@loupe/shared/contract/run-events';

/** A place in a kept copy that something rests on. */
export interface Stop {
  readonly n: number;
  /** Another place in the document than that of the source; null: the source's own. */
  readonly place: string | null;
}

/** A title without what is said about the document in brackets. */
const bareTitle = (title: string) => title.replace(/ \([^()]*\)$/, '');

/**
 * Where an input is read: the place it names, in the document of its source. Null when nothing leads there; a place in
 * a document that no source of the run is from is only text.
 */
export function stopOfInput(
  input: Figure['inputs'][number],
  figure: Figure,
  sources: readonly Source[],
): Stop | null {
  const named = (source: Source) => input.from?.startsWith(`${bareTitle(source.title)}, `) ?? false;
  // The same place as a source's: its words find it better than "row 5", which a workbook has on every sheet.
  const isOwnPlace = (source: Source) => input.from === `${bareTitle(source.title)}, ${source.locator}`;
  const stopIn = (source: Source) => ({
    n: source.n,
    place: named(source) && !isOwnPlace(source) ? input.from : null,
  });
  if (input.source_n !== undefined) {
    const source = sources.find(({ n }) => n === input.source_n);
    return source ? stopIn(source) : null;
  }
  const own = sources.find(({ n }) => n === figure.source_n);
  if (own && isOwnPlace(own)) return stopIn(own);
  const same = sources.filter(isOwnPlace);
  const source = same.length === 1 ? same[0] : own && named(own) ? own : sources.find(named);
  return source ? { n: source.n, place: same.length === 1 ? null : input.from } : null;
}

/** All places of a figure, each once: those of its inputs, else that of its source. */
export function stopsOf(figure: Figure, sources: readonly Source[]): Stop[] {
  const stops = figure.inputs.flatMap((input) => stopOfInput(input, figure, sources) ?? []);
  const own = sources.find(({ n }) => n === figure.source_n);
  if (stops.length === 0 && own) return [{ n: own.n, place: null }];
  return stops.filter((stop, i) => stops.findIndex((other) => isSame(stop, other)) === i);
}

export function isSame(a: Stop, b: Stop): boolean {
  return a.n === b.n && a.place === b.place;
}
