import { guestPage } from '../../guest-page.ts';
import rules from './page.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(rules);
document.adoptedStyleSheets.push(sheet);

export const Page = guestPage('Built with webpack');
