import type { instructionsTexts as english } from './instructions-en.ts';

export const instructionsTexts: typeof english = {
  title: 'Anweisungen und Gedächtnis',
  hint: 'Ihre eigenen Worte, die das Sprachmodell mit jeder Ihrer Fragen bekommt. Sie gelten nie als Beleg: Was sie sagen, wird geprüft wie alles andere.',
  loading: 'Ihre Anweisungen werden geladen',
  failed: 'Ihre Anweisungen konnten nicht geladen werden.',
  noModel:
    'Auf dieser Seite ist kein Sprachmodell eingerichtet, daher wirken sie zurzeit nicht. Der eingebaute Analyst rechnet und zitiert; er liest sie nicht.',
  instructions: {
    label: 'Wie sollen Ihre Fragen beantwortet werden?',
    example: 'Z. B. „Kurze Antworten. Beträge in Euro. Ich kenne Buchhaltung, keine Grundlagen.“',
    most: (most) => `Höchstens ${most} Zeichen.`,
    save: 'Speichern',
    saved: 'Ihre Anweisungen wurden gespeichert.',
    use: 'Meine Anweisungen verwenden',
  },
  memory: {
    title: 'Was gemerkt ist',
    empty:
      'Es ist nichts gemerkt. Fügen Sie hinzu, was jede Antwort wissen soll, z. B. „Wir berichten in Schweizer Franken“.',
    use: 'Gemerktes verwenden',
    offHint: 'Aus: Alles bleibt hier stehen, und nichts davon bekommt ein Modell.',
    text: 'Etwas zum Merken',
    most: (most) => `Höchstens ${most} Zeichen.`,
    missing: 'Schreiben Sie, was gemerkt werden soll.',
    add: 'Merken',
    edit: 'Bearbeiten',
    editOne: (text) => `„${text}“ bearbeiten`,
    editTitle: 'Gemerktes bearbeiten',
    save: 'Speichern',
    cancel: 'Abbrechen',
    forget: 'Vergessen',
    forgetOne: (text) => `„${text}“ vergessen`,
    forgetTitle: 'Das vergessen?',
    forgotten: 'Vergessen.',
  },
};
