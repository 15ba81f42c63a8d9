import {
  roomAreas,
  roomChecklist,
  type DocumentKindId,
  type RoomArea,
} from '../packs/room/document-kinds.ts';

interface ChecklistRow {
  readonly id: DocumentKindId;
  readonly area: RoomArea;
  /** Keys of the documents that are there for it; none when it is missing. */
  readonly documents: readonly string[];
}

export interface Coverage {
  readonly rows: readonly ChecklistRow[];
  readonly found: number;
  readonly missing: readonly ChecklistRow[];
  readonly areas: readonly { readonly area: RoomArea; readonly found: number; readonly of: number }[];
}

const isThere = (row: ChecklistRow) => row.documents.length > 0;

/** Which points of the checklist a room has a document for. That it is there says nothing of what is in it. */
export function coverageOf(
  documents: readonly { readonly key: string; readonly kind: DocumentKindId | null }[],
): Coverage {
  const rows = roomChecklist.map(({ id, area }) => ({
    id,
    area,
    documents: documents.filter(({ kind }) => kind === id).map(({ key }) => key),
  }));
  return {
    rows,
    found: rows.filter(isThere).length,
    missing: rows.filter((row) => !isThere(row)),
    areas: roomAreas.map((area) => {
      const own = rows.filter((row) => row.area === area);
      return { area, found: own.filter(isThere).length, of: own.length };
    }),
  };
}
