/** Texts of the host: page names, frame, pages of its own. */
export const hostTexts = {
  pages: {
    login: 'Anmelden',
    signup: 'Registrieren',
    forgotPassword: 'Passwort vergessen',
    resetPassword: 'Passwort zurücksetzen',
    chat: 'Chat',
    detailPage: 'Agent',
    explore: 'Entdecken',
    analysis: 'Analyse',
    creditUsage: 'Credit-Verbrauch',
    pricing: 'Preise',
    payment: 'Zahlung',
    paymentCard: 'Karte',
    managePayments: 'Tarif und Zahlungen',
    referel: 'Jemanden einladen',
    admin: 'Verwaltung',
    adminImpersonate: 'Verwaltung',
    adminCredits: 'Verwaltung',
    adminReleases: 'Verwaltung',
    adminAudit: 'Verwaltung',
    share: 'Geteilter Chat',
    settings: 'Einstellungen',
    notFound: 'Seite nicht gefunden',
  },
  /** A page is called by its name, whatever its grammar. */
  pageName: (page: string) => `„${page}“`,
  frame: {
    skip: 'Zum Inhalt springen',
    home: 'Startseite',
  },
  notFound: {
    sentence: 'Unter dieser Adresse gibt es nichts.',
    action: 'Zur Startseite',
  },
  part: {
    failed: 'Diese Seite konnte nicht geladen werden.',
    kept: 'Was Sie anderswo getan haben, bleibt erhalten.',
    loading: 'Wird geladen',
  },
};
