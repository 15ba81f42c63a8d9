import { expect, it } from 'vitest';
import { pageNameOf } from './page-name.ts';
import { documentTitle } from './page-title.ts';

it('R19 names the page of an unknown address, then the brand', () => {
  expect(documentTitle(pageNameOf(null), 'Loupe')).toBe('Page not found – Loupe');
});

it('R2 names every page before the brand that the configuration gives', () => {
  expect(documentTitle(pageNameOf('login'), 'Northwind Desk')).toBe('Log in – Northwind Desk');
});

it('shows the brand alone while a page has no name', () => {
  expect(documentTitle('  ', 'Loupe')).toBe('Loupe');
});
