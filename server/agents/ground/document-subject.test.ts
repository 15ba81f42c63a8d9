import { expect, it } from 'vitest';
import { documentSubject } from './document-subject.ts';

const subject = (text: string) => {
  const passages = [{ locator: 'lines 1-9', text }];
  return documentSubject({
    name: 'rules.md',
    text: { key: 'd', name: 'rules.md', title: '', passages, tables: [], isTable: false },
  });
};

it.each([
  ['Sample data.\n\n# Tender **7**\n\nText', 'Tender 7'],
  ['Terms of supply\n\n1. Delivery', 'Terms of supply'],
  ['# One\n\n# Two', 'One'],
  ['§ 1 Scope\nIt applies.', 'rules.md'],
  ['', 'rules.md'],
])('calls a text by its heading, its first line or its file: %j', (text, expected) => {
  expect(subject(text)).toBe(expected);
});
