import type { logisticsFormEn } from './logistics-form-en.ts';

export const logisticsFormDe: typeof logisticsFormEn = {
  title: 'Nachhaltige Lösungen für die Logistik',
  outcome:
    'CO₂e jeder Relation mit einem veröffentlichten Faktor, die Relationen, auf die es ankommt, und was jede Maßnahme einspart',
  wants: [
    'CO2-Bilanz des Transports',
    'Emissionen je Sendung',
    'Schiene oder Straße',
    'grüne Logistik',
    'Scope 3 Fracht',
  ],
  delivers: [
    'Emissionen je Relation: Tonnen × Kilometer × veröffentlichter Faktor des Fahrzeugs, mit Kennung und Jahr',
    'Die wenigsten Relationen, die vier Fünftel von allem ausmachen',
    'Schiene, vollere Lkw, elektrische Transporter und Schiff statt Flugzeug: was jede Maßnahme einspart, mit Spanne und Rückzahlung',
    'Wie weit die beste davon an Ihr Ziel heranreicht',
    'Ein Vergleich mit dem gekauften Diesel, wenn Sie die Rechnungen dazugeben',
  ],
  limits: [
    'Entfernungen und Gewichte stammen aus Ihrer Datei und werden nie geschätzt: Eine Relation ohne sie wird aufgezählt, nicht gerechnet',
    'Die Faktoren sind Mittelwerte des Vereinigten Königreichs; Ihre Frachtführer können abweichen',
    'Maßnahmen werden nicht zusammengezählt: Sie betreffen dieselben Relationen',
  ],
  sourcesUsed: [
    'Ihre Relationen, Sendungen und Tankrechnungen',
    'UK Government GHG Conversion Factors 2025',
    'Beispieldaten',
  ],
  fields: {
    lanes: 'Relationen oder Sendungen',
    lanesHint:
      'CSV oder XLSX mit Gewicht und Entfernung in jeder Zeile, dazu Fahrzeug oder Verkehrsträger, wo es sie gibt. Einheiten im Kopf oder in einer eigenen Spalte.',
    goal: 'Ziel',
    goalHint: 'Eine Minderung in Prozent.',
    goalExample: '20 % bis 2030',
    costs: 'Was Maßnahmen kosten',
    costsHint:
      'Eine je Zeile: Schiene, Auslastung, Elektro oder Schiff; was einmalig bezahlt wird und was sich jedes Jahr ändert (ein Minus ist eine Ersparnis).',
    costsExample: 'Schiene: EUR 40.000 einmalig, -12.000 pro Jahr',
    fuel: 'Tankrechnungen',
    fuelHint: 'Export einer Tankkarte oder Fuhrparkliste mit Litern Diesel.',
    vehicle: 'Fahrzeug, wo die Datei keines nennt',
    vehicleHint: 'Der Bericht sagt, wo es verwendet wird.',
    vehicles: {
      '': 'Keines annehmen',
      hgv: 'Lkw (Mittel aller)',
      'artic-40': 'Sattelzug über 33 t',
      rigid: 'Motorwagen ohne Anhänger',
      van: 'Transporter',
    },
    weightUnit: 'Gewichtseinheit, wo die Datei keine nennt',
    distanceUnit: 'Entfernungseinheit, wo die Datei keine nennt',
  },
  depthHint:
    'Schnell: die beste Maßnahme und die schwersten Relationen. Standard ergänzt alle Abschnitte. Gründlich zählt viermal so viele Relationen auf.',
  stages: {
    read: 'Relationen lesen',
    emissions: 'Emissionen rechnen',
    hotspots: 'Schwerste Relationen finden',
    measures: 'Maßnahmen vergleichen',
    report: 'Bericht schreiben',
  },
  outline: {
    first: 'Welche Maßnahme zuerst',
    lanes: 'Emissionen je Relation',
    hot: 'Schwerpunkte',
    payback: 'Rückzahlung',
    goal: 'Gegen das Ziel',
    fuel: 'Gegen die Tankrechnungen',
    factors: 'Faktoren und ihr Jahr',
    missing: 'Nicht gefunden oder nicht verwendet',
    method: 'Wie gerechnet wurde',
  },
};
