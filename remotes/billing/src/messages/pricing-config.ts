import { defineConfig } from '@loupe/shared/lib/slice-config';

const mostCharacters = 200;

/** What admins set of the pricing page. The declaration carries it in every language at once. */
export const pricingConfig = defineConfig({
  first_interval: {
    type: 'choice',
    label: { en: 'Prices shown first', de: 'Zuerst gezeigte Preise' },
    hint: {
      en: 'To people who have no paid plan; the others see how they pay.',
      de: 'Für Personen ohne bezahlten Tarif; die anderen sehen, wie sie zahlen.',
    },
    default: 'monthly',
    options: [
      { value: 'monthly', label: { en: 'Paid monthly', de: 'Monatlich gezahlt' } },
      { value: 'yearly', label: { en: 'Paid yearly', de: 'Jährlich gezahlt' } },
    ],
  },
  note_en: {
    type: 'text',
    label: { en: 'Note above the plans, in English', de: 'Hinweis über den Tarifen, auf Englisch' },
    default: '',
    max: mostCharacters,
  },
  note_de: {
    type: 'text',
    label: { en: 'Note above the plans, in German', de: 'Hinweis über den Tarifen, auf Deutsch' },
    hint: {
      en: 'While it is empty the English one is shown.',
      de: 'Solange er leer ist, steht der englische da.',
    },
    default: '',
    max: mostCharacters,
  },
});
