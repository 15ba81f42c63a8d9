import { LinkButton } from '@loupe/shared/ui/button';
import { navigate } from '../composition/navigation.ts';
import { hostTexts } from '../messages/texts.ts';
import classes from './not-found-page.module.css';

/** R19. */
export function NotFoundPage() {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{hostTexts.pages.notFound}</h1>
      <p className={classes.sentence}>{hostTexts.notFound.sentence}</p>
      <LinkButton href="/" onNavigate={navigate} variant="primary">
        {hostTexts.notFound.action}
      </LinkButton>
    </div>
  );
}
