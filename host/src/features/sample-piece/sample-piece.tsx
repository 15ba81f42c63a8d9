import { useEffect, useState } from 'react';
import type { DataOf } from '@loupe/shared/contract/endpoint';
import type { ReportSpan, samplePiece } from '@loupe/shared/contract/agents';
import { useSite } from '../../services/site.ts';
import classes from './sample-piece.module.css';

type Piece = DataOf<typeof samplePiece>['piece'];

/** How a real report on sample data begins, with its marks as they are drawn there; they lead nowhere here. Nothing until it has come, or when it does not. */
export function SamplePiece() {
  const { host } = useSite();
  const [piece, setPiece] = useState<Piece>(null);
  useEffect(() => {
    void host
      .request('GET /sample-piece', { isQuiet: true })
      .then((result) => result.ok && setPiece(result.data.piece));
  }, [host]);
  if (piece === null) return null;
  return (
    <>
      <p className={classes.lead}>{piece.explanation}</p>
      <figure className={classes.sheet}>
        <figcaption>{piece.label}</figcaption>
        <p className={classes.title}>{piece.title}</p>
        <p className={classes.note}>{piece.made_of}</p>
        <p>{piece.lead.map(spanOf)}</p>
        <ul>
          {piece.points.map((spans, at) => (
            <li key={at}>{spans.map(spanOf)}</li>
          ))}
        </ul>
      </figure>
    </>
  );
}

const tags = { text: 'span', strong: 'strong', figure: 'span', source: 'sup' } as const;

function spanOf({ kind, text }: ReportSpan, at: number) {
  const Tag = tags[kind];
  return (
    <Tag key={at} className={classes[kind]}>
      {text}
    </Tag>
  );
}
