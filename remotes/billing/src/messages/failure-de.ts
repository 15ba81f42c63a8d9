/** Sentences for codes of the server; what is missing here is shown in the server's own words. */
export const failureSentences: Readonly<Record<string, string>> = {
  'plan.unknown': 'Dieser Tarif wird nicht angeboten.',
  'plan.already_active': 'Sie haben diesen Tarif bereits.',
  'plan.not_sold':
    'Der kostenlose Tarif braucht keine Zahlung. Kündigen Sie Ihren Tarif, um zu ihm zurückzukehren.',
  'top_up.unknown': 'Diese Credits werden nicht angeboten.',
  'purchase.unclear': 'Wählen Sie einen Tarif, eine Aufladung oder eine offene Rechnung.',
  'checkout.not_found': 'Diese Zahlung wurde nicht gefunden.',
  'checkout.already_open':
    'Eine andere Zahlung ist noch offen. Schließen Sie sie zuerst ab oder brechen Sie sie ab.',
  'checkout.outdated':
    'Seit dem Öffnen dieser Seite hat sich etwas geändert. Es wurde nichts abgebucht. Prüfen Sie die Beträge noch einmal.',
  'payment.declined':
    'Die Karte wurde abgelehnt. Es wurde nichts abgebucht. Versuchen Sie eine andere Karte oder fragen Sie Ihre Bank.',
  'payment.insufficient_funds':
    'Auf dieser Karte ist nicht genug Geld. Es wurde nichts abgebucht. Versuchen Sie eine andere Karte.',
  'payment.confirmation_refused': 'Die Zahlung wurde nicht bestätigt. Es wurde nichts abgebucht.',
  'payment.unavailable':
    'Der Zahlungsdienst antwortet nicht. Versuchen Sie es gleich noch einmal: Es wird nicht doppelt abgebucht.',
  'card.number_invalid': 'Diese Kartennummer ist nicht vollständig oder enthält einen Tippfehler.',
  'card.expiry_invalid': 'Dieses Ablaufdatum liegt in der Vergangenheit oder ist nicht gültig.',
  'card.cvc_invalid': 'Die Prüfnummer hat drei Ziffern, bei American Express vier.',
  'card.not_a_test_card':
    'Hier funktionieren nur Testkarten wie 4242 4242 4242 4242. Geben Sie keine echte Karte ein.',
  'card.entered_elsewhere': 'Karten werden auf der Seite des Zahlungsdienstes eingegeben.',
  'payment_method.not_found': 'Diese Karte wurde nicht gefunden.',
  'payment_method.missing': 'Fügen Sie zuerst eine Karte hinzu.',
  'payment_method.in_use':
    'Diese Karte bezahlt Ihren Tarif. Fügen Sie zuerst eine andere Karte hinzu oder kündigen Sie den Tarif.',
  'payment_method.too_many': 'Ein Konto kann 10 Karten haben. Entfernen Sie zuerst eine.',
  'subscription.none': 'Es gibt keinen bezahlten Tarif.',
  'invoice.not_found': 'Diese Rechnung wurde nicht gefunden.',
  'invoice.not_open': 'Diese Rechnung braucht keine Zahlung.',
  'invoice.open':
    'Eine Zahlung für Ihren Tarif ist überfällig. Bezahlen Sie sie zuerst oder kündigen Sie den Tarif.',
  'request.too_many': 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  'server.unexpected': 'Hier ist etwas schiefgegangen. Versuchen Sie es noch einmal.',
  'server.unavailable': 'Der Dienst ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.',
};

export const failureTexts = {
  offline: 'Sie sind offline. Es wurde nichts gesendet, und alles Eingegebene bleibt erhalten.',
  unsure:
    'Die Antwort ist nicht angekommen. Versuchen Sie es noch einmal: Es wird nicht doppelt abgebucht. Alles Eingegebene bleibt erhalten.',
} as const;
