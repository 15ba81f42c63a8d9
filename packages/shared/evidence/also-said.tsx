import type { Source } from '../contract/run-events.ts';
import { messages } from '#texts/evidence';
import { EvidenceButton } from './evidence-button.tsx';
import { FactCard } from './fact-card.tsx';
import type { OtherValue, OtherValues } from './other-values.ts';
import classes from './also-said.module.css';

type AlsoSaidProps = {
  toldOf: readonly OtherValues[];
  onSource: (n: number) => void;
};

/** What else the sources say of a number or statement, each value with its places; nothing where nothing was said. */
export function AlsoSaid({ toldOf, onSource }: AlsoSaidProps) {
  if (toldOf.length === 0) return null;
  return (
    <FactCard title={messages.alsoSaid}>
      {toldOf.map(({ id, title, told }) => (
        <div key={id} className={classes.thing}>
          <h4 className={classes.title}>{title}</h4>
          <ul className={classes.values}>
            {told.map((one) => (
              <li key={`${one.text} ${one.standing}`}>
                <Value told={one} onSource={onSource} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </FactCard>
  );
}

function Value({
  told: { text, standing, sources },
  onSource,
}: { told: OtherValue } & Pick<AlsoSaidProps, 'onSource'>) {
  return (
    <>
      <span className={classes.said}>
        <strong>{text}</strong>
        {standing !== null && (
          <span className={standing === 'same' ? classes.same : classes.apart}>
            {messages.standings[standing]}
          </span>
        )}
      </span>
      <span className={classes.places}>
        {sources.map((source) => (
          <EvidenceButton key={source.n} className={classes.place} onClick={() => onSource(source.n)}>
            {placeOf(source)}
          </EvidenceButton>
        ))}
      </span>
    </>
  );
}

const placeOf = ({ title, locator }: Source) => (locator === null ? title : `${title}, ${locator}`);
