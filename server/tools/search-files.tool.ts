import { z } from 'zod';
import { libraryDocumentOf, passageSource } from './passage-source.ts';
import { defineTool } from './tool.ts';
import { toolTexts } from './messages/tools-texts.ts';

export const searchFiles = defineTool({
  name: 'search_files',
  description:
    'Full-text search over files of this chat and, when asked, the sample library (fictional companies). Returns the best passages with their places, to quote from.',
  input: z.object({
    query: z.string().min(1).max(300),
    file_ids: z.array(z.string().max(80)).max(40).default([]),
    include_library: z.boolean().default(false),
    company: z.string().max(60).optional().describe('slug of a sample company, to search only its documents'),
    limit: z.number().int().min(1).max(20).default(8),
  }),
  price: 1_500,
  title: ({ query }) => toolTexts().searchFiles(query.slice(0, 60)),
  async run({ query, file_ids, include_library, company, limit }, context) {
    const found = await context.searchPassages(query, {
      fileIds: file_ids,
      includesLibrary: include_library,
      limit: company === undefined ? limit : Math.max(limit * 4, 40),
    });
    const passages = found
      .filter(
        (passage) =>
          company === undefined || (libraryDocumentOf(passage) ?? `${company}/`).startsWith(`${company}/`),
      )
      .slice(0, limit);
    const output = {
      passages: passages.map((passage) => ({
        title: passage.title,
        locator: passage.locator,
        text: passage.text,
        file_id: passage.fileId,
        document: libraryDocumentOf(passage),
        rank: passage.rank,
      })),
    };
    return {
      output,
      summary: toolTexts().passages(passages.length),
      details: passages.map((passage) => `${passage.title}, ${passage.locator}`),
      sources: passages.map((passage) => passageSource(passage, context.now)),
    };
  },
});
