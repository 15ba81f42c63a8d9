import { ratioRule } from '../../packs/statement/ratios.ts';
import { toWords, words, type Words } from '../../report/words.ts';
import type { Covenant } from '../../room/covenants.ts';
import { cellAt, ratioAt } from '../../statements/compute-ratio.ts';
import { clauseMark } from '../ground/clause-writing.ts';
import { measureName } from '../ground/ratio-text.ts';
import { cellMark, lineName, ratioMark, yearText } from '../ground/statement-figures.ts';
import { diligenceTexts } from './messages/diligence-texts.ts';
import type { RoomWriting } from './room-figures.ts';

/** A minimum that a lender asks for beside what the last accounts give. */
export interface CovenantCheck {
  readonly covenant: Covenant;
  readonly name: string;
  readonly isKept: boolean;
  readonly said: Words;
}

function ownOf(w: RoomWriting, { measure, least }: Covenant, time: string) {
  const rule = ratioRule('equity_ratio');
  if (measure === 'equity_ratio') {
    const found = rule === undefined ? null : ratioAt(w.statements, rule, time);
    return rule === undefined || found?.kind !== 'value'
      ? null
      : { value: found.value, name: measureName(rule.id), mark: toWords(ratioMark(w, rule, time)) };
  }
  const cell = cellAt(w.statements, 'cash', time);
  if (cell?.unit.kind !== 'money' || least.unit.kind !== 'money') return null;
  if (cell.unit.currency !== least.unit.currency) return null;
  return { value: cell.value, name: lineName('cash'), mark: toWords(cellMark(w, cell, null)) };
}

/** The covenants of the room held against the last accounts; what the accounts do not have is not held against anything. */
export function covenantChecks(w: RoomWriting): CovenantCheck[] {
  const texts = diligenceTexts().report;
  const time = w.statements.times.at(-1) ?? '';
  return w.room.covenants.flatMap((covenant) => {
    const own = ownOf(w, covenant, time);
    if (own === null) return [];
    const isKept = own.value >= covenant.least.value;
    const asked = words`${texts.quoted(covenant.least.written)}${clauseMark(w, covenant.clause)}`;
    const say = isKept ? texts.covenantKept : texts.covenantSaid;
    return [{ covenant, name: own.name, isKept, said: say(own.name, yearText(time), asked, own.mark) }];
  });
}
