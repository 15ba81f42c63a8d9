import { words } from '../../../report/words.ts';
import type { fitnessReportEn } from './fitness-report-en.ts';

export const fitnessReportDe: typeof fitnessReportEn = {
  noLog: 'darin wurde kein Protokoll mit Übung, Tag und Wiederholungen gefunden',
  steps: {
    read: (exercises, sets) => `${exercises} Übungen bekannt, ${sets} Sätze protokolliert`,
    safe: 'Nichts spricht dagegen',
    unsafe: 'Zuerst ist ärztlich nachzufragen',
    partly: 'Abnehmen wird nicht geplant',
    built: (sessions, exercises) => `${sessions} Einheiten je Woche, ${exercises} Übungen`,
    dated: (days) => `${days} Tage`,
    none: 'Keine Übung bleibt übrig',
    skipped: 'Ausgelassen',
    head: 'Die ersten Einheiten schreiben',
    sets: 'Die Sätze je Muskel schreiben',
    swaps: 'Schreiben, was wegbleibt',
    weeks: 'Die Wochen schreiben',
    calendar: 'Den Kalender schreiben',
    energy: 'Energie und Eiweiß schreiben',
    log: 'Das Protokollblatt schreiben',
    closing: 'Schreiben, wann aufzuhören ist und wie gerechnet wurde',
    written: 'Geschrieben',
  },
  headline: (weekday, day) => `Ihre zwölf Wochen: Sie beginnen am ${weekday}, dem ${day}`,
  lead: (weekday, day, exercises, minutes) =>
    words`Am ${weekday}, dem ${day}, machen Sie Einheit A: ${exercises} in ${minutes}.`,
  leadWeek: (days, limit) => words`Sie trainieren am ${days}, und keine Einheit ist länger als ${limit}.`,
  leadSets: (within, all) =>
    words`${within} von ${all} Muskelgruppen bekommen die Sätze je Woche, die für Ihre Erfahrung veröffentlicht sind.`,
  medical:
    'Dieser Plan ist keine medizinische Beratung und keine Diagnose. Wenn Sie lange nicht trainiert haben, älter sind, Medikamente nehmen oder Beschwerden haben, fragen Sie ärztlich nach, bevor Sie beginnen.',
  noEquipment: 'Sie nennen kein Gerät: Jede Übung geht mit dem eigenen Körper.',
  noLoss:
    'Abnehmen wird nicht geplant: Warum nicht, steht unter „Energie und Eiweiß“. Bitte sprechen Sie ärztlich darüber.',
  limitUnread: (part) =>
    `„${part}“ wurde nicht verstanden: Dafür bleibt nichts weg. Wenn es um Ihre Gesundheit geht, fragen Sie vor der ersten Einheit ärztlich nach, oder nennen Sie den Körperteil, der zu schonen ist.`,
  cleared: 'Sie sagen, dass ärztlich zugestimmt wurde. Zeigen Sie dort vor der ersten Einheit diesen Plan.',
  limitsTaken: (parts) =>
    `Sie nennen: ${parts}. Übungen, die das belasten könnten, bleiben weg, eher zu viele als zu wenige. Wenn trotzdem etwas weh tut, lassen Sie auch diese Übung weg.`,
  named: (movements) => `Sie schließen jede Übung dieser Art aus: ${movements}.`,
  exercises: (count, isOne) => (isOne ? `${count} Übung` : `${count} Übungen`),
  minutes: (text) => `${text} min`,
  seconds: (text) => `${text} s`,
  sets: (text) => (text === '1' ? `${text} Satz` : `${text} Sätze`),
  inQuotes: (text) => `„${text}“`,
  sessionHead: ['Übung', 'Sätze × Wiederholungen', 'Pause', 'Gewicht', 'Zeit'],
  session: (letter, weekday) => `Einheit ${letter}: ${weekday}`,
  sessionLong: (warmUp, total, limit) =>
    words`Aufwärmen: ${warmUp} leichte Bewegung und ein leichter Satz der ersten Übung. Mit dem Aufwärmen dauert die Einheit ${total} von Ihren ${limit}.`,
  howHard: (reserve) =>
    words`Beenden Sie einen Satz, wenn ${reserve} in derselben Form noch möglich wären. So schwer ist jeder Satz, und so finden Sie das Gewicht.`,
  fewer:
    'Wo Sie mit dem eigenen Körper nicht so viele Wiederholungen schaffen, machen Sie so viele, wie gehen.',
  reserve: (text, isOne) => (isOne ? `${text} weitere Wiederholung` : `${text} weitere Wiederholungen`),
  weightOf: {
    find: 'im ersten Satz finden',
    body: 'Ihr Körper',
    loaded: (weight) => words`${weight}, wie in Ihrem Protokoll`,
  },
  kilograms: (text) => `${text} kg`,
  pounds: (text) => `${text} lb`,
  asInLog: (text) => `${text} (Einheit wie in Ihrem Protokoll)`,
  spare: (days, limit) =>
    words`Zeit haben Sie auch am ${days}. Dort bleibt es frei von Krafttraining: Für Ihre Erfahrung sind ${limit} veröffentlicht. Gehen, fahren oder schwimmen Sie dort so leicht, dass Sie noch reden können, oder ruhen Sie.`,
  spareRest: (days, limit) =>
    words`Zeit haben Sie auch am ${days}. Dort bleibt es frei von Krafttraining, obwohl für Ihre Erfahrung ${limit} veröffentlicht sind: Mit den Übungen, die bleiben, würde ein Muskel an zwei Tagen hintereinander trainiert. Gehen, fahren oder schwimmen Sie dort so leicht, dass Sie noch reden können, oder ruhen Sie.`,
  daysRange: (low, high) => `${low}–${high} Tage je Woche`,
  empty: (weekday) => `Am ${weekday} gibt es keine Einheit: Dafür bleibt keine Übung.`,
  weekHead: {
    week: 'Woche',
    from: 'Ab',
    what: 'Was',
    sets: 'Sätze',
    heavy: 'Schwere Übungen',
    weight: 'Übungen mit Gewicht',
    body: 'Ohne Gewicht',
    load: 'Gewicht',
  },
  stepNames: ['beginnen', 'eine Stufe mehr', 'das Meiste des Blocks', 'leichter'],
  allSets: 'alle',
  fewerSets: (share) => `${share} davon, abgerundet, mindestens einer`,
  reps: (text) => `${text} Wiederholungen`,
  startWeight: 'Gewicht der Woche 1',
  moreWeight: (text) => `${text} mehr`,
  weeksRule: (step, published, share) =>
    words`Innerhalb eines Blocks steigen die Wiederholungen. Der nächste Block legt ${step} Gewicht auf (veröffentlicht: ${published} auf einmal) und beginnt wieder bei den wenigsten Wiederholungen. Legen Sie nur bei Übungen auf, deren letzte Woche in allen Sätzen gut ging, sonst wiederholen Sie das Gewicht; wo die nächste Scheibe oder Hantel viel schwerer ist, machen Sie stattdessen eine Wiederholung mehr. Die leichtere Woche macht ${share} der Sätze.`,
  weeksBodyOnly: (share) =>
    words`Innerhalb eines Blocks steigen die Wiederholungen, und jeder Block beginnt mit zwei mehr. Steigern Sie nur Übungen, deren letzte Woche in allen Sätzen gut ging, sonst wiederholen Sie die Woche. Die leichtere Woche macht ${share} der Sätze.`,
  weeksBody: 'Übungen ohne Gewicht bekommen in jedem Block zwei Wiederholungen mehr.',
  weeksPublished: (reps) =>
    words`Für Übungen mit Gewicht sind bei Ihrer Erfahrung ${reps} veröffentlicht; die Wochen bleiben darin.`,
  repsRange: (low, high) => `${low}–${high} Wiederholungen`,
  calendarTitle: 'Zwölf Wochen',
  calendarHead: ['Tag', 'Was', 'Woche', 'Zeit'],
  calendarSession: (letter, what) => words`Einheit ${letter}. ${what}`,
  setsHead: ['Muskel', 'Eigene Sätze', 'Helfend', 'Sätze je Woche', 'Veröffentlicht', 'Ergebnis'],
  setsRange: (low, high) => `${low}–${high} Sätze`,
  setsRead:
    'Ein Satz zählt ganz für den Muskel, für den er ist, und halb für einen, der nach der öffentlichen Liste hilft. Die Spannen gelten für Muskelwachstum in Studien mit Gruppen: Weniger Sätze wirken auch, nur weniger.',
  enough: (minutes) =>
    words`Mit ${minutes} je Einheit kämen die anderen Gruppen, die jetzt darunter liegen, in die Spanne.`,
  notEnough: (groups) =>
    `Mit diesen Tagen und Übungen kommen ${groups} nicht in die Spanne, wie lang die Einheiten auch sind.`,
  nothingFor: (group) => `Keine Übung, die Ihre Grenzen zulassen, bleibt für: ${group}.`,
  wouldNeed: (group, equipment) =>
    `Keine Übung bleibt für: ${group}. Dafür bräuchte es zum Beispiel ${equipment}.`,
  swapHead: ['Übliche Wahl', 'Warum nicht', 'Stattdessen'],
  noSwap: 'nichts, was Ihre Grenzen und Geräte zulassen',
  noSwaps: 'Der Plan enthält die üblichen Übungen; nichts musste ersetzt werden.',
  swapsRead: 'Üblich ist, was dieselben Regeln in einem vollen Fitnessstudio ohne Grenzen wählen würden.',
  needs: (equipment) => `braucht ${equipment}`,
  spared: (part, movement) => `${part}: ${movement}`,
  namedBy: (movement) => `Sie schließen es aus: ${movement}`,
  unlisted: 'nicht bekannt, was sie belastet',
  alsoOut: (part, exercises) => words`Alles, was wegen ${part} wegbleibt: ${exercises}.`,
  kcal: (text) => `${text} kcal`,
  grams: (text) => `${text} g`,
  range: (low, high) => `${low}–${high}`,
  energyMissing: (fields) =>
    `Die Energie wurde nicht berechnet: Es fehlt ${fields}. Sonst hängt nichts davon ab.`,
  energyOutside: (ages) =>
    words`Die Energie wurde nicht berechnet: Die Formel entstand an Erwachsenen von ${ages}. Fragen Sie ärztlich oder in einer Ernährungsberatung nach.`,
  years: (low, high) => `${low}–${high} Jahren`,
  resting: (sex, kcal, range) =>
    words`In Ruhe${sex}: etwa ${kcal} am Tag (${range}, die Spanne, in der die Formel bei den meisten liegt).`,
  sexNote: (sex) => `, ${sex}`,
  upkeep: (sex, kcal, range) =>
    words`Um Ihr Gewicht zu halten${sex}: etwa ${kcal} am Tag (${range}), mit einem angenommenen Faktor für Ihre Aktivität.`,
  eatLoss: (sex, kcal, range) =>
    words`Um langsam abzunehmen${sex}: etwa ${kcal} am Tag (${range}), nie unter dem, was Sie in Ruhe brauchen.`,
  eatGain: (sex, kcal, range) => words`Um Muskeln aufzubauen${sex}: etwa ${kcal} am Tag (${range}).`,
  protein: (grams, published) =>
    words`Eiweiß: etwa ${grams} am Tag, veröffentlicht für Menschen, die trainieren (${published} je Kilogramm Körpergewicht).`,
  proteinEach: (low, high) => `${low}–${high} g`,
  energyRead:
    'Das sind Schätzungen. Wiegen Sie sich zwei Wochen lang unter gleichen Bedingungen; was Ihr Gewicht tut, sagt mehr als eine Formel. Bei Krankheiten der Nieren oder des Stoffwechsels fragen Sie ärztlich nach, bevor Sie Ihr Essen ändern.',
  lossUnderweight: (index, bound) =>
    words`Abnehmen wird nicht geplant: Ihr Body-Mass-Index ist ${index}, und unter ${bound} sind Erwachsene untergewichtig. Bitte sprechen Sie ärztlich über Ihr Gewicht. Das Training bleibt, wie es ist, ohne Abnehmen.`,
  lossTarget: (target, bound, least) =>
    words`Abnehmen bis auf ${target} wird nicht geplant: Das ist ein Body-Mass-Index unter ${bound}, also Untergewicht. Das niedrigste Gewicht, das keines ist, sind ${least}. Bitte sprechen Sie ärztlich über Ihr Ziel.`,
  lossPace: (aWeek, most, reachable) =>
    words`${aWeek} abzunehmen wird nicht geplant: Höchstens ${most} ist eine Grenze dieses Plans. In zwölf Wochen führt das zu ${reachable}. Wenn Sie schneller abnehmen wollen, sprechen Sie ärztlich darüber.`,
  aWeek: (text) => `${text} kg je Woche`,
  logHead: ['Einheit', 'Übung', 'Plan', 'Erste Woche', 'Zweite', 'Dritte', 'Leichtere'],
  logRead:
    'Schreiben Sie Gewicht × Wiederholungen des besten Satzes hinein und ein Kreuz, wo etwas weh tat. Ein Blatt ist für einen Block von vier Wochen.',
  logSeen: (sets, days) =>
    words`Ihr Protokoll enthält ${sets} Training, ${days}. Wo eine Übung des Plans darin steht, beginnt die erste Woche mit dem schwersten Gewicht ihres letzten Tages, das oft genug wiederholt wurde. Lässt es zu wenige Wiederholungen übrig, nehmen Sie ein leichteres.`,
  logOld: (last) =>
    words`Der letzte Tag Ihres Protokolls ist ${last}, länger als acht Wochen her: Seine Gewichte werden nicht verwendet. Beginnen Sie leichter als damals.`,
  loggedSets: (count, isOne) => (isOne ? `${count} Satz` : `${count} Sätze`),
  loggedDays: (first, last) => `${first} bis ${last}`,
  stop: [
    'Schmerzen in Brust, Arm oder Kiefer, Schwindel, Ohnmacht, ein rasendes oder unregelmäßiges Herz oder ungewöhnliche Atemnot: sofort aufhören und Hilfe rufen. Trainieren Sie erst wieder, wenn es ärztlich erlaubt wurde.',
    'Stechender Schmerz in einem Gelenk oder im Rücken, Taubheit oder ein Muskel, der plötzlich nachgibt: Beenden Sie die Übung, lassen Sie sie weg und lassen Sie es ansehen.',
    'Fieber oder ein Infekt: kein Training, bis Sie einen Tag lang wieder gesund sind.',
    'Muskelkater, der in drei Tagen vergeht, ist üblich. Hält er länger an, machen Sie in der nächsten Einheit die Hälfte der Sätze.',
  ],
  assumptionsRead:
    'Das sind Faustregeln dieses Plans und aus keiner Veröffentlichung. Schreiben Sie eine Zeile in „Zahlen ändern“, um Ihre eigenen zu setzen.',
  notUnderstood: (part) => `„${part}“ wurde nicht verstanden und ist nicht berücksichtigt.`,
  assumptionUnread: (line) => `„${line}“ wurde nicht als Zahl zum Ändern verstanden.`,
  unknownExercise: (names, more) =>
    words`Übungen Ihres Protokolls, die der Plan unter diesem Namen nicht kennt: ${names}${more > 0 ? `; und ${more} weitere` : ''}.`,
  nothingMissing: 'Alles, was gegeben war, wurde verwendet.',
  centimetres: (text) => `${text} cm`,
  yearsOld: (text) => `${text} Jahre`,
  stopHeadline: 'Noch kein Plan: Fragen Sie zuerst ärztlich nach',
  stopWords: (quoted) =>
    `Sie schreiben ${quoted}. Damit wird hier kein Training geplant: Fragen Sie ärztlich nach, was Sie tun dürfen.`,
  noCharge: 'Es kostet nichts.',
  stopAge: (age, least) =>
    `Sie geben ein Alter von ${age} an. Für Menschen unter ${least} wird hier nicht geplant: Fragen Sie ärztlich oder bei einer Trainerin für Jugendliche nach.`,
  stopThin: (index, least) =>
    `Aus Gewicht und Größe ergibt sich ein Body-Mass-Index von ${index}. Unter ${least} wird hier nichts geplant: Bitte sprechen Sie zuerst ärztlich darüber.`,
  nothingHeadline: 'Kein Plan: Keine Übung bleibt übrig',
  nothingLead:
    'Mit diesen Geräten und Grenzen bleibt keine Übung der Liste übrig. Nennen Sie mehr Geräte oder weniger Grenzen, oder fragen Sie in einer Physiotherapie nach Übungen.',
  method: [
    'Die Übungen stammen aus einer öffentlichen Liste. Eine bleibt weg, wenn ein Gerät fehlt, wenn sie einen Körperteil belasten könnte, den Sie nennen, oder wenn Sie sie ausschließen; was was belastet, ist eine Regel dieses Plans, mit Absicht streng, und kein Befund der Medizin.',
    'Von dem, was bleibt, kommen Übungen vieler Gelenke vor denen eines Gelenks und das, was in Ihrem Protokoll steht, vor anderem; am Anfang kommen leichte zuerst.',
    'Verwendet werden die Tage, die am weitesten auseinanderliegen, so viele, wie für Ihre Erfahrung veröffentlicht sind. Kein Muskel wird an zwei Tagen hintereinander trainiert.',
    'Sätze bekommt nacheinander der Muskel, der am wenigsten hat, bis das Ziel erreicht ist oder die Minuten voll sind. Ziel ist das untere Ende der veröffentlichten Spanne, beim Muskelaufbau ihre Mitte. Das kommt dem Meisten nahe, was passt; bewiesen ist es nicht.',
    'Die Zeit einer Übung ist der Wechsel zu ihr, ihre Sätze und die Pausen dazwischen; zur Zeit einer Einheit kommt das Aufwärmen.',
    'Aus einem Protokoll werden Tag, Übung, Gewicht, Wiederholungen und Art des Satzes gelesen, sonst nichts.',
    'Die Energie in Ruhe folgt Mifflin, St Jeor und anderen (1990); die Spanne darum ist die einer Übersicht über solche Formeln.',
    'Veröffentlichte Spannen wurden in Zusammenfassungen und auf Seiten gelesen, wie die verlinkte Zeile sie nennt. Sie sind Mittel von Gruppen; Sie können weniger oder mehr brauchen.',
  ],
};
