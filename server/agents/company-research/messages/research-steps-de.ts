import { numberText } from '../../../tools/number-text.ts';
import type { researchStepsEn } from './research-steps-en.ts';

export const many = (count: number, one: string, more: string) =>
  `${numberText(count, 0)} ${count === 1 ? one : more}`;
export const documentsOf = (count: number) => many(count, 'Dokument', 'Dokumente');
export const factsOf = (count: number) => many(count, 'Angabe', 'Angaben');

export const researchStepsDe: typeof researchStepsEn = {
  topics: {
    business: 'Geschäft und Produkte',
    results: 'Ergebnisse und Ausblick',
    risks: 'Risiken und Streitigkeiten',
    people: 'Personen und Wechsel',
    finance: 'Finanzierung',
    assets: 'Standorte, Flotte und Investitionen',
    customers: 'Kunden und Abhängigkeit',
    owners: 'Eigentümer',
    deals: 'Verträge, Käufe und Verkäufe',
    staff: 'Belegschaft',
    history: 'Geschichte',
    further: 'Weiteres',
  },
  quotedIntro: 'Was die Dokumente neben den Angaben und Zahlen oben über das Unternehmen sagen, im Wortlaut.',
  answering: (question) => `gefragt: „${question}“`,
  quotesLeft: (count, isAtLeast) =>
    `${isAtLeast ? 'Mindestens ' : ''}${many(count, 'weiterer Satz', 'weitere Sätze')} über das Unternehmen ${count === 1 ? 'steht' : 'stehen'} in den Dokumenten und ${count === 1 ? 'ist' : 'sind'} hier nicht zitiert.`,
  steps: {
    gathered: (documents, failed) =>
      `${documentsOf(documents)}${failed > 0 ? `, ${failed} nicht lesbar` : ''}`,
    extract: 'Angaben, Personen, Daten und Zahlen entnehmen',
    extracted: (name, own, others) =>
      `${name}: ${many(own, 'Aussage', 'Aussagen')} über das Unternehmen${others > 0 ? `, ${others} über andere` : ''}`,
    factsFrom: (facts, documents) => `${factsOf(facts)} aus ${many(documents, 'Dokument', 'Dokumenten')}`,
    profile: 'Profil schreiben',
    timeline: 'Zeitleiste und Personen schreiben',
    figures: 'Kennzahlen schreiben',
    found: (facts, people, dates) =>
      `${factsOf(facts)}, ${many(people, 'Person', 'Personen')}, ${many(dates, 'Datum', 'Daten')}`,
    compare: 'Dokumente gegeneinanderhalten',
    compared: (verified, open) => `${verified} bestätigt, ${open} zu prüfen`,
    quote: 'Suchen, was noch keine Angabe sagt, um es zu zitieren',
    quotedOn: (topic, count) => `${topic}: ${count}`,
    quoted: (count) => many(count, 'Textstelle zitiert', 'Textstellen zitiert'),
    closing: 'Zitate, Prüfung und offene Fragen schreiben',
    written: 'Geschrieben',
    reportWritten: 'Bericht geschrieben',
    webSearch: 'Websuche',
  },
};
