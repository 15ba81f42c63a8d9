import { startShare } from './share-start.tsx';
import { installScriptPolicy } from './trusted-types.ts';

installScriptPolicy();
void startShare();
