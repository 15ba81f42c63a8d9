import { dayOf, monthOf } from '../claims/period-days.ts';
import type { DateKind } from './patent.ts';

const shapes: readonly RegExp[] = [
  /(?<!\d)(?<y>(?:19|20)\d\d)[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})(?!\d)/u,
  /(?<!\d)(?<d>\d{1,2})\.\s?(?<m>\d{1,2})\.(?<y>(?:19|20)\d\d)(?!\d)/u,
  /(?<!\d)(?<d>\d{1,2})\.? (?<name>\p{L}{3,9})\.? (?<y>(?:19|20)\d\d)(?!\d)/u,
  /(?<!\p{L})(?<name>\p{L}{3,9})\.? (?<d>\d{1,2}), ?(?<y>(?:19|20)\d\d)(?!\d)/u,
  /(?<!\d)(?<y>(?:19|20)\d\d)(?<m>\d\d)(?<d>\d\d)(?!\d)/u,
];
/** "03/04/2019" is a day of March or of April: only one above twelve tells which. */
const slashed = /(?<!\d)(?<a>\d{1,2})\/(?<b>\d{1,2})\/(?<y>(?:19|20)\d\d)(?!\d)/u;

function ofSlashes(text: string): { day: string; written: string } | null {
  const found = slashed.exec(text);
  const { a = '', b = '', y = '' } = found?.groups ?? {};
  if (found === null || Number(a) > 12 === Number(b) > 12) return null;
  const [date, month] = Number(a) > 12 ? [a, b] : [b, a];
  const day = dayOf(y, Number(month), date);
  return day?.kind === 'day' ? { day: day.date, written: found[0] } : null;
}

/** The first day a text writes out; null where it writes none, or one that may be two. */
export function writtenDay(text: string): { day: string; written: string } | null {
  for (const shape of shapes) {
    const found = shape.exec(text);
    const { y = '', m, d = '', name = '' } = found?.groups ?? {};
    const day = found === null ? null : dayOf(y, m === undefined ? monthOf(name) : Number(m), d);
    if (found !== null && day?.kind === 'day') return { day: day.date, written: found[0] };
  }
  return ofSlashes(text);
}

/** Names of dates at the offices, with the INID codes of WIPO standard ST.9: 22 filing, 30 priority, 43 and 45 publication. */
const names: readonly [DateKind, RegExp][] = [
  [
    'priority',
    /^(?:\(3[02]\)|(?:earliest |erste[rs]? )?priorit(?:y|ies|ät|äten)(?: ?date| ?data|s?datum|stag)?|(?:unions)?priorität(?:sdatum)?)(?!\p{L})/iu,
  ],
  [
    'filing',
    /^(?:\(22\)|(?:date of )?filing(?:\/creation)?(?: date)?|filed|date filed|anmelde(?:tag|datum)|anmeldung)(?!\p{L})/iu,
  ],
  [
    'publication',
    /^(?:\(4[1-7]\)|(?:date of )?publication(?: ?date)?|pub\.? ?date|published|veröffentlichungs(?:tag|datum)|offenlegungstag|veröffentlicht(?: am)?)(?!\p{L})/iu,
  ],
];

/** What date a label or a column names, at its beginning; null where it names none. */
export const dateNamed = (label: string): DateKind | null =>
  names.find(([, pattern]) => pattern.test(label.trim()))?.[0] ?? null;
