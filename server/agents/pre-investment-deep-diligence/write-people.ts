import type { Block } from '../../report/blocks.ts';
import { paragraph } from '../../report/build-blocks.ts';
import { diligenceTexts, section } from './messages/diligence-texts.ts';
import { staffFigure, staffRowsFigure, type RoomWriting } from './room-figures.ts';

/** How many people the employee list has, without those who have left. */
export function peopleSection(w: RoomWriting): Block[] {
  const texts = diligenceTexts().report;
  const { staff } = w.room;
  if (staff === null) return section('people', paragraph(texts.noStaff));
  const said =
    staff.leaving === null
      ? texts.staffWithoutLeavers(staffFigure(w))
      : texts.staffStaying(staffFigure(w), staffRowsFigure(w));
  return section('people', paragraph(said));
}
