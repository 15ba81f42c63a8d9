import { LogIn } from 'lucide-react';
import { pathTo } from '@loupe/shared/lib/route-path';
import { LinkButton } from '@loupe/shared/ui/button';
import { EmptyState } from '@loupe/shared/ui/states';
import { signInTexts } from '#texts/sign-in';

export type SignInPromptProps = {
  title: string;
  detail: string;
  /** Path to come back to. */
  returnTo: string;
  onNavigate: (to: string) => void;
};

/** What a visitor sees of a page that is about a person: a way to the login and nothing else (R11, R13). */
export function SignInPrompt({ title, detail, returnTo, onNavigate }: SignInPromptProps) {
  return (
    <EmptyState
      isWholePage
      icon={<LogIn />}
      title={title}
      action={
        <LinkButton variant="primary" href={pathTo('login', {}, { next: returnTo })} onNavigate={onNavigate}>
          {signInTexts.logIn}
        </LinkButton>
      }
    >
      {detail}
    </EmptyState>
  );
}
