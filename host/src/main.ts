import { startSite } from './start/start-site.tsx';
import { installScriptPolicy } from './trusted-types.ts';

installScriptPolicy();
void startSite();
