import dayjs from 'dayjs';
import plugin from 'dayjs/plugin/duration.js';
import type { Language } from '../language.ts';

dayjs.extend(plugin);

const units = {
  en: { minute: ['minute', 'minutes'], second: ['second', 'seconds'] },
  de: { minute: ['Minute', 'Minuten'], second: ['Sekunde', 'Sekunden'] },
} as const;

export interface DurationOptions {
  /** Below a minute. */
  readonly hasDecimal?: boolean;
  readonly language?: Language;
}

/**
 * A duration in seconds (F4): `2 minutes 5 seconds`; below a minute seconds, with one decimal when
 * asked for; anything that is not a number gives `''`.
 */
export function formatDuration(seconds: unknown, options: DurationOptions = {}): string {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return '';
  const { hasDecimal = false, language = 'en' } = options;
  const said = (count: number, unit: 'minute' | 'second') =>
    `${count} ${units[language][unit][count === 1 ? 0 : 1]}`;
  const isShort = Math.round(seconds) < 60 && seconds.toFixed(1) !== '60.0';
  if (isShort && hasDecimal) {
    const shown = seconds.toFixed(1);
    return `${language === 'de' ? shown.replace('.', ',') : shown} ${units[language].second[1]}`;
  }
  const whole = dayjs.duration(Math.round(seconds), 'seconds');
  if (isShort) return said(whole.asSeconds(), 'second');
  return `${said(Math.floor(whole.asMinutes()), 'minute')} ${said(whole.seconds(), 'second')}`;
}
