import { z } from 'zod';
import { countOf, specText } from '../agents/seo/write-fixes.ts';
import { seoTexts } from '../agents/seo/messages/seo-texts.ts';
import type { Json } from '../engines/run-context.ts';
import { appError } from '../errors/app-error.ts';
import { runPartByPart } from '../run-part-by-part.ts';
import { pageRules } from '../packs/page/rules.ts';
import { auditSite, orderFixes } from '../page-audit/audit-site.ts';
import { savedPage } from '../page-audit/saved-pages.ts';
import { siteOf } from '../page-audit/site.ts';
import { EvidenceStep } from './evidence-step.ts';
import { groundToolTexts } from './messages/ground-tools-texts.ts';
import { filesInput, openDossiers } from './open-dossiers.ts';
import { defineTool, type ToolOutcome } from './tool.ts';

const mostRules = 25;
const mostPages = 8;

export const pageAudit = defineTool({
  name: 'page_audit',
  description:
    'Holds saved web pages (HTML files of this chat or of the sample) against published rules: title, description, headings, canonical, robots, hreflang, structured data, links, images, duplicates. Returns what is to be mended, the heaviest first, each with the number of pages as a figure whose inputs are the tags.',
  input: z.object(filesInput),
  price: 4_000,
  title: () => groundToolTexts().pages,
  async run(files, context): Promise<ToolOutcome<Json>> {
    const texts = groundToolTexts();
    const { dossiers, unread } = await openDossiers(context, files);
    const pages = dossiers.flatMap(({ key, name, page, text }) =>
      page === undefined
        ? []
        : [
            savedPage({
              document: key,
              name,
              url: null,
              facts: page,
              text: text.passages.map((one) => one.text).join('\n\n'),
            }),
          ],
    );
    if (pages.length === 0)
      throw appError('request.invalid', { sentence: groundToolTexts.said((t) => t.noPages) });
    const site = siteOf(pages, { robots: null, sitemap: [], host: null });
    const { faults } = await runPartByPart(auditSite(site), context.signal);
    const fixes = orderFixes(faults, () => 1).slice(0, mostRules);
    const step = new EvidenceStep(context.signal);
    const { rules, report } = seoTexts();
    for (const fix of fixes) countOf({ step, dossiers }, fix);
    const output = {
      pages: pages.map(({ name }) => name),
      fixes: fixes.map(({ rule, faults: own }) => ({
        rule: rules[rule].name,
        task: rules[rule].fix,
        severity: report.severities[pageRules[rule].severity],
        effort: report.efforts[pageRules[rule].effort],
        published: specText(pageRules[rule].spec),
        on_pages: own.slice(0, mostPages).map(({ page }) => page.name),
      })),
      not_read: dossiers.flatMap(({ page, name }) => (page === undefined ? [name] : [])),
      unread,
    };
    return step.outcome(output, texts.audited(pages.length, fixes.length));
  },
});
