import { guestPage } from '../../guest-page.ts';
import './page.css';

export const Page = guestPage('Built with Rspack');
