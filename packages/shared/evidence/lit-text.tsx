import type { CopyMark } from '../contract/source-copies.ts';
import { messages } from '#texts/evidence';
import classes from './kept-copy.module.css';

type SpanMark = Extract<CopyMark, { kind: 'span' }>;

interface Piece {
  readonly text: string;
  /** Position of the mark that lights it; null: plain. */
  readonly mark: number | null;
}

/** Cuts a text of the copy at the ends of what is lit in it. */
function piecesOf(text: string, start: number, marks: readonly CopyMark[]): Piece[] {
  const within = marks
    .map((mark, i) => ({ mark, i }))
    .filter((one): one is { mark: SpanMark; i: number } => one.mark.kind === 'span')
    .map(({ mark, i }) => ({
      i,
      from: Math.max(0, mark.start - start),
      to: Math.min(text.length, mark.end - start),
    }))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => a.from - b.from);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, i } of within) {
    if (to <= at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), mark: null });
    pieces.push({ text: text.slice(Math.max(at, from), to), mark: i });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), mark: null });
  return pieces;
}

export type LitTextProps = {
  text: string;
  /** Its first character in the copy. */
  start: number;
  marks: readonly CopyMark[];
  /** Leaves out the signs that only set words in bold. */
  isMarkdown?: boolean;
};

/** Text of the copy with what is lit in it. */
export function LitText({ text, start, marks, isMarkdown = false }: LitTextProps) {
  const shown = (piece: string) => (isMarkdown ? piece.replaceAll('**', '') : piece);
  return piecesOf(text, start, marks).map((piece, i) =>
    piece.mark === null ? (
      shown(piece.text)
    ) : (
      <mark key={i} className={classes.lit} data-mark={piece.mark} title={messages.lit}>
        {shown(piece.text)}
      </mark>
    ),
  );
}
