import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  branchToShow,
  firstBranch,
  forkAt,
  isOnLine,
  lineOf,
  onlyLine,
  versionsOf,
  type BranchRow,
} from './branches.models.ts';

interface Said {
  readonly id: string;
  readonly branchId: string;
  readonly position: number;
  /** The message before it, in whatever branch. */
  readonly before: Said | null;
}

/** A chat that is written by what is done to it, with each message knowing the one before it. */
function writtenChat() {
  const rows: BranchRow[] = [];
  const said: Said[] = [];
  let shownBranch = firstBranch;
  const row = (part: Partial<BranchRow>): BranchRow => ({
    chatId: 'cht_1',
    id: firstBranch,
    parentId: null,
    below: null,
    originalId: null,
    questionId: null,
    position: rows.length,
    shown: rows.length,
    ...part,
  });
  const say = (branchId: string, before: Said | null): Said => {
    const message = { id: `msg_${said.length}`, branchId, position: said.length * 3 + 1, before };
    said.push(message);
    return message;
  };
  const shown = () => said.filter((message) => isOnLine(lineOf(rows, shownBranch), message));
  return {
    rows,
    said,
    shown,
    ask: () => say(shownBranch, shown().at(-1) ?? null),
    instead(message: Said) {
      if (rows.length === 0) rows.push(row({}));
      const id = `brn_${rows.length}`;
      const fork = forkAt(rows, message);
      shownBranch = id;
      const question = say(id, message.before);
      rows.push(row({ id, ...fork, questionId: question.id, shown: rows.length + said.length }));
      return question;
    },
    show(message: Said) {
      shownBranch = branchToShow(rows, message);
    },
  };
}

const chainOf = (message: Said | null): string[] =>
  message === null ? [] : [...chainOf(message.before), message.id];

it('a line is what was said before each of its messages, whatever was asked instead and shown in between', () => {
  const deeds = fc.array(fc.tuple(fc.constantFrom('ask', 'instead', 'show'), fc.nat()), { maxLength: 40 });
  fc.assert(
    fc.property(deeds, (all) => {
      const chat = writtenChat();
      for (const [deed, pick] of all) {
        const { said } = chat;
        const picked = said[pick % Math.max(1, said.length)];
        if (deed === 'ask' || !picked) chat.ask();
        else chat[deed as 'instead' | 'show'](picked);
        const shown = chat.shown();
        expect(shown.map(({ id }) => id)).toEqual(chainOf(shown.at(-1) ?? null));
        if (deed === 'show' && picked) expect(shown).toContain(picked);
      }
    }),
  );
});

it('all versions of a question, and they alone, follow the same message', () => {
  const picks = fc.array(fc.tuple(fc.boolean(), fc.nat()), { maxLength: 30 });
  fc.assert(
    fc.property(picks, (all) => {
      const chat = writtenChat();
      chat.ask();
      for (const [isInstead, pick] of all)
        if (isInstead) chat.instead(chat.said[pick % chat.said.length]!);
        else chat.ask();
      const versions = versionsOf(chat.rows);
      for (const message of chat.said) {
        const beside = chat.said.filter((other) => other.before === message.before && versions.has(other.id));
        if (versions.has(message.id)) expect(versions.get(message.id)).toEqual(beside.map(({ id }) => id));
      }
    }),
  );
});

it('a chat that has never branched has one line, with everything on it', () => {
  expect(lineOf([], firstBranch)).toEqual(onlyLine);
  expect(versionsOf([])).toEqual(new Map());
});
