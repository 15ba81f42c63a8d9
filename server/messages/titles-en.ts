import type { Interval } from '@loupe/shared/contract/money';
import { numberText } from '../tools/number-text.ts';

const intervals: Readonly<Record<Interval, string>> = { monthly: 'monthly', yearly: 'yearly' };

/** Titles the server writes into chats, the credit history and invoices, and the words of the invoice. */
export const titlesEn = {
  newChat: 'New chat',
  temporaryChat: 'Temporary chat',
  runUnpaid: (agent: string) => `${agent}: could not be finished, nothing charged`,
  runUnanswered: (agent: string) => `${agent}: not answered, nothing charged`,
  runStopped: (agent: string) => `${agent}: stopped`,
  runLimited: (agent: string) => `${agent}: ended at a limit`,
  creditsExpired: 'Credits expired',
  heldExpired: 'Credits expired while they were held',
  freeCredits: 'Monthly free credits',
  planCredits: (plan: string) => `Monthly credits of ${plan}`,
  welcome: 'Welcome credits of an invitation',
  reward: 'Reward for an invitation',
  takenBack: 'Credits taken back with a payment',
  returned: 'Credits returned with a payment',
  creditsBought: 'Credits bought',
  credits: 'Credits',
  creditsOf: (count: number) => `${numberText(count, 0)} credits`,
  plan: (title: string, interval: Interval) => `${title}, ${intervals[interval]}`,
  planFrom: (title: string, from: string, to: string) => `${title}, ${from} to ${to}`,
  unused: (title: string) => `Unused part of ${title}`,
  card: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  invoice: {
    title: (number: string) => `Invoice ${number}`,
    issued: (day: string) => `Issued on ${day}`,
    billedTo: 'Billed to',
    description: 'Description',
    amount: 'Amount',
    total: 'Total',
    test: 'Test payment: no money was charged.',
    taxId: (id: string) => `Tax id: ${id}`,
    refunded: 'Refunded',
    refundedOf: (amount: string) => `Refunded: ${amount}`,
    chargedBack: (amount: string) => `Charged back: ${amount}`,
    disputed: (amount: string) => `Disputed: ${amount}`,
    givenUp: 'Not paid, given up',
    open: 'To be paid',
    paid: (day: string, card: string | null) => `Paid on ${day}${card === null ? '' : ` with ${card}`}`,
    day: (iso: string) => iso,
    money: (amount: string, currency: string) => `${currency} ${amount}`,
  },
};
