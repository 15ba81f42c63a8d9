import { columnOf, type Reading } from './reading.ts';

/** What is done with hours, said of them: nothing new where a table keeps hours and no state of them. */
const work =
  /^(?:booked|logged|recorded|billed|tracked|performed|put|gebucht|geleistet|erbracht|erfasst|angefallen|aufgewendet|aufgeschrieben)$/;
const hoursName = /^(?:working |worked )?hours\b|stunden\b|^arbeitszeit|^zeitaufwand/i;
/** Columns that tell whether hours were booked or billed. */
const stateName =
  /stat(?:e|us)|billed|billable|booked|invoiced|approved|confirmed|gebucht|abgerechnet|abrechenbar|freigegeben|geplant|planned|soll|ist\b|art$|type/i;

/** "Stunden auf Zeus gebucht", "hours logged": a word that every hour of a list of hours fits. */
export function readWork(reading: Reading, at: number): number {
  const token = reading.tokens[at];
  if (token?.kind !== 'word' || !work.test(token.folded)) return 0;
  const named = reading.measures.flat();
  const { columns } = reading.records.table;
  const isOfHours =
    named.length > 0 && named.every((one) => hoursName.test(columnOf(reading, one)?.plainName ?? ''));
  return isOfHours && !columns.some(({ plainName }) => stateName.test(plainName)) ? 1 : 0;
}
