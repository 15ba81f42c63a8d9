import { hostTexts } from './de.ts';

/** Names of the pages, and texts of the host's own; the page of a shared chat needs none of them. */
export const pagesTexts = {
  names: {
    login: 'Anmelden',
    signup: 'Registrieren',
    forgotPassword: 'Passwort vergessen',
    resetPassword: 'Passwort zurücksetzen',
    chat: 'Chat',
    detailPage: 'Agent',
    builder: 'Agenten bauen',
    explore: 'Entdecken',
    runs: 'Läufe',
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
    share: hostTexts.sharedChat,
    settings: 'Einstellungen',
    notFound: 'Seite nicht gefunden',
  },
  notFound: {
    sentence: 'Unter dieser Adresse gibt es nichts.',
    action: 'Zur Startseite',
  },
  /** Asked by the browser where the page cannot. */
  leave: 'Ohne Speichern verlassen? Was Sie eingegeben haben, geht verloren.',
  part: {
    failed: 'Diese Seite konnte nicht geladen werden.',
    kept: 'Was Sie anderswo getan haben, bleibt erhalten.',
    loading: 'Wird geladen',
  },
};
