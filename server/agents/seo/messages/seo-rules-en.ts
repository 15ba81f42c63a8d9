import type { RuleId } from '../../../packs/page/rules.ts';

/** What a rule found, and what to do. */
export const seoRulesEn: Readonly<Record<RuleId, { readonly name: string; readonly fix: string }>> = {
  status_error: {
    name: 'Page answers with an error',
    fix: 'Bring the page back, or redirect its address and the links to it',
  },
  status_moved: { name: 'Address redirects', fix: 'Let links point at the address it leads to' },
  noindex_in_sitemap: {
    name: 'noindex on a page of the sitemap',
    fix: 'Decide: take noindex away, or take the page out of the sitemap',
  },
  noindex: { name: 'noindex', fix: 'Take noindex away where the page is meant to be found' },
  blocked: { name: 'Blocked by robots.txt', fix: 'Allow the path where the page is meant to be found' },
  blocked_in_sitemap: {
    name: 'Blocked by robots.txt and listed in the sitemap',
    fix: 'Decide: allow the path, or take the page out of the sitemap',
  },
  canonical_several: { name: 'Several unlike canonicals', fix: 'Keep one canonical' },
  canonical_host: {
    name: 'Canonical on another host',
    fix: 'Let the canonical name the page’s own address, unless the other site is the original',
  },
  canonical_http: {
    name: 'Canonical with http, though the site has https',
    fix: 'Let the canonical begin with https',
  },
  canonical_noindex: {
    name: 'Canonical names a page with noindex',
    fix: 'Name a page that may be found, or take its noindex away',
  },
  canonical_unknown: {
    name: 'Canonical names an address that is neither among the pages nor in the sitemap',
    fix: 'Check that the address exists, and correct it',
  },
  canonical_empty: {
    name: 'Canonical without a usable address',
    fix: 'Write the page’s own address into the canonical',
  },
  not_in_sitemap: { name: 'Not in the sitemap', fix: 'Add the page to the sitemap' },
  text_by_script: {
    name: 'Text is made by a script',
    fix: 'Deliver the text with the page; nothing of it could be read here',
  },
  title_missing: { name: 'No title', fix: 'Write a title' },
  title_several: { name: 'Several titles', fix: 'Keep one title' },
  title_same: { name: 'Title shared with another page', fix: 'Give each page a title of its own' },
  title_empty_words: { name: 'Title says nothing', fix: 'Say in the title what the page is about' },
  title_long: { name: 'Long title', fix: 'Put what matters into the first 60 characters' },
  description_missing: { name: 'No description', fix: 'Write a description' },
  description_same: {
    name: 'Description shared with another page',
    fix: 'Give each page a description of its own',
  },
  description_long: { name: 'Long description', fix: 'Put what matters into the first 160 characters' },
  h1_missing: { name: 'No main heading (H1)', fix: 'Give the page a main heading' },
  h1_several: { name: 'Several main headings (H1)', fix: 'Keep one main heading' },
  heading_skipped: {
    name: 'Heading level skipped',
    fix: 'Let each heading be one level below the one above it',
  },
  text_short: { name: 'Little text', fix: 'Say what visitors come for, or join the page with another' },
  text_same: {
    name: 'Text nearly the same as another page',
    fix: 'Join the pages, or let one name the other as canonical',
  },
  orphan: { name: 'No page read links to it', fix: 'Link to the page from where visitors look for it' },
  link_empty: { name: 'Link without text', fix: 'Give the link a text, or its picture an alternative text' },
  link_vague: { name: 'Link text says nothing', fix: 'Say in the link where it leads' },
  link_script: { name: 'Link is a script', fix: 'Write the address into the link' },
  link_nofollow: {
    name: 'nofollow on a link within the site',
    fix: 'Take nofollow away where the page is your own',
  },
  alt_missing: {
    name: 'Picture without alternative text',
    fix: 'Describe the picture, or leave alt empty where it is decoration',
  },
  language_unlike: {
    name: 'Language said is not that of the text',
    fix: 'Say the language of the text in the html tag',
  },
  language_missing: { name: 'Language not said', fix: 'Say the language in the html tag' },
  hreflang_code: {
    name: 'Language code that does not exist',
    fix: 'Use a language, and a country where needed: de, de-AT, en-GB',
  },
  hreflang_return: {
    name: 'Version in another language does not link back',
    fix: 'Let both versions name each other',
  },
  data_broken: { name: 'Structured data that cannot be read', fix: 'Correct the JSON' },
  data_untyped: { name: 'Structured data without a type', fix: 'Say the type' },
  viewport_missing: { name: 'No viewport for small screens', fix: 'Add the viewport tag' },
  refresh: { name: 'Page sends visitors on by a tag', fix: 'Redirect on the server' },
  heavy: { name: 'Heavy HTML', fix: 'Take out what the page does not need' },
};
