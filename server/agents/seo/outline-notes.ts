import type { seoFormEn } from './messages/seo-form-en.ts';

/** What belongs below each heading of the report, for a language model. */
export const seoOutlineNotes: Readonly<Record<keyof typeof seoFormEn.outline, string>> = {
  first: 'The heaviest faults as a checklist: what to do, on which pages, with the tag that shows it.',
  fixes: 'Every rule that is broken: pages touched, weight, effort, points; say where it may be meant so.',
  pages: 'Each page with its title, visible words and the rules it breaks.',
  keywords:
    'Each keyword: best page, and whether it is in title, main heading, description and text; pages that compete.',
  same: 'Titles shared by pages, and pairs of pages whose text is nearly the same.',
  links: 'How many pages link to each page, and addresses that are linked and were not read.',
  console:
    'Clicks and impressions as the export says them, and queries on places 4 to 20. No promise of a place.',
  missing: 'What was not given, not fetched or not readable, and what cannot be seen in files.',
  method: 'How points are made, and each rule with the standard it is in.',
};
