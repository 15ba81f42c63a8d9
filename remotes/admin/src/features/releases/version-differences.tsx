import { useStore } from '@nanostores/react';
import type { DeclarationDifference } from '@loupe/shared/contract/releases';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { kilobytes } from '../../lib/numbers.ts';
import { releasesTexts as texts } from '#texts/releases';
import type { ReleasesPage } from '../../stores/releases-page.ts';
import classes from './releases.module.css';

const sizeOf = (bytes: number) => texts.kilobytes(kilobytes(bytes));

/** What the version of an order declares differently from the live one. */
export function VersionDifferences({ page }: { page: ReleasesPage }) {
  const found = useStore(page.$differences);
  if (!found) return null;
  if (found.state === 'loading') {
    return (
      <LoadingRegion label={texts.differencesLoading}>
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  }
  if (found.state === 'failed') return <p role="alert">{texts.differencesFailed}</p>;
  const { from, to, differences } = found.value;
  return (
    <section aria-label={texts.differences(from.version)} className={classes.differences}>
      <h3 className={classes.differencesTitle}>{texts.differences(from.version)}</h3>
      {differences.length === 0 && <p>{texts.sameDeclaration}</p>}
      {differences.map((difference) => (
        <Difference key={difference.field} {...difference} />
      ))}
      <p className={classes.quiet}>{texts.sizeChange(sizeOf(from.gzip_bytes), sizeOf(to.gzip_bytes))}</p>
    </section>
  );
}

function Difference({ field, removed, added }: DeclarationDifference) {
  return (
    <div>
      <p className={classes.field}>{texts.fields[field]}</p>
      <ul className={classes.lines}>
        {removed.map((line) => (
          <Line key={`- ${line}`} mark="−" word={texts.removed} line={line} />
        ))}
        {added.map((line) => (
          <Line key={`+ ${line}`} mark="+" word={texts.added} line={line} />
        ))}
      </ul>
    </div>
  );
}

function Line({ mark, word, line }: { mark: string; word: string; line: string }) {
  return (
    <li>
      <span aria-hidden="true">{mark} </span>
      <span className="visually-hidden">{word}: </span>
      <code>{line}</code>
    </li>
  );
}
