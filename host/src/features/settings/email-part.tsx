import { useEffect, useState, type MouseEvent } from 'react';
import { useStore } from '@nanostores/react';
import type { OwnEmail } from '@loupe/shared/contract/account';
import { Button } from '@loupe/shared/ui/button';
import { StatusChip } from '@loupe/shared/ui/status-chip';
import { TextField } from '@loupe/shared/ui/text-field';
import { navigate } from '../../services/navigation.ts';
import { useSite } from '../../services/site.ts';
import { settingsTexts } from '#texts/settings';
import { createEmailForm } from './account-forms.ts';
import { emailLinkOf, emailQuestion } from './email-question.ts';
import { LoadedPart } from './loaded-part.tsx';
import { createOwnEmailStore, type OwnEmailStore } from './own-email-store.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { SettingsForm } from './settings-form.tsx';
import { useFocusAfterPress } from './use-focus-after-press.ts';
import classes from './settings.module.css';

const texts = settingsTexts.profile;

function EmailForm(props: { readonly store: OwnEmailStore; readonly onClose: () => void }) {
  const { host } = useSite();
  const [form] = useState(() =>
    createEmailForm(host.request, () => {
      void props.store.email.load();
      props.onClose();
    }),
  );
  const { values, fieldErrors } = useStore(form.$form);
  return (
    <SettingsForm
      label={texts.changeEmail}
      form={form}
      action={texts.sendLink}
      cancel={{ label: texts.cancel, onCancel: props.onClose }}
      takesFocus
    >
      <TextField
        name="email"
        type="email"
        label={texts.newEmail}
        hint={texts.newEmailHint}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        value={values.email}
        error={fieldErrors.email}
        onChange={(email) => form.change('email', email)}
      />
      <OwnPasswordField
        value={values.password}
        error={fieldErrors.password}
        onChange={(password) => form.change('password', password)}
      />
    </SettingsForm>
  );
}

/** Keeps the link of the mail and at once takes it out of the address bar and the history. */
function useEmailLink(query: string, store: OwnEmailStore): void {
  useEffect(() => {
    const link = emailLinkOf(query);
    if (link === null) return;
    navigate('/settings', { replace: true });
    store.ask(link);
  }, [query, store]);
}

type StateProps = { readonly own: OwnEmail; readonly store: OwnEmailStore };
type PartProps = StateProps & { readonly onPress: (event: MouseEvent) => void };

/** What the link of a mail would do, and the button that does it: opening a page changes nothing. */
function LinkQuestion({ own, store, onPress }: PartProps) {
  const link = useStore(store.$link);
  if (link.state === 'none') return null;
  if (link.state === 'confirmed') return <p className={classes.note}>{texts.confirmed(link.email)}</p>;
  if (link.state === 'failed')
    return <p className={classes.problem}>{`${texts.notConfirmed}. ${link.message}`}</p>;
  const question = emailQuestion(own, link.kind);
  if (link.state === 'asked' && question === null)
    return (
      <p className={classes.problem}>
        {`${texts.notConfirmed}. ${settingsTexts.sentences['account.email_token_invalid']}`}
      </p>
    );
  return (
    <div className={classes.question}>
      <p>{question}</p>
      {link.state === 'asked' && link.problem !== undefined && (
        <p className={classes.problem}>{link.problem}</p>
      )}
      <div className={classes.actions}>
        <Button
          variant="primary"
          isBusy={link.state === 'confirming'}
          onClick={(event) => {
            onPress(event);
            void store.confirm();
          }}
        >
          {texts.confirm}
        </Button>
        <Button
          onClick={(event) => {
            onPress(event);
            store.dismiss();
          }}
        >
          {texts.notNow}
        </Button>
      </div>
    </div>
  );
}

/** What is still to be done about the address, unless a link asks about it just now. */
function EmailTask({ own, store, onPress }: PartProps) {
  const link = useStore(store.$link);
  const isBusy = useStore(store.$isBusy);
  if (link.state === 'asked' || link.state === 'confirming') return null;
  if (own.pending)
    return (
      <>
        <p className={classes.note}>{texts.sent(own.pending.email)}</p>
        <Button
          size="small"
          isBusy={isBusy}
          onClick={(event) => {
            onPress(event);
            void store.cancelChange();
          }}
        >
          {texts.cancelChange}
        </Button>
      </>
    );
  if (own.is_confirmed) return null;
  return (
    <>
      <p className={classes.note}>{texts.whyConfirm}</p>
      <Button size="small" isBusy={isBusy} onClick={() => void store.resend()}>
        {texts.sendAgain}
      </Button>
    </>
  );
}

function EmailState({ own, store }: StateProps) {
  useStore(store.$link);
  const { place, notePress } = useFocusAfterPress<HTMLParagraphElement>();
  return (
    <>
      <p ref={place} tabIndex={-1} className={classes.state}>
        <span>{texts.emailIs(own.email)}</span>
        <StatusChip
          value={own.is_confirmed ? 'verified' : 'pending'}
          label={own.is_confirmed ? texts.isConfirmed : texts.isUnconfirmed}
        />
      </p>
      <div role="status">
        <LinkQuestion own={own} store={store} onPress={notePress} />
      </div>
      <EmailTask own={own} store={store} onPress={notePress} />
    </>
  );
}

/** The own e-mail: whether it is confirmed, and changing it (R21). */
export function EmailPart({ query }: { readonly query: string }) {
  const { host } = useSite();
  const [store] = useState(() => createOwnEmailStore(host.request));
  const [isChanging, setChanging] = useState(false);
  useEmailLink(query, store);
  return (
    <div className={classes.part}>
      <LoadedPart
        resource={store.email}
        texts={{ loading: texts.emailLoading, failed: texts.emailFailed }}
        skeleton={{ lines: 2, height: 20 }}
      >
        {(own) => <EmailState own={own} store={store} />}
      </LoadedPart>
      {isChanging ? (
        <EmailForm store={store} onClose={() => setChanging(false)} />
      ) : (
        <div>
          <Button onClick={() => setChanging(true)}>{texts.changeEmail}</Button>
        </div>
      )}
    </div>
  );
}
