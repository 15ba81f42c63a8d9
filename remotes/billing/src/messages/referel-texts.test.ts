import { expect, it } from 'vitest';
import { referelTexts as de } from './referel-de.ts';
import { referelTexts as en } from './referel-en.ts';

const rule = (texts: {
  readonly steps: (credits: string, days: number, most: number) => readonly string[];
}) => texts.steps('100', 90, 50)[2];

it('R13 says that a payment alone earns the reward, or else the e-mail and the first run together', () => {
  expect(rule(en)).toContain('pay for something, or confirm their e-mail and finish a first run,');
  expect(rule(de)).toContain(
    'etwas bezahlt oder aber ihre E-Mail-Adresse bestätigt und einen ersten Lauf beendet hat,',
  );
});

it('R13 says the same to who came through a link', () => {
  expect(en.ownWaiting('100')).toContain(
    'paid for something, or have confirmed your e-mail in Settings and finished a first run.',
  );
  expect(de.ownWaiting('100')).toContain(
    'etwas bezahlt oder aber Ihre E-Mail-Adresse in den Einstellungen bestätigt und einen ersten Lauf beendet haben.',
  );
});

it('R13 asks whoever invites for a confirmed e-mail or a payment', () => {
  expect(rule(en)).toContain('confirmed e-mail too (see Settings), unless you have paid for something.');
  expect(rule(de)).toContain('bestätigte E-Mail-Adresse (siehe Einstellungen), außer Sie haben schon etwas');
});
