import type { schedulesEn } from './schedules-en.ts';

export const schedulesDe: typeof schedulesEn = {
  pausedByPerson: 'Von Ihnen angehalten.',
  paused: (reason) => `Angehalten: ${reason} Es geht weiter, wenn Sie es fortsetzen.`,
  pausedForCredits:
    'Angehalten: Für den nächsten Lauf reichen die Credits nicht. Laden Sie Credits auf und setzen Sie es dann fort.',
};
