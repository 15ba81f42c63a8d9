import type { lettersEn } from './letters-en.ts';

export const lettersDe: typeof lettersEn = {
  reset: (brand, email, link) => ({
    subject: `Neues Passwort für ${brand} festlegen`,
    text: [
      `Jemand, hoffentlich Sie, möchte ein neues Passwort für ${email} festlegen.`,
      '',
      'Öffnen Sie diesen Link innerhalb von 30 Minuten; er gilt einmal:',
      '',
      link,
      '',
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Das Passwort bleibt, wie es ist.',
      '',
      brand,
      '',
    ],
  }),
  passwordChanged: (brand, { apiKeys, deployTokens, emailChange, isHereKept }) => ({
    subject: `Ihr Passwort für ${brand} wurde geändert`,
    text: [
      isHereKept
        ? 'Sie wurden auf allen anderen Geräten abgemeldet.'
        : 'Sie wurden auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
      ...(apiKeys > 0
        ? [
            '',
            apiKeys === 1
              ? '1 API-Schlüssel wurde widerrufen. Wenn ein Programm von Ihnen ihn benutzt hat, legen Sie in den Einstellungen einen neuen an.'
              : `${apiKeys} API-Schlüssel wurden widerrufen. Wenn Programme von Ihnen sie benutzt haben, legen Sie in den Einstellungen neue an.`,
          ]
        : []),
      ...(deployTokens > 0
        ? [
            '',
            deployTokens === 1
              ? '1 Deploy-Token, das Sie angelegt hatten, wurde widerrufen. Sein Team braucht ein neues, um seinen Baustein freizugeben.'
              : `${deployTokens} Deploy-Tokens, die Sie angelegt hatten, wurden widerrufen. Die Teams brauchen neue, um ihre Bausteine freizugeben.`,
          ]
        : []),
      ...(emailChange === null ? [] : ['', `Die Änderung Ihrer E-Mail zu ${emailChange} wurde gestoppt.`]),
      '',
      'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest: mit „Passwort vergessen?“ auf der Anmeldeseite.',
      '',
      brand,
      '',
    ],
  }),
  confirmAccount: (brand, email, link) => ({
    subject: `Bestätigen Sie Ihre E-Mail für ${brand}`,
    text: [
      `Willkommen bei ${brand}. Ihr Konto funktioniert schon; bestätigen Sie, dass ${email} Ihnen gehört, damit Sie API-Schlüssel anlegen können und Belohnungen für Einladungen erhalten.`,
      '',
      'Öffnen Sie diesen Link innerhalb von 24 Stunden, melden Sie sich an und drücken Sie den Knopf; er gilt einmal:',
      '',
      link,
      '',
      'Wenn Sie sich nicht registriert haben, müssen Sie nichts tun: Drücken Sie den Knopf nicht.',
      '',
      brand,
      '',
    ],
  }),
  confirmEmail: (brand, account, email, link) => ({
    subject: `Bestätigen Sie Ihre neue E-Mail für ${brand}`,
    text: [
      `Das Konto ${account} soll ab jetzt ${email} verwenden.`,
      '',
      'Öffnen Sie diesen Link innerhalb von 24 Stunden, melden Sie sich in diesem Konto an und drücken Sie den Knopf; er gilt einmal:',
      '',
      link,
      '',
      'Wenn Sie das nicht waren, drücken Sie den Knopf nicht: Ohne ihn ändert sich nichts.',
      '',
      brand,
      '',
    ],
  }),
  emailChanged: (brand, after) => ({
    subject: `Ihre E-Mail für ${brand} wurde geändert`,
    text: [
      `Ihr Konto verwendet jetzt ${after}. Diese Adresse gehört nicht mehr dazu.`,
      '',
      `Wenn Sie das nicht waren, sagen Sie es sofort den Betreibern von ${brand}.`,
      '',
      brand,
      '',
    ],
  }),
};
