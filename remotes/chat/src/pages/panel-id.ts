/** Of the panel beside the chat, which other parts stand beside or lead to. */
export const PANEL_ID = 'report-panel';
