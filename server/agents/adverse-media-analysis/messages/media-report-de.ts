import { bold, words } from '../../../report/words.ts';
import { listText } from '../../../tools/number-text.ts';
import type { mediaReportEn } from './media-report-en.ts';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const mediaReportDe: typeof mediaReportEn = {
  decisions: {
    escalate: 'weitergeben',
    review: 'von Hand prüfen',
    file: 'im Vorgelegten nichts Negatives gefunden',
  },
  headline: (name, decision, entries, adverse) => {
    const because = [
      ...(entries > 0 ? [many(entries, 'Eintrag der Liste', 'Einträge der Liste')] : []),
      ...(adverse > 0 ? [many(adverse, 'negativer Artikel', 'negative Artikel')] : []),
    ];
    return `${name}: ${decision}${because.length > 0 ? `, ${listText(because)}` : ''}`;
  },
  leads: {
    escalate:
      'An jemanden weitergeben, der entscheidet: Das Gefundene ist ähnlich genug, ein Mensch muss es ansehen.',
    review:
      'Jemand sollte es ansehen: Sicher negativ ist nichts des Gelesenen, und nicht alles ließ sich auseinanderhalten.',
    file: 'Im Vorgelegten spricht nichts gegen den Namen. Über das, was nicht vorgelegt wurde, sagt das nichts.',
  },
  listSaid: (matches, potential, all) =>
    words`Von ${all} geprüften Einträgen der Liste: Treffer ${matches}, mögliche Treffer ${potential}.`,
  noList: 'Es wurde keine Liste vorgelegt, also auch keine geprüft.',
  articlesSaid: (adverse, named, all) =>
    words`Von ${all} gelesenen Artikeln nennen ${named} jemanden, der gemeint sein kann (Kopien einmal gezählt), davon ${adverse} negativ.`,
  noArticles: 'Es wurde kein Artikel vorgelegt.',
  gravest: (title, quote, mark) => words`Am schwersten wiegt: ${title}: „${quote}“ ${mark}`,
  acquitted: (title, quote, mark) =>
    words`Ein Freispruch oder eine Einstellung wird berichtet: ${title}: „${quote}“ ${mark}`,
  figures: {
    matches: 'Treffer auf der Liste',
    potential: 'Mögliche Treffer auf der Liste',
    entries: 'Geprüfte Einträge',
    adverse: 'Negative Artikel',
    named: 'Artikel mit dem Namen',
    articles: 'Gelesene Artikel',
    count: '\\text{Anzahl der aufgeführten}',
    countAll: '\\text{Anzahl in den Dateien}',
  },
  score: (name) => `Ähnlichkeit von ${name} mit dem gesuchten Namen, von 0 bis 1`,
  scoreFormula: '\\frac{\\sum w \\cdot t}{\\sum w}',
  asked: 'Gesucht',
  found: 'Gefunden',
  watchlistHead: ['Eintrag', 'Punkte', 'Ergebnis', 'Warum'],
  noEntries: 'Kein Eintrag der Liste ist ähnlich genug, um angesehen zu werden.',
  articlesHead: ['Tag', 'Artikel', 'Name', 'Identität', 'Rolle', 'Worum es geht', 'Einschätzung'],
  noneNamed: 'Kein Artikel nennt jemanden mit ähnlichem Namen.',
  quotesTitle: 'Was sie sagen',
  alsoIn: 'Derselbe Text steht auch in:',
  more: (count) => `${count} weitere werden bei dieser Tiefe nicht gezeigt.`,
  noDay: 'kein Tag genannt',
  quoted: (text) => `„${text}“`,
  statuses: { match: 'Treffer', 'potential match': 'möglicher Treffer', 'no match': 'kein Treffer' },
  readings: {
    'high risk': 'hohes Risiko',
    'medium risk': 'mittleres Risiko',
    'low risk': 'geringes Risiko',
    'for review': 'zu prüfen',
  },
  roles: {
    convicted: 'verurteilt',
    penalised: 'mit Strafe belegt',
    accused: 'beschuldigt',
    suspect: 'verdächtigt',
    acquitted: 'freigesprochen oder eingestellt',
    not_accused: 'ausdrücklich nicht beschuldigt',
    victim: 'Opfer',
    witness: 'Zeuge',
    judge: 'Richter',
    prosecutor: 'Staatsanwalt',
    lawyer: 'Anwalt',
    official: 'Amtsträger',
    reporter: 'Berichterstatter',
    named: 'nur genannt',
    unread: 'nicht gelesen: andere Sprache',
  },
  categories: {
    fraud: 'Betrug und Diebstahl',
    corruption: 'Bestechung',
    money_laundering: 'Geldwäsche',
    sanctions: 'Sanktionen',
    tax: 'Steuern',
    violence: 'Gewalt und Erpressung',
    drugs_trafficking: 'Drogen, Schmuggel, Menschenhandel',
    market_abuse: 'Marktmissbrauch, Kartell',
    terrorism: 'Terrorismus',
    environment: 'Umwelt',
    labour: 'Arbeit',
  },
  noCategory: 'kein Vorwurf genannt',
  reasons: {
    same: 'gleiche Wörter',
    same_sound: 'ein Wort anders geschrieben',
    spelling_variant: 'eine bekannte andere Schreibweise',
    short_form: 'eine Kurzform',
    without_vowels: 'eine Schrift ohne Vokale',
    female_form: 'die weibliche Form des Familiennamens',
    initial: 'nur ein Anfangsbuchstabe',
    typing_error: 'ein Buchstabe anders',
    other_known_name: 'ein anderer Vorname',
    other_sex_form: 'die Form des anderen Geschlechts',
    unlike: 'ein Wort unähnlich',
    other_order: 'andere Reihenfolge',
    unmatched_word: 'ein Wort mehr oder weniger',
    other_particles: 'andere kleine Wörter',
    father_and_son: 'Namen von Vater und Sohn vertauscht',
    only_common_names: 'nur häufige Namen stimmen überein',
    only_typing_errors: 'nur Wörter mit anderen Buchstaben stimmen überein',
    common_name: 'viele tragen diesen Namen',
    one_word_only: 'nur ein Wort',
    same_birth_year: 'gleiches Geburtsjahr',
    birth_year_differs_by_one: 'Geburtsjahr um eins verschieden',
    born_in_another_year: 'in einem anderen Jahr geboren',
    same_place: 'gleicher Ort',
    other_sex: 'nach der Anrede anderes Geschlecht',
    same_number: 'gleiche Registernummer',
    other_number: 'eine andere Nummer desselben Registers',
    other_place_listed: 'ein anderer Ort in der Liste',
    other_kind: 'ein Unternehmen und eine Person',
    other_legal_form: 'andere Rechtsform',
    other_country_in_name: 'anderes Land im Namen',
    acronym: 'seine Anfangsbuchstaben',
    telling_word_differs: 'das kennzeichnende Wort ist ein anderes',
    no_birth_year: 'auf einer Seite kein Geburtsjahr',
    other_place: 'ein anderer Ort wird genannt',
    kin: 'andere desselben Familiennamens stehen im Artikel, darum wurde der Familienname allein nicht gelesen',
  },
  ageSaid: (age) => `im Artikel ${age} Jahre alt`,
  bornSaid: (years) => `nach dem Artikel geboren ${years.join(' oder ')}`,
  namesakesHead: ['Tag', 'Artikel', 'Name', 'Warum ein anderer, oder zweifelhaft'],
  noNamesakes: 'Niemand gleichen Namens wurde von der gesuchten Person unterschieden.',
  notMatchedHead: ['Eintrag', 'Punkte', 'Warum nicht'],
  noNear: 'Kein Eintrag kam in die Nähe.',
  wouldBe: (count, threshold) =>
    `Mit einer Schwelle von ${threshold} wären ${many(count, 'weiterer Eintrag', 'weitere Einträge')} anzusehen.`,
  auditHead: ['Was', 'Wert'],
  audit: {
    name: 'Gesuchter Name',
    aliases: 'Weitere Namen',
    born: 'Geburtsjahr oder Nummer',
    place: 'Ort',
    kind: 'Art',
    day: 'Tag der Prüfung',
    list: (name) => `Einträge von ${name}`,
    articles: (name) => `Artikel aus ${name}`,
    none: 'nicht angegeben',
    thresholds: 'Schwellen',
    decision: 'Vorgeschlagene Entscheidung',
    by: 'Angesehen von, am',
  },
  notSearched: {
    outside:
      'Durchsucht wurden nur die vorgelegten Dateien, kein Register, keine Gerichtsakte, kein Nachrichtendienst und keine andere Sanktionsliste.',
    between: (from, to) =>
      words`Die datierten Artikel liegen zwischen ${from} und ${to}; davor und danach wurde nichts durchsucht.`,
    noDays: (count) => `${many(count, 'Artikel hat', 'Artikel haben')} keinen lesbaren Tag.`,
    unread: (article) =>
      words`${article}: Seine Sprache wird nicht gelesen; was er über eine darin gefundene Person sagt, bleibt zu prüfen`,
    otherKind: (count, kind) =>
      kind === 'person'
        ? `${many(count, 'Eintrag ist ein Unternehmen', 'Einträge sind Unternehmen')}; mit dem Namen einer Person wurden sie nicht verglichen.`
        : `${many(count, 'Eintrag ist eine Person', 'Einträge sind Personen')}; mit dem Namen eines Unternehmens wurden sie nicht verglichen.`,
    otherThings: (count) =>
      `${many(count, 'Datensatz einer Liste nennt', 'Datensätze einer Liste nennen')} weder Person noch Unternehmen (Anschriften, Schiffe, Beziehungen, Notizen).`,
    noBorn: 'Geburtsjahr oder Nummer wurden nicht angegeben: Namensvettern waren nur am Namen zu erkennen.',
    scripts:
      'Namen in Schriften ohne Leerzeichen zwischen den Wörtern (Chinesisch, Japanisch, Thai) werden nur gefunden, wo der Name allein steht.',
  },
  missing: {
    none: 'Nichts des Gelesenen wurde ausgelassen.',
    noNames: (name) => `${name}: eine Tabelle ohne Spalte mit Namen, nicht abgeglichen`,
    ragged: (name, lines) =>
      `${name}: Zeilen unter der Tabelle wurden nicht abgeglichen: ${lines.join(' | ')}`,
    hidden: (name) => `${name}: ausgeblendete Zeilen oder Spalten der Arbeitsmappe wurden nicht abgeglichen`,
    assumed: (name, kind) =>
      `${name}: Keine Spalte unterscheidet Personen von Unternehmen; Einträge ohne Geburtsjahr wurden als ${kind} geprüft`,
    faults: {
      no_json: 'kein lesbarer Datensatz',
      no_entity: 'kein Eintrag einer Liste',
      no_name: 'ein Eintrag ohne Namen',
      unknown_kind: 'weder Person noch Unternehmen, nicht abgeglichen',
    },
    noText: (name) => `${name}: kein Artikel darin gefunden`,
  },
  kindsScreened: { person: 'Personen', company: 'Unternehmen' },
  method: {
    score:
      'Namen werden auf lateinische Buchstaben gebracht und Wort für Wort verglichen: gleiches Wort, gleicher Klang, bekannte andere Schreibweise, Kurzform, Anfangsbuchstabe oder höchstens ein Versehen beim Tippen (Winkler 1990). Die beste Paarung der Wörter gibt die Punktzahl; seltene Wörter und der Familienname wiegen mehr (nach Cohen, Ravikumar & Fienberg 2003). Ein Geburtsjahr, das zwei oder mehr Jahre abweicht, oder ein anderes Geschlecht macht daraus keinen Treffer, wie auch immer der Name lautet.',
    thresholds: (match, potential) =>
      `Schwellen: Treffer ab ${match}, möglicher Treffer ab ${potential}. Gesetzt wurden sie an der einen Hälfte von 580 erfundenen Namenspaaren, gemessen an der anderen: Von 290 Paaren wurden 138 weitergegeben, 136 davon zu Recht, von 140 wirklich gleichen. Das ist an erfundenen Namen gemessen; bei Ihren kann es anders sein. Ein Treffer braucht außerdem zwei ganze Wörter und ein Geburtsjahr, wo viele den Namen tragen.`,
    roles:
      'Welche Rolle jemand spielt, wird dem Satz entnommen, der ihn nennt: wer angeklagt ist, wer anklagt, wer aussagt. Verurteilt, mit Strafe belegt oder beschuldigt gilt als hohes Risiko, verdächtigt als mittleres; Opfer, Zeuge, Richter, Staatsanwalt, Anwalt, Amtsträger und Berichterstatter sind nicht negativ; ein Freispruch wird genannt und ist für sich nicht negativ, neben einer negativen Rolle im selben Artikel ist er zu prüfen. Nur neben einem Vorwurf genannt ist zu prüfen. Diese Einschätzungen sind Regeln dieses Berichts.',
    same: 'Zwei Artikel sind einer, wenn die Hälfte oder mehr der Folgen von fünf Wörtern des kürzeren im anderen stehen (Broder 1997) und ihre Tage höchstens drei auseinanderliegen, eine Faustregel; sie zählen einmal.',
    categories:
      'Die Arten der Vorwürfe folgen der Liste der Vortaten der Financial Action Task Force und werden an Wörtern erkannt.',
    age: 'Ein Alter im Artikel lässt zwei Geburtsjahre zu, vom Tag des Artikels zurückgezählt.',
  },
  nothing: {
    headline: (name) => `${name}: nichts zu prüfen gefunden`,
    lead: 'Die Dateien enthalten weder eine Liste mit Namen noch einen Artikel.',
    answer: (name) =>
      `Für ${name} war nichts zu prüfen: Die Dateien enthalten weder eine Liste mit Namen noch einen Artikel.`,
  },
  answer: (headline, said) => words`${bold(`${headline}.`)} ${said}`,
  parts: {
    head: 'Das Gefundene abwägen',
    list: 'Den Abgleich mit der Liste schreiben',
    articles: 'Artikel und Namensvettern schreiben',
    closing: 'Prüfblatt und Rechenweg schreiben',
  },
  steps: {
    read: (lists, articles) =>
      `${many(lists, 'Eintrag', 'Einträge')}, ${many(articles, 'Artikel', 'Artikel')}`,
    screened: (hits) => many(hits, 'möglicher Eintrag', 'mögliche Einträge'),
    named: (count) => `${many(count, 'Artikel', 'Artikel')} mit dem Namen`,
    joined: (count) => `${many(count, 'Text', 'Texte')} einfach gezählt`,
    written: 'Bericht geschrieben',
  },
};
