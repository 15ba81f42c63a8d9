import { dayText } from '../../number-text.ts';
import type { coinMeasuresEn } from './coin-measures-en.ts';

export const coinMeasuresDe: typeof coinMeasuresEn = {
  volatility: 'Jahresvolatilität des Zeitraums',
  meanOfPairs: 'Mittlere Korrelation der Paare',
  pairCount: 'n (Paare)',
  worstWeek: 'Schlechteste sieben Tage in Folge',
  moves: {
    weekend: 'Übliche Tagesbewegung, Samstag und Sonntag',
    week: 'Übliche Tagesbewegung, Montag bis Freitag',
  },
  closesOn: {
    weekend: 'Schlusskurse an Samstagen und Sonntagen, je mit dem Tag davor',
    week: 'Schlusskurse von Montag bis Freitag, je mit dem Tag davor',
  },
  weekendShare: 'Bewegung am Wochenende gegenüber Werktagen',
  volumes: 'Volumen V',
  idleShare: 'Anteil der Tage ohne jeden Handel',
  idleDays: 'Tage mit Volumen 0',
  oddDays: 'Tage mit ungewöhnlichem Volumen',
  daysLookedAt: 'Betrachtete Tage',
  oddVolume: (day) => `Robustes z des Volumens vom ${dayText(day)}`,
  medianBefore: 'Median des Volumens der 30 Tage davor',
  offPeg: 'Tage mit Schlusskurs mehr als 1 % neben 1',
  offPegShare: 'Anteil der Tage mit Schlusskurs mehr als 1 % neben 1',
  daysOff: 'Tage neben der Bindung',
  pegGap: 'Größter Abstand eines Schlusskurses von 1',
  closesOf: (title) => `Schlusskurse von ${title}, je mit dem Tag davor`,
  commonDays: 'n (gemeinsame Tage)',
};
