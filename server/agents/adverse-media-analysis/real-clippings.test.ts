import { describe, expect, it } from 'vitest';
import type { Language } from '@loupe/shared/lib/language';
import { speaking } from '../../language/language.ts';
import { agentOf } from '../testing/agent-of.ts';
import { memoryTools } from '../testing/memory-tools.ts';
import { runAgent, type FinishedRun } from '../testing/run-agent.ts';

type Inputs = Readonly<Record<string, string>>;

/** The report on a name with files as press databases and registers write them. */
async function screen(
  asked: Inputs,
  files: Readonly<Record<string, string>>,
  language: Language = 'en',
): Promise<FinishedRun> {
  const given = Object.entries(files).map(
    ([name, text], i) => [`fil_${i}`, { name, bytes: new TextEncoder().encode(text) }] as const,
  );
  return await speaking(language, () =>
    runAgent(
      agentOf('adverse-media-analysis', language),
      { ...asked, articles: given.map(([id]) => id).join(',') },
      { tools: memoryTools(Object.fromEntries(given)) },
    ),
  );
}

const statusOf = (run: FinishedRun, title: string) => run.findings.find((one) => one.title === title)?.status;
const figureOf = (run: FinishedRun, id: string) => run.figures.find((one) => one.id === id)?.value;

const clippings = `# Media search, 4 November 2025

---
**Marl Business Review** | 18 June 2024 | p. 4
### Former director charged in tender case
Prosecutors have charged Corinna Brannock-Vale, 50, with accepting bribes from a supplier, a spokesman of the court said.

---
**Uppland Courier** | 7 May 2023
### Trainer banned from running companies
Corinna Vale, 32, a fitness trainer, was convicted of accounting fraud and banned from running a company.

---
**Marl Business Review** | 20 October 2025
### Appeal court to hear bribery case again
The appeal court overturned the acquittal of Corinna Brannock-Vale and sent the case back for a new trial.
`;

const archive = `Pressearchiv-Abfrage vom 10.11.2025
Suchbegriff: "Verrall"

Dokument 1 von 3
Quelle: Rheinbote
Datum: 03.04.2025
Überschrift: Bußgeld für Hausverwaltung
Text: Die Verrall Immobilien Verwaltungs GmbH muss ein Bußgeld von 75.000 Euro zahlen, weil sie Daten der Mieter weitergegeben hat.

Dokument 2 von 3
Quelle: Alpenkurier
Datum: 22.05.2025
Überschrift: Bauunternehmen insolvent
Text: Die Verrall Bau AG aus Innsbruck wurde wegen Insolvenzverschleppung angezeigt, teilte das Gericht am Donnerstag mit.

Dokument 3 von 3
Quelle: Rheinbote
Datum: 16.09.2024
Überschrift: Verfahren gegen Verrall eingestellt
Text: Die Staatsanwaltschaft hat das Verfahren wegen Untreue gegen Ronald Verrall mangels Tatverdachts eingestellt.
`;

const barred = `Nr;Name;Art;Geburtsdatum / Registernummer;Sitz;Grund
1;Verrall Immobilien GmbH;Firma;HRB 4471;München;Vergabesperre
2;Verrall Immobilien Verwaltungsgesellschaft mbH;Firma;HRB 18822;Krefeld;Wettbewerbsregister
3;Verrall, Ronald;Person;12.08.1966;Krefeld;Vergabesperre
`;

describe('clippings of a press database', () => {
  const person = { name: 'Corinna Brannock-Vale', born: '1974', kind: 'person' };

  it('are told apart where paper and day are above each title, and a family name may have a hyphen', async () => {
    const run = await screen(person, { 'clippings.md': clippings });
    expect(figureOf(run, 'articles')).toBe('3');
    expect(statusOf(run, 'Former director charged in tender case')).toBe('high risk');
    expect(statusOf(run, 'Trainer banned from running companies')).toBe('no match');
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('tell no acquittal where it was overturned', async () => {
    const run = await screen(person, { 'clippings.md': clippings });
    expect(statusOf(run, 'Appeal court to hear bribery case again')).toBe('high risk');
    expect(run.report).not.toContain('An acquittal or a dropped case is reported');
  });
});

describe('a company in an archive and a list of barred companies', () => {
  const company = {
    name: 'Verrall Immobilien Verwaltungs GmbH',
    born: 'HRB 18822',
    kind: 'company',
    place: 'Krefeld',
  };

  it('is called by its articles as their titles say, and not by the words searched for', async () => {
    const run = await screen(company, { 'archiv.txt': archive }, 'de');
    expect(figureOf(run, 'articles')).toBe('3');
    expect(statusOf(run, 'Bußgeld für Hausverwaltung')).toBe('high risk');
    expect(run.claims.filter(({ supported }) => !supported)).toEqual([]);
  });

  it('is not another company, nor a person, of the same first word', async () => {
    const run = await screen(company, { 'archiv.txt': archive }, 'de');
    expect(statusOf(run, 'Bauunternehmen insolvent')).toBeUndefined();
    expect(statusOf(run, 'Verfahren gegen Verrall eingestellt')).toBe('for review');
    expect(run.report).not.toContain('Ein Freispruch oder eine Einstellung wird berichtet');
  });

  it('is known by its register number, in a column that holds births of people as well', async () => {
    const run = await screen(company, { 'sperrliste.csv': barred }, 'de');
    expect(statusOf(run, 'Verrall Immobilien Verwaltungsgesellschaft mbH')).toBe('match');
    expect(statusOf(run, 'Verrall Immobilien GmbH')).toBeUndefined();
    expect(run.report).toContain('eine andere Nummer desselben Registers');
  });
});
