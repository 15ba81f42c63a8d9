import { bold, words } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';
import type { statementReportEn } from './statement-report-en.ts';

const isYear = (time: string) => /^\d{4}(?:\/\d\d)?$/.test(time);
/** "von 2025", "zum 31. März 2026". */
const ofYear = (time: string) => `${isYear(time) ? 'von' : 'zum'} ${time}`;

export const statementReportDe: typeof statementReportEn = {
  risks: { 'low risk': 'geringes Risiko', 'medium risk': 'mittleres Risiko', 'high risk': 'hohes Risiko' },
  headline: (company, risk, flags) => `${company}: ${risk} nach den Abschlüssen, ${flags}`,
  headlineOpen: (company, { done, all, flags }) =>
    `${company}: zu wenige Posten für ein Gesamturteil, ${done} von ${all} Kennzahlen berechnet${flags === 0 ? '' : `, ${flags} Warnzeichen`}`,
  flags: (count) => (count === 0 ? 'kein Warnzeichen' : `${count} Warnzeichen`),
  fell: (lines) => (lines.length === 0 ? '' : `; um mehr als ein Viertel gefallen: ${listText(lines)}`),
  lead: (year, risk, score, coverage) =>
    words`Gemessen an üblichen Erwartungen von Kreditgebern zeigen die Abschlüsse ${ofYear(year)} ${bold(risk)}: Gesamtwert ${score} auf einer Skala von 0 (gering) bis 1 (hoch); ${coverage} des Gewichts konnten berechnet werden.`,
  leadOpen: (year) =>
    `Aus den Abschlüssen ${ofYear(year)} ließ sich für ein Gesamturteil zu wenig berechnen; was sich berechnen ließ, steht unten.`,
  noFlags: 'Keine Kennzahl, die berechnet werden konnte, liegt im Bereich hohen Risikos.',
  doubts: 'Von den Unterlagen selbst in Worten gesagt, und in keiner Kennzahl enthalten:',
  leadDoubts: ' Die Unterlagen sprechen in Worten von Zweifeln: siehe „Warnzeichen“.',
  notAll: 'Was nicht berechnet werden konnte, ist kein Warnzeichen; was dazu fehlt, steht weiter unten.',
  notFound:
    '„Nicht gefunden“ heißt nicht null: Zeilen, die einen Posten erst zusammen ergeben, etwa kurz- und langfristige Schulden, werden nicht addiert.',
  nothingMissing: 'Für das letzte Jahr konnte jede Kennzahl berechnet werden.',
  nothingLeft: 'Nichts Gelesenes blieb unbenutzt.',
  method: (years) =>
    `Posten werden an ihrer vollständigen Bezeichnung erkannt; Geschäftsjahre: ${listText(years)}. Eine Kennzahl verwendet nur Zellen eines Jahres und einer Währung und entfällt, wo der Nenner nicht über null liegt. Aufwendungen und Schulden zählen als Beträge, gleich mit welchem Vorzeichen. Die Schwellen sind Faustregeln von Kreditgebern; Branchen unterscheiden sich.`,
  answer: (headline, found, changed) =>
    words`${bold(`${headline}.`)}${found.length > 0 ? words` ${found}.` : ''}${changed} Der Bericht zeigt jede Kennzahl mit ihrer Formel und den Zellen, aus denen sie stammt.`,
  parts: {
    head: 'Kriterien lesen und Einschätzung schreiben',
    ratios: 'Kennzahlen, DuPont und Altman-Wert berechnen',
    lines: 'Posten, Änderungen und Anteile schreiben',
    closing: 'Fehlendes und Rechenweg schreiben',
  },
  steps: {
    gathered: (count) => `${count} ${count === 1 ? 'Dokument' : 'Dokumente'}`,
    found: (cells, years) => `${cells} Zellen aus ${years} ${years === 1 ? 'Jahr' : 'Jahren'}`,
    computed: (done, all) => `${done} von ${all} Kriterien berechnet`,
    written: 'Bericht geschrieben',
  },
};
