import { startShare } from './start/start-share.tsx';
import { installScriptPolicy } from './trusted-types.ts';

installScriptPolicy();
void startShare();
