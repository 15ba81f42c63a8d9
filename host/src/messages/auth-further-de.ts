/** Texts for guests who do not know their password any more. */
export const furtherTexts = {
  newPassword: 'Neues Passwort',
  /** In place of the server's, by code. */
  sentences: {
    'auth.reset_token_invalid': 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
  },
  forgot: {
    title: 'Passwort zurücksetzen',
    lead: 'Nennen Sie uns Ihre E-Mail-Adresse. Gibt es dazu ein Konto, erhalten Sie einen Link, mit dem Sie ein neues Passwort festlegen.',
    action: 'Link senden',
    sentTitle: 'Sehen Sie in Ihr Postfach',
    sent: (email: string) =>
      `Gibt es ein Konto für ${email}, ist eine Mail mit einem Link unterwegs. Der Link gilt 30 Minuten.`,
    again: 'Andere Adresse verwenden',
    back: 'Zurück zur Anmeldung',
  },
  reset: {
    title: 'Neues Passwort festlegen',
    lead: 'Auf allen anderen Geräten werden Sie abgemeldet.',
    action: 'Passwort speichern',
    doneTitle: 'Ihr Passwort ist geändert',
    done: 'Melden Sie sich mit dem neuen Passwort an.',
    toLogin: 'Anmelden',
    missingTitle: 'Dieser Link ist nicht vollständig',
    missing: 'Öffnen Sie den Link aus der Mail noch einmal, oder fordern Sie einen neuen an.',
    askAgain: 'Neuen Link anfordern',
  },
};
