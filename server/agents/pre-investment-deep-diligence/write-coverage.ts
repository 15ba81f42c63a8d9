import type { Block } from '../../report/blocks.ts';
import { listOr, table } from '../../report/build-blocks.ts';
import { joinWords, words, type Said, type Words } from '../../report/words.ts';
import { cite } from '../ground/dossier.ts';
import { computedFigure, rowMark } from '../ground/table-figures.ts';
import { sourceLinks } from '../writing/evidence-links.ts';
import { diligenceTexts, section } from './messages/diligence-texts.ts';
import type { RoomWriting } from './room-figures.ts';

/** The first row or passage of a document: that it is there is all that is claimed. */
function documentMark(w: RoomWriting, key: string): Words {
  const dossier = w.dossiers.find((one) => one.key === key);
  if (dossier === undefined) return [];
  const [first] = dossier.document.tables;
  if (dossier.text.isTable && first !== undefined)
    return rowMark(w, { document: key, at: 0, table: first }, 0);
  const [passage] = dossier.text.passages;
  return passage === undefined
    ? []
    : sourceLinks(
        cite(w.step, { dossier, place: passage.locator, quote: passage.text.trim().slice(0, 200) }),
      );
}

/** The six areas with what there is for each. */
export function coverageTable(w: RoomWriting): Block[] {
  const texts = diligenceTexts().report;
  const { areas, rows } = w.room.coverage;
  const lines = areas.map(({ area, found, of }): Said[] => {
    const name = texts.areas[area];
    const count = computedFigure(
      w,
      { id: `area-${area}`, label: texts.areaLabel(name), value: texts.of(found, of), formula: 'n' },
      [
        { name: texts.labels.found, value: String(found), figure: true },
        { name: texts.labels.points, value: String(of), figure: true },
      ],
    );
    const there = rows.filter((row) => row.area === area && row.documents.length > 0);
    const documents = there.map(
      (row) =>
        words`${texts.kinds[row.id]} ${joinWords(
          row.documents.map((key) => documentMark(w, key)),
          ' ',
        )}`,
    );
    return [name, count, documents.length === 0 ? texts.nothingThere : joinWords(documents, '; ')];
  });
  return section('coverage', table(texts.coverageHead, lines, { right: [1] }));
}

/** Points of the checklist without a document. */
export function missingDocuments({ room }: RoomWriting): Block[] {
  const texts = diligenceTexts().report;
  const missing = room.coverage.missing.map(({ id, area }) => `${texts.kinds[id]} (${texts.areas[area]})`);
  return section('absent', listOr(missing, texts.allThere));
}
