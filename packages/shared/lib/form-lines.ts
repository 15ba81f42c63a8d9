/** A question that was asked by a form: the agent's title and the filled-in fields. */
export interface FormLines {
  readonly title: string;
  readonly fields: readonly { readonly label: string; readonly value: string }[];
}

const FIELD = /^- ([^:\n]{1,60}): (.+)$/;

/** Reads a question written from a form (a title, then only lines `- label: value`); null for anything a person typed freely. */
export function formLines(text: string): FormLines | null {
  const [title, ...lines] = text.trim().split('\n');
  if (!title || title.startsWith('- ') || lines.length === 0) return null;
  const fields = lines.map((line) => FIELD.exec(line));
  if (fields.some((field) => field === null)) return null;
  return { title, fields: fields.map((field) => ({ label: field?.[1] ?? '', value: field?.[2] ?? '' })) };
}
