import type { ReactNode } from 'react';

type NoData = Readonly<Record<never, never>>;

interface ChatSlotData {
  readonly chatId: string;
  readonly title: string;
}

/** A run that has ended, with its report. */
interface ReportSlotData {
  readonly chatId: string;
  readonly runId: string;
  /** Slug of the agent that wrote it; `chat` when it was asked without one. */
  readonly agent: string;
}

/** Slots of the site in which slices show a part of their own: name → the data that part is given. */
export interface SitePanelSlots {
  /** Below the composer of a chat that has not begun. */
  'chat.dashboard': NoData;
  /** Below the report of an ended run. */
  'report.panel': ReportSlotData;
  /** A section of the settings. */
  'settings.section': NoData;
  /** A section below the list of users, for admins. */
  'admin.section': NoData;
}

/** Slots of the site in which slices offer something to do, shown by its label: name → the data it is done with. */
interface SiteActionSlots {
  /** In the header of a chat. */
  'chat.action': ChatSlotData;
  /** Beside the export of a report. */
  'report.action': ReportSlotData;
  /** In the account menu. */
  'account.action': NoData;
  /** In the search that Ctrl K opens, found by its label. */
  'palette.command': NoData;
}

/**
 * With those of slices. Who opens a slot, and who fills it, adds it in its types:
 * `declare module '@loupe/shared/slots' { interface PanelSlots { 'crm.contact': … } }`.
 */
export interface PanelSlots extends SitePanelSlots {}
export interface ActionSlots extends SiteActionSlots {}

export type PanelSlotName = keyof PanelSlots & string;
export type ActionSlotName = keyof ActionSlots & string;

interface SiteSlot {
  /** Whose page it is in; only that slice, or the host, may show what fills it. */
  readonly opener: string;
  readonly kind: 'panel' | 'action';
}

/** The slots of the site; their data changes with the host contract. */
export const siteSlots: Readonly<Record<string, SiteSlot>> = {
  'chat.dashboard': { opener: 'chat', kind: 'panel' },
  'report.panel': { opener: 'chat', kind: 'panel' },
  'settings.section': { opener: 'host', kind: 'panel' },
  'admin.section': { opener: 'admin', kind: 'panel' },
  'chat.action': { opener: 'chat', kind: 'action' },
  'report.action': { opener: 'chat', kind: 'action' },
  'account.action': { opener: 'host', kind: 'action' },
  'palette.command': { opener: 'chat', kind: 'action' },
} satisfies Record<keyof SitePanelSlots | keyof SiteActionSlots, SiteSlot>;

/** What fills a panel slot, ready to be placed. */
export interface SlotPanel {
  readonly key: string;
  /** In the reader's language. */
  readonly label: string;
  /** The slice's part in a region of its own: it loads by itself, and fails alone. */
  readonly content: ReactNode;
}

export interface PanelsProps<Name extends PanelSlotName> {
  readonly slot: Name;
  readonly data: PanelSlots[Name];
  /** Draws one of them with its surroundings; without it each is a section under its label. */
  readonly children?: (panel: SlotPanel) => ReactNode;
}

/** What fills an action slot. */
export interface SlotAction<Data> {
  readonly key: string;
  /** In the reader's language. */
  readonly label: string;
  /** Loads its code ahead: for when a pointer or the focus comes near. Never throws. */
  prepare(): void;
  /** Does it; a failure is shown to the person. Never rejects. */
  run(data: Data): Promise<void>;
}

/** How a slice shows what other slices fill its slots with (host contract 1.3.0). */
export interface HostSlots {
  /** Everything that fills a panel slot, by slice; nothing at all where nobody does, or where panels are nested deeper than two. */
  readonly Panels: <Name extends PanelSlotName>(props: PanelsProps<Name>) => ReactNode;
  /** Everything that fills an action slot, by slice. */
  actions<Name extends ActionSlotName>(slot: Name): readonly SlotAction<ActionSlots[Name]>[];
}

/** A host in which no other slice fills anything: a slice alone, or the page of a shared chat. */
export const noSlots: HostSlots = { Panels: () => null, actions: () => [] };
