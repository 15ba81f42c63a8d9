import { hostTexts } from '#texts';
import { mainId } from '../routing/main-id.ts';
import classes from './skip-link.module.css';

/** First stop of the keyboard: past the rail, to the page. */
export function SkipLink() {
  return (
    <a
      className={classes.skip}
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
    >
      {hostTexts.frame.skip}
    </a>
  );
}
