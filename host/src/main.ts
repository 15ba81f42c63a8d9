import { start } from './start.tsx';
import { installScriptPolicy } from './trusted-types.ts';

installScriptPolicy();
// In a task of its own: to run all modules is one already.
setTimeout(() => void start());
