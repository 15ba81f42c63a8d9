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
  confirmEmail: (brand, account, email, link) => ({
    subject: `Bestätigen Sie Ihre neue E-Mail für ${brand}`,
    text: [
      `Das Konto ${account} soll ab jetzt ${email} verwenden.`,
      '',
      'Öffnen Sie diesen Link innerhalb von 24 Stunden, während Sie in diesem Konto angemeldet sind; er gilt einmal:',
      '',
      link,
      '',
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne den Link ändert sich nichts.',
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
