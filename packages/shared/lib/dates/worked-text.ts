import type { Language } from '../language.ts';

/** How long finished work took, short: `0.4 s`, `12 s`, `3 min`, `1 h 5 min`. Takes milliseconds. */
export function workedText(ms: number, language: Language = 'en'): string {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 0.05) return language === 'de' ? 'unter 0,1 s' : 'under 0.1 s';
  if (seconds < 9.95) return `${Number(seconds.toFixed(1))} s`.replace('.', language === 'de' ? ',' : '.');
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
