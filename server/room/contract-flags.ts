import { wholeText, type Clause } from '../clauses/clause.ts';
import { contractFlags, type ContractFlagId } from '../packs/room/contract-flags.ts';

/** A clause that speaks of something an investor wants to read; what it says of it is quoted, not judged. */
export interface ContractFlag {
  readonly id: ContractFlagId;
  readonly clause: Clause;
}

/** The clauses of contracts that an investor wants to read, in their order; one clause may speak of several things. */
export const contractFlagsIn = (clauses: readonly Clause[]): ContractFlag[] =>
  clauses.flatMap((clause) =>
    contractFlags.filter(({ words }) => words.test(wholeText(clause))).map(({ id }) => ({ id, clause })),
  );
