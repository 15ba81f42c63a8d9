import { nextTask } from './composition/next-task.ts';
import { start } from './start.tsx';
import { installScriptPolicy } from './trusted-types.ts';

installScriptPolicy();
// To run all modules is a task of its own already.
void nextTask().then(start);
