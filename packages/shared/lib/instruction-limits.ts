/** How much a person can have a model told with every question. */
export const instructionLimits = { text: 2_000, memories: 50, memory: 200 } as const;
