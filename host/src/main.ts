import { start } from './start.tsx';
import { installScriptPolicy } from './trusted-types.ts';

installScriptPolicy();
void start();
