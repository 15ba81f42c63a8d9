/** Narrower, and the report's tables no longer fit; pixels. */
const REPORT_PX = 500;
/** Narrower, and the composer's line no longer fits; pixels. */
const CHAT_PX = 360;

export interface PanelBounds {
  readonly min: number;
  readonly max: number;
}

/** Between which widths the panel can be moved, whole percent of a container `width` pixels wide: 20-70, less where either side would not fit. */
export function panelBounds(width: number): PanelBounds {
  if (width <= 0) return { min: 20, max: 70 };
  const min = Math.ceil(Math.min(50, Math.max(20, (REPORT_PX / width) * 100)));
  const max = Math.max(min, Math.floor(Math.min(70, 100 - (CHAT_PX / width) * 100)));
  return { min, max };
}

/** The wanted width within its bounds, percent. */
export function boundedWidth(wanted: number, { min, max }: PanelBounds): number {
  return Math.min(max, Math.max(min, wanted));
}
