import type { scoreEn } from './score-en.ts';

export const scoreDe: typeof scoreEn = {
  dupontFive:
    'In fünf Schritten ist die Eigenkapitalrendite Steuerfaktor × Zinsfaktor × operative Marge × Kapitalumschlag × Kapitalhebel: was Steuern und Zinsen vom Betriebsergebnis übrig lassen, und was das Geschäft vor beiden verdient.',
  dupontFiveOpen: (year, reasons) => `Fünf Schritte für ${year}: nicht berechnet: ${reasons}.`,
  dupontFiveBank:
    'Fünf Schritte: auf Banken und Versicherungen nicht anwendbar, denn Zinsen sind ihr Geschäft.',
};
