import { z } from 'zod';
import { credits, id } from './common.ts';
import { endpoint } from './endpoint.ts';
import { storeFile } from './files.ts';

/** What an empty chat offers: questions that are answered at once, of the person's last table or of the sample. */
export const getFirstQuestions = endpoint({
  method: 'GET',
  path: '/first-questions',
  access: 'user',
  status: 200,
  summary: 'Three questions that are answered at once, of the last own table or of a sample',
  data: z.object({
    questions: z
      .array(z.string())
      .describe('each was understood and computed as it stands; ask it with the file as its attachment'),
    file: z
      .object({ id: id('fil'), name: z.string() })
      .nullable()
      .describe('the own file they are about; null: the sample'),
    sample: z
      .object({ name: z.string(), about: z.string().describe('e.g. "invented container freight"') })
      .nullable()
      .describe('the sample they are about: `POST /first-questions/sample` makes it an own file'),
    credits_min: credits,
    credits_max: credits.describe('what one of them may cost'),
  }),
  errors: [],
});

/** Asked as often as somebody likes: it is kept once. */
export const keepFirstSample = endpoint({
  method: 'POST',
  path: '/first-questions/sample',
  access: 'user',
  status: 200,
  summary: 'Keep the sample of the first questions as an own file; twice is one file',
  data: z.object({ file: z.object({ id: id('fil'), name: z.string() }) }),
  errors: [...storeFile.errors],
});
