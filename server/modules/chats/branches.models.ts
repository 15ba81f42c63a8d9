/** A branch as it is stored: `chat_branches` says what each part is. */
export interface BranchRow {
  readonly chatId: string;
  readonly id: string;
  readonly parentId: string | null;
  readonly below: number | null;
  readonly originalId: string | null;
  readonly questionId: string | null;
  readonly position: number;
  readonly shown: number;
}

/** The branch that every chat begins with. */
export const firstBranch = '';

/**
 * What was said from the beginning of a chat to the end of one branch: for each branch on the way the position below which
 * its messages belong to it. Two lists, as statements take them.
 */
export interface Line {
  readonly branches: readonly string[];
  readonly belows: readonly number[];
}

/** The line of a chat that has never branched. */
export const onlyLine: Line = { branches: [firstBranch], belows: [Number.MAX_SAFE_INTEGER] };

/** A message by its place in its chat. */
export interface MessagePlace {
  readonly branchId: string;
  readonly position: number;
}

/** Where a branch begins: its line is that of the parent below a position, where the original is. */
export interface Fork {
  readonly parentId: string;
  readonly below: number;
  readonly originalId: string;
}

/** The line that ends with a branch, or with what was said in it below a position. */
export function lineOf(
  rows: readonly BranchRow[],
  branchId: string,
  below: number = Number.MAX_SAFE_INTEGER,
): Line {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const branches = [branchId];
  const belows = [below];
  for (let at = placeOf(byId.get(branchId)); at; at = placeOf(byId.get(at.parentId))) {
    branches.push(at.parentId);
    belows.push(at.below);
  }
  return { branches, belows };
}

export function isOnLine({ branches, belows }: Line, message: MessagePlace): boolean {
  const at = branches.indexOf(message.branchId);
  return at >= 0 && message.position < belows[at]!;
}

/** Where a question begins a branch that stands in for `message`: beside it, also when that began a branch itself. */
export function forkAt(rows: readonly BranchRow[], message: MessagePlace & { readonly id: string }): Fork {
  const own = placeOf(rows.find((row) => row.questionId === message.id));
  return own ?? { parentId: message.branchId, below: message.position, originalId: message.id };
}

/** For each question that has others beside it: the ids of all of them, oldest first, its own among them. */
export function versionsOf(rows: readonly BranchRow[]): Map<string, readonly string[]> {
  const begun = rows.filter((row) => row.originalId !== null);
  const groups = Map.groupBy(begun, (row) => row.originalId);
  const versions = new Map<string, readonly string[]>();
  for (const [originalId, group] of groups) {
    const later = group
      .toSorted((a, b) => a.position - b.position)
      .flatMap(({ questionId }) => questionId ?? []);
    const ids = [...(originalId === null ? [] : [originalId]), ...later];
    for (const id of ids) versions.set(id, ids);
  }
  return versions;
}

/** Of the branches whose line has a message the one that was shown last. */
export function branchToShow(rows: readonly BranchRow[], message: MessagePlace): string {
  const [latest] = rows
    .filter((row) => isOnLine(lineOf(rows, row.id), message))
    .toSorted((a, b) => b.shown - a.shown);
  return latest?.id ?? message.branchId;
}

/** Null for the branch that a chat begins with, which begins nowhere. */
function placeOf(row: BranchRow | undefined): Fork | null {
  const { parentId = null, below = null, originalId = null } = row ?? {};
  return parentId === null || below === null || originalId === null ? null : { parentId, below, originalId };
}
