import { LinkButton } from '@loupe/shared/ui/button';
import { navigate } from '../services/navigation.ts';
import { pagesTexts } from '#texts/pages';
import classes from './not-found-page.module.css';

/** R19. */
export function NotFoundPage() {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{pagesTexts.names.notFound}</h1>
      <p className={classes.sentence}>{pagesTexts.notFound.sentence}</p>
      <LinkButton href="/" onNavigate={navigate} variant="primary">
        {pagesTexts.notFound.action}
      </LinkButton>
    </div>
  );
}
