/** Where prompts are kept. Below `/apps/`: nobody's first load has to know of it. */
export const promptsPath = '/apps/chat/prompts';
