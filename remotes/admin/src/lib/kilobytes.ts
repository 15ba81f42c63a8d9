import { language } from '@loupe/shared/language';

const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });

/** Bytes as whole kilobytes, at least 1. */
export function kilobytes(bytes: number): string {
  return whole.format(Math.max(1, bytes / 1000));
}
