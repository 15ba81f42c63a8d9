/** Error codes of one topic: HTTP status, and what a person reads when nothing more exact is known. */
export type CodesOfTopic = Readonly<Record<string, { readonly status: number; readonly sentence: string }>>;
