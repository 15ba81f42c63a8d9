import { bold, words } from '../../../report/words.ts';
import type { statementGroundEn } from './statement-ground-en.ts';

export const statementGroundDe: typeof statementGroundEn = {
  scorecard: 'Kennzahlen des letzten Jahres und übliche Erwartungen von Kreditgebern',
  ruleOfThumb: 'Faustregel von Kreditgebern',
  dupont:
    'Die Eigenkapitalrendite ist Umsatzrendite × Kapitalumschlag × Kapitalhebel, jeweils mit den Beständen am Jahresende.',
  altmanUnsaid: 'Die Art des Geschäfts war nicht angegeben, deshalb wurde keine der Varianten berechnet.',
  altmanFinancial: 'Für Banken und Versicherungen gibt es keine Variante; berechnet wurde keine.',
  oneYear: 'Nur ein Geschäftsjahr wurde gefunden: Änderungen ließen sich nicht berechnen.',
  headlineFinancial: (company) =>
    `${company}: Bank oder Versicherung, nicht nach üblichen Kennzahlen beurteilt`,
  leadFinancial:
    'Die Abschlüsse enthalten Posten einer Bank oder Versicherung. Was Kreditgeber von anderen Unternehmen erwarten, sagt über sie nichts; deshalb wurde nichts als Risiko eingestuft. Was sich berechnen ließ, steht unten.',
  notForFinance:
    'Liquiditätsgrade, Eigenkapitalquote, Zinsdeckung und Cashflow-Kennzahlen sind für Unternehmen gemacht, die weder Kredite geben noch versichern. Die Kapitalquoten der Aufsicht stehen in eigenen Berichten und werden aus diesen Posten nicht berechnet.',
  nothing: (company) => `${company}: keine Posten eines Abschlusses gefunden`,
  nothingLead:
    'Es wurde keine Tabelle gefunden, deren Zeilen Posten eines Abschlusses sind (etwa „Umsatzerlöse“ oder „Bilanzsumme“) und deren Spalten Geschäftsjahre. Es wurde nichts berechnet, und der Lauf kostet nichts.',
  answerNothing: (headline) =>
    words`${bold(`${headline}.`)} Fügen Sie Abschlüsse mit benannten Posten und Geschäftsjahren hinzu; der Lauf kostet nichts.`,
};
