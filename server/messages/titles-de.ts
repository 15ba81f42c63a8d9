import type { Interval } from '@loupe/shared/contract/money';
import { numberText } from '../tools/number-text.ts';
import type { titlesEn } from './titles-en.ts';

const intervals: Readonly<Record<Interval, string>> = { monthly: 'monatlich', yearly: 'jährlich' };

export const titlesDe: typeof titlesEn = {
  newChat: 'Neuer Chat',
  temporaryChat: 'Temporärer Chat',
  runUnpaid: (agent) => `${agent}: nicht zu Ende geführt, nichts berechnet`,
  runUnanswered: (agent) => `${agent}: nicht beantwortet, nichts berechnet`,
  runStopped: (agent) => `${agent}: gestoppt`,
  runLimited: (agent) => `${agent}: an einer Grenze beendet`,
  creditsExpired: 'Credits verfallen',
  heldExpired: 'Credits verfallen, während sie zurückgelegt waren',
  freeCredits: 'Monatliche kostenlose Credits',
  planCredits: (plan) => `Monatliche Credits des Tarifs ${plan}`,
  welcome: 'Willkommens-Credits einer Einladung',
  reward: 'Belohnung für eine Einladung',
  takenBack: 'Credits mit einer Zahlung zurückgenommen',
  returned: 'Credits mit einer Zahlung zurückgegeben',
  creditsBought: 'Gekaufte Credits',
  credits: 'Credits',
  creditsOf: (count) => `${numberText(count, 0)} Credits`,
  plan: (title, interval) => `${title}, ${intervals[interval]}`,
  planFrom: (title, from, to) => `${title}, ${from} bis ${to}`,
  unused: (title) => `Nicht genutzter Teil von ${title}`,
  card: (brand, last4) => `${brand} mit der Endung ${last4}`,
  invoice: {
    title: (number) => `Rechnung ${number}`,
    issued: (day) => `Ausgestellt am ${day}`,
    billedTo: 'Rechnung an',
    description: 'Beschreibung',
    amount: 'Betrag',
    total: 'Summe',
    test: 'Testzahlung: Es wurde kein Geld abgebucht.',
    taxId: (id) => `Steuernummer: ${id}`,
    refunded: 'Erstattet',
    refundedOf: (amount) => `Erstattet: ${amount}`,
    chargedBack: (amount) => `Zurückgebucht: ${amount}`,
    disputed: (amount) => `Angefochten: ${amount}`,
    givenUp: 'Nicht bezahlt, aufgegeben',
    open: 'Noch zu bezahlen',
    paid: (day, card) => `Bezahlt am ${day}${card === null ? '' : ` mit ${card}`}`,
    day: (iso) => iso.split('-').toReversed().join('.'),
    money: (amount, currency) => `${amount} ${currency}`,
  },
};
